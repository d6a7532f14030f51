import { type Context, Hono } from 'hono';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { isPersonName } from '../../src/domain/accounts';
import { isSingleEmail } from '../../src/domain/email';
import { ownerName } from '../auth/ownerName';
import { allFirms, usableFirm } from '../firms/firmsOf';
import { isSeen, type SeenFirms } from '../firms/seenFirms';
import { reject, rejectTooMany } from '../http/problem';
import { createLimiter } from '../http/rateLimit';
import { invitationMail } from '../notify/invitation';
import { sendNow } from '../notify/mail';
import { errorMessage } from '../operations/log';
import type { ActivityRow, PersonRow, Tables } from '../storage/tables';
import { noteForAll } from './activity';
import { type InboxEnv, type InboxOptions, ownerOnly, readJson } from './guards';
import {
  accountNameOf,
  changeFirms,
  findPerson,
  firmsOfPerson,
  listPeople,
  newInvite,
  rowsOfFirms,
} from './people';
import { accountOfSettings, endSessions } from './sessions';

const role = v.picklist(['owner', 'member', 'reader']);
const writtenIn = v.optional(v.picklist(['en', 'es', 'de']), 'en');
const someFirms = v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(1_000));
const newPerson = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.check((text) => isPersonName(text) && text !== ownerName),
  ),
  email: v.pipe(v.string(), v.trim(), v.check(isSingleEmail)),
  role,
  /** Of who sees several: those that the person is to see, null for all. @default the desk's own */
  firms: v.optional(v.nullable(someFirms)),
  lang: writtenIn,
});
const invitation = v.object({ lang: writtenIn });
const newRole = v.object({ role });
const newFirms = v.object({ firms: v.nullable(someFirms) });

/** People that one firm may have, and that may see all. */
const maxPeople = 100;
/** An owner of one firm must not mail the whole world in the desk's name. */
const invitations = { points: 20, duration: 60 * 60 };

/** `GET /inbox/api/people` */
export interface PeopleList {
  people: {
    /** How they sign in. */
    name: string;
    /** Those that the reader sees, too, the desk's own as an empty text; null for all there are. */
    firms: readonly string[] | null;
    /** Whether the reader may change and remove them: not who also sees a firm that the reader does not. */
    mayChange: boolean;
    role: PersonRow['role'];
    /** Empty for one of settings. */
    email: string;
    /** Stands in the desk's settings or in a firm's file, and is changed there. */
    isOfSettings: boolean;
    hasSecondFactor: boolean;
    /** Whether a password was chosen. */
    hasJoined: boolean;
    /** Until when a link counts by which one is chosen; null where there is none. */
    inviteUntil: string | null;
    /** When a session of theirs was last used; null where there is none. */
    usedAt: string | null;
  }[];
}

/** `POST /inbox/api/people`, and of another invitation. */
export interface Invited {
  /** How they sign in. */
  name: string;
  /** To be passed on, where it was not mailed; nobody can read it later. */
  link?: string;
}

/** The people who see leads: added, invited and removed by owners, each of whom sees those of their firms. */
export function peopleRoutes({ settings, store, firms, password }: InboxOptions): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();
  const invites = createLimiter(invitations);
  app.use('/people', ownerOnly);
  app.use('/people/*', ownerOnly);

  app.get('/people', async (context) => {
    const { name: reader, firms: own } = context.get('account');
    const { rows, used } = await store.use(async ({ db }) => ({
      rows: await listPeople(db, own),
      used: await db
        .selectFrom('sessions')
        .select(['account', ({ fn }) => fn.max('used_at').as('at')])
        .groupBy('account')
        .execute(),
    }));
    const usedAt = (name: string) => used.find(({ account }) => account === name)?.at ?? null;
    const people = rows.map((row) => ({
      name: row.name,
      firms: row.firms?.filter((id) => isSeen(own, id)) ?? null,
      mayChange: row.name !== reader && isWithin(own, row.firms),
      role: row.role,
      email: row.email,
      isOfSettings: false,
      hasSecondFactor: row.secret !== null,
      hasJoined: row.password !== null,
      inviteUntil: row.invite_until,
      usedAt: usedAt(row.name),
    }));
    const ofSettings = accountsOfSettings(own).map((account) => ({
      ...account,
      email: '',
      isOfSettings: true,
      mayChange: false,
      hasJoined: true,
      inviteUntil: null,
      usedAt: usedAt(account.name),
    }));
    return context.json({ people: [...ofSettings, ...people] } satisfies PeopleList);
  });

  app.post('/people', async (context) => {
    const sent = await readJson(context, newPerson);
    if (!sent)
      return reject(
        context,
        400,
        'inbox person',
        'Send a name of small letters and digits, an email address, and a role.',
      );
    const { name: account, firms: own } = context.get('account');
    const chosen = own?.length === 1 ? own : sent.firms === null ? undefined : (sent.firms ?? ['']);
    if (!mayGive(own, chosen)) return noSuchFirm(context);
    const seen = chosen && [...new Set(chosen)];
    const wait = await invites.consume(account);
    if (wait !== undefined) return tooMany(context, wait);
    const name = accountNameOf(sent.name, seen?.length === 1 ? (seen[0] ?? null) : null);
    const { firm, others } = rowsOfFirms(name, seen);
    const now = new Date();
    const { token, columns } = newInvite(now);
    const row: PersonRow = {
      name,
      firm,
      role: sent.role,
      email: sent.email,
      password: null,
      secret: null,
      recovery: '',
      created_at: now.toISOString(),
      ...columns,
    };
    const isTaken = accountOfSettings(name, password, firms) !== undefined;
    const refused = isTaken
      ? 'taken'
      : await store.write(async (transaction) => {
          const { count } = await transaction
            .selectFrom('people')
            .select(({ fn }) => fn.countAll().as('count'))
            .where('firm', firm === null ? 'is' : '=', firm)
            .executeTakeFirstOrThrow();
          if (Number(count) >= maxPeople) return 'full';
          const added = await transaction
            .insertInto('people')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .returning('name')
            .executeTakeFirst();
          if (!added) return 'taken';
          if (others.length > 0) await transaction.insertInto('person_firms').values(others).execute();
          await noteForAll(transaction, seen, { account, action: 'invited', text: name });
          return undefined;
        });
    if (refused === 'full')
      return reject(context, 409, 'inbox people', `There are ${maxPeople} people already.`);
    if (refused) return reject(context, 409, 'inbox person name', 'Somebody has this name already.');
    return context.json(await invite(context, row, token, sent.lang), 201);
  });

  app.post('/people/:name/firms', async (context) => {
    const sent = await readJson(context, newFirms);
    if (!sent)
      return reject(context, 400, 'inbox person firms', 'Send the firms, at least one, or null for all.');
    if (isOneself(context)) return notOneself(context);
    const chosen = sent.firms === null ? undefined : [...new Set(sent.firms)];
    if (!mayGive(context.get('account').firms, chosen)) return noSuchFirm(context);
    const row = await change(
      context,
      'changed firms',
      (transaction, { name }) => changeFirms(transaction, name, chosen),
      chosen,
    );
    return row ? context.body(null, 204) : unknown(context);
  });

  /** Another link: for who has lost the first one, or the password, which counts until another one is chosen. */
  app.post('/people/:name/invite', async (context) => {
    const sent = await readJson(context, invitation);
    const account = context.get('account').name;
    const wait = await invites.consume(account);
    if (wait !== undefined) return tooMany(context, wait);
    const { token, columns } = newInvite(new Date());
    const row = await change(context, 'invited', inColumns(columns));
    return row
      ? context.json(await invite(context, { ...row, ...columns }, token, sent?.lang ?? 'en'))
      : unknown(context);
  });

  app.post('/people/:name/role', async (context) => {
    const sent = await readJson(context, newRole);
    if (!sent) return reject(context, 400, 'inbox person role', 'Send a role.');
    if (isOneself(context)) return notOneself(context);
    return (await change(context, 'changed a role', inColumns(sent)))
      ? context.body(null, 204)
      : unknown(context);
  });

  /** For who has lost the phone and the recovery codes. Signs them out. */
  app.delete('/people/:name/second-factor', async (context) => {
    const row = await change(context, 'took away a second factor', inColumns({ secret: null, recovery: '' }));
    return row ? context.body(null, 204) : unknown(context);
  });

  /** Signs them out everywhere, too. */
  app.delete('/people/:name', async (context) => {
    if (isOneself(context)) return notOneself(context);
    const removed = await change(context, 'removed a person', async (transaction, { name }) => {
      await transaction.deleteFrom('people').where('name', '=', name).execute();
      await transaction.deleteFrom('person_firms').where('name', '=', name).execute();
      await endSessions(transaction, { account: name });
    });
    return removed ? context.body(null, 204) : unknown(context);
  });

  return app;

  /**
   * Changes somebody who sees no firm that the account does not.
   * @param given the firms that they see afterwards @default as before
   * @returns the row as it was
   */
  function change(
    context: Context<InboxEnv>,
    action: ActivityRow['action'],
    work: (transaction: Transaction<Tables>, row: PersonRow) => Promise<unknown>,
    given: SeenFirms = [],
  ): Promise<PersonRow | undefined> {
    const { name: account, firms: own } = context.get('account');
    return store.write(async (transaction) => {
      const row = await findPerson(transaction, context.req.param('name') ?? '', true);
      const before = row && (await firmsOfPerson(transaction, row));
      if (!row || !isWithin(own, before)) return undefined;
      await work(transaction, row);
      const concerned = before && [...new Set([...before, ...given])];
      await noteForAll(transaction, concerned, { account, action, text: row.name });
      return row;
    });
  }

  /** Whether somebody may let others see these firms: those that they see themselves, and that there are. */
  function mayGive(own: SeenFirms, given: SeenFirms): boolean {
    return isWithin(own, given) && (given ?? []).every((id) => usableFirm(firms, id));
  }

  /** Mails the link; where that is not possible, whoever invites passes it on. */
  async function invite(
    context: Context<InboxEnv>,
    { name, firm, email, invite_until, password: known }: PersonRow,
    token: string,
    lang: string,
  ): Promise<Invited> {
    // The guard has compared the origin with the address of the request.
    const base = settings.inboxUrl ?? `${context.req.header('origin')}/inbox/`;
    const link = `${base}#invite/${token}`;
    const { mail } = usableFirm(firms, firm ?? '')?.notify ?? {};
    if (!mail) return { name, link };
    const content = invitationMail(
      {
        email,
        name,
        inviter: context.get('account').name,
        link,
        until: invite_until ?? '',
        isKnown: known !== null,
        lang,
      },
      mail.style,
    );
    try {
      await sendNow(mail, content);
      return { name };
    } catch (error) {
      console.warn(`An invitation could not be mailed: ${errorMessage(error)}`);
      return { name, link };
    }
  }

  function accountsOfSettings(own: SeenFirms) {
    const shown = allFirms(firms).filter(({ id }) => isSeen(own, id));
    const names = shown.flatMap(({ id, owners, readers }) =>
      [...owners.keys(), ...readers.keys()].map((name) => accountNameOf(name, id)),
    );
    return [...(own === undefined ? [ownerName] : []), ...names].flatMap((name) => {
      const account = accountOfSettings(name, password, firms);
      if (!account) return [];
      const { role: of, firms: seen = null, hash } = account;
      return [{ name, role: of, firms: seen, hasSecondFactor: hash.secret !== undefined }];
    });
  }
}

/** Whether somebody sees all of some firms. */
const isWithin = (own: SeenFirms, others: SeenFirms): boolean =>
  own === undefined || (others !== undefined && others.every((id) => own.includes(id)));

const inColumns =
  (columns: Partial<PersonRow>) =>
  (transaction: Transaction<Tables>, { name }: PersonRow): Promise<unknown> =>
    transaction.updateTable('people').set(columns).where('name', '=', name).execute();

const noSuchFirm = (context: Context): Response =>
  reject(context, 400, 'inbox person firm', 'Name firms that there are, and that you see.');

const isOneself = (context: Context<InboxEnv>): boolean =>
  context.req.param('name') === context.get('account').name;

const notOneself = (context: Context): Response =>
  reject(context, 409, 'inbox person oneself', 'Somebody else has to do this for you.');

const unknown = (context: Context): Response =>
  reject(context, 404, 'inbox person name', 'There is nobody of this name.');

const tooMany = (context: Context, wait: number): Response =>
  rejectTooMany(context, 'inbox invitations', 'Too many invitations. Please wait.', wait);
