import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables';

/** A text that is another one after each change of leads, or of what was done with them. @param firm undefined for all */
export async function changeStamp(db: Kysely<Tables>, firm: string | undefined): Promise<string> {
  const lead = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.max('updated_at').as('at'))
    .$if(firm !== undefined, (query) => query.where('firm', '=', firm ?? ''))
    .executeTakeFirst();
  const done = await db
    .selectFrom('activity')
    .select(({ fn }) => fn.max('at').as('at'))
    .$if(firm !== undefined, (query) => query.where('firm', '=', firm ?? ''))
    .executeTakeFirst();
  return `${lead?.at ?? ''} ${done?.at ?? ''}`;
}
