import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { firmToMake, narrowTo, type SeenFirms } from '../firms/seenFirms';
import { reject } from '../http/problem';
import type { ReplyRow, Tables } from '../storage/tables';
import { note } from './activity';
import { type InboxEnv, type InboxOptions, ownerOnly, readJson } from './guards';

/** Characters of a reply's name, and of its text: programs for mail cut longer links. */
const [maxName, maxText] = [60, 1_000];

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((typed) => typed.replaceAll('\0', '').trim()), // PostgreSQL's text cannot hold NUL
    v.minLength(1),
    v.maxLength(most),
  );
const content = v.object({ name: text(maxName), text: text(maxText) });
const newReply = v.object({
  ...content.entries,
  /** Of who sees several. */
  firm: v.optional(v.string(), ''),
});
const expected = `Send a name of at most ${maxName} characters and a text of at most ${maxText}.`;

/** `GET /inbox/api/replies` */
export interface ReplyList {
  replies: ReplyRow[];
}

/** The short answers that firms keep, oldest first. @param firms undefined for all */
const listReplies = (db: Kysely<Tables>, firms: SeenFirms): Promise<ReplyRow[]> =>
  db
    .selectFrom('replies')
    .select(['id', 'firm', 'name', 'text', 'created_at'])
    .$if(firms !== undefined, (query) => query.where('firm', 'in', firms ?? []))
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** @param firms undefined for all */
export const findReply = async (
  db: Kysely<Tables>,
  id: string,
  firms: SeenFirms,
): Promise<ReplyRow | undefined> => (await listReplies(db, firms)).find((row) => row.id === id);

/** The short answers: everybody reads them, owners write them. */
export function replyRoutes({ store, firms }: InboxOptions): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();

  /** Those of one firm: `?firm=bug-off`. */
  app.get('/replies', async (context) => {
    const seen = narrowTo(context.get('account').firms, context.req.query('firm'));
    const replies = await store.use(({ db }) => listReplies(db, seen));
    return context.json({ replies } satisfies ReplyList);
  });

  app.post('/replies', ownerOnly, async (context) => {
    const sent = await readJson(context, newReply);
    const { name: account, firms: seen } = context.get('account');
    if (!sent) return reject(context, 400, 'inbox reply', expected);
    const firm = firmToMake(seen, sent.firm);
    if (firm === undefined || (firm !== '' && firms.find(firm) === undefined))
      return reject(context, 400, 'inbox reply firm', 'Name a firm that there is.');
    const id = crypto.randomUUID();
    const created_at = new Date().toISOString();
    await store.write(async (transaction) => {
      await transaction
        .insertInto('replies')
        .values({ id, firm, name: sent.name, text: sent.text, created_at })
        .execute();
      await note(transaction, { account, firm, action: 'wrote a reply', text: sent.name });
    });
    return context.json({ id }, 201);
  });

  app.post('/replies/:id', ownerOnly, async (context) => {
    const sent = await readJson(context, content);
    if (!sent) return reject(context, 400, 'inbox reply', expected);
    const { name: account, firms: seen } = context.get('account');
    const id = context.req.param('id');
    const isChanged = await store.write(async (transaction) => {
      const known = await findReply(transaction, id, seen);
      if (!known) return false;
      await transaction.updateTable('replies').set(sent).where('id', '=', id).execute();
      await note(transaction, { account, firm: known.firm, action: 'wrote a reply', text: sent.name });
      return true;
    });
    return isChanged
      ? context.body(null, 204)
      : reject(context, 404, 'inbox reply id', 'There is no such short answer.');
  });

  app.delete('/replies/:id', ownerOnly, async (context) => {
    const { name: account, firms: seen } = context.get('account');
    const id = context.req.param('id');
    const isGone = await store.write(async (transaction) => {
      const known = await findReply(transaction, id, seen);
      if (!known) return false;
      await transaction.deleteFrom('replies').where('id', '=', id).execute();
      await note(transaction, { account, firm: known.firm, action: 'removed a reply', text: known.name });
      return true;
    });
    return isGone
      ? context.body(null, 204)
      : reject(context, 404, 'inbox reply id', 'There is no such short answer.');
  });

  return app;
}
