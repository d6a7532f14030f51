import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { appAddress, fromBase32, stepOf, toBase32 } from '../auth/oneTimeCode';
import { newSecret } from '../auth/password';
import { type PasswordGuard, refusePassword } from '../auth/passwordGuard';
import { clientNetwork } from '../http/clientIp';
import { reject } from '../http/problem';
import { sha256 } from '../storage/hashes';
import type { PersonRow } from '../storage/tables';
import { noteForAll } from './activity';
import { type InboxEnv, type InboxOptions, readJson } from './guards';
import { hashOf } from './people';
import { countCodes, newRecoveryCodes, withoutFactor } from './secondFactor';
import { credentialOf, endSessions, findAccount, sessionsOf } from './sessions';

const password = v.pipe(v.string(), v.maxLength(1_000));
const newFactor = v.object({
  password,
  secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{32}$/)),
  code: v.pipe(v.string(), v.maxLength(20)),
});
const oldFactor = v.object({ password });

/** `GET /inbox/api/own` */
export interface OwnAccount {
  /** The devices on which one is signed in, the last used first. */
  sessions: { id: string; device: string; createdAt: string; usedAt: string; isThis: boolean }[];
  hasSecondFactor: boolean;
  /** Recovery codes that were not used yet. */
  recoveryCodes: number;
  /** Whether the password, and the second factor, stand in the desk's settings or a firm's file. */
  isOfSettings: boolean;
}

/** `POST /inbox/api/own/second-factor/secret` */
export interface NewSecret {
  secret: string;
  /** What an app reads as a QR code. */
  address: string;
}

/** One's own account, whatever the role: where one is signed in, and the second factor. */
export function ownAccountRoutes(options: InboxOptions, check: PasswordGuard): Hono<InboxEnv> {
  const { settings, store, firms, password: owner } = options;
  const app = new Hono<InboxEnv>();

  app.get('/own', async (context) => {
    const { name } = context.get('account');
    const answer = await store.use(async ({ db }): Promise<OwnAccount> => {
      const account = await findAccount(db, name, owner, firms);
      const sessions = await sessionsOf(db, name, new Date());
      return {
        sessions: sessions.map(({ token_hash, device, created_at, used_at }) => ({
          id: idOf(token_hash),
          device,
          createdAt: created_at,
          usedAt: used_at,
          isThis: token_hash === context.get('session').token_hash,
        })),
        hasSecondFactor: account?.hash.secret !== undefined,
        recoveryCodes: account?.person ? countCodes(account.person) : 0,
        isOfSettings: account?.person === undefined,
      };
    });
    return context.json(answer);
  });

  app.delete('/own/sessions/:id', async (context) => {
    const { name: account, firms: seen } = context.get('account');
    const isEnded = await store.write(async (transaction) => {
      const sessions = await sessionsOf(transaction, account, new Date());
      const ending = sessions.find(({ token_hash }) => idOf(token_hash) === context.req.param('id'));
      if (!ending) return false;
      await endSessions(transaction, { token_hash: ending.token_hash });
      await noteForAll(transaction, seen, { account, action: 'ended a session', text: ending.device });
      return true;
    });
    return isEnded
      ? context.body(null, 204)
      : reject(context, 404, 'inbox own session', 'This session has ended before.');
  });

  /** A secret for an app. It counts from when a code of it was typed on. */
  app.post('/own/second-factor/secret', (context) => {
    const secret = newSecret();
    const address = appAddress(context.get('account').name, secret);
    return context.json({ secret: toBase32(secret), address } satisfies NewSecret);
  });

  /** Answers with recovery codes, which nobody can read later. Signs the other devices out. */
  app.post('/own/second-factor', async (context) => {
    const sent = await readJson(context, newFactor);
    if (!sent)
      return reject(context, 400, 'inbox second factor', 'Send the password, the secret and a code.');
    const refused = await refuse(context, sent.password);
    if (refused) return refused;
    if (stepOf(sent.code, fromBase32(sent.secret), new Date()) === undefined)
      return reject(
        context,
        400,
        'inbox second factor code',
        'The code is not the one that the app shows now.',
      );
    const { shown, recovery } = newRecoveryCodes();
    await change(context, { secret: sent.secret, recovery }, 'set up a second factor');
    return context.json({ recoveryCodes: shown }, 201);
  });

  app.post('/own/second-factor/off', async (context) => {
    const sent = await readJson(context, oldFactor);
    if (!sent) return reject(context, 400, 'inbox second factor', 'Send the password.');
    const refused = await refuse(context, sent.password);
    if (refused) return refused;
    await change(context, { secret: null, recovery: '' }, 'took away a second factor');
    return context.body(null, 204);
  });

  return app;

  /** Asks for the password again: who finds a device unlocked must not lock its owner out. */
  async function refuse(context: Context<InboxEnv>, typed: string): Promise<Response | undefined> {
    const { name } = context.get('account');
    const account = await store.use(({ db }) => findAccount(db, name, owner, firms));
    if (!account?.person)
      return reject(
        context,
        409,
        'inbox second factor of settings',
        'The password of this account stands in the settings of the desk, and so does its second factor.',
      );
    const verdict = await check(typed, withoutFactor(account.hash), {
      network: clientNetwork(context.env.incoming, settings.trustProxy),
      account: name,
      device: `session ${context.get('session').token_hash}`,
    });
    if (verdict === 'right') return undefined;
    return verdict === 'wrong'
      ? reject(context, 403, 'inbox own password', 'The password is wrong.')
      : refusePassword(context, verdict);
  }

  /** Changes how one signs in. This session goes on, others end. */
  async function change(
    context: Context<InboxEnv>,
    columns: Pick<PersonRow, 'secret' | 'recovery'>,
    action: 'set up a second factor' | 'took away a second factor',
  ): Promise<void> {
    const { name: account, firms: seen } = context.get('account');
    const { token_hash } = context.get('session');
    await store.write(async (transaction) => {
      const person = await transaction
        .updateTable('people')
        .set(columns)
        .where('name', '=', account)
        .returningAll()
        .executeTakeFirst();
      const hash = person && hashOf(person);
      if (!hash) return;
      await transaction
        .deleteFrom('sessions')
        .where('account', '=', account)
        .where('token_hash', '!=', token_hash)
        .execute();
      await transaction
        .updateTable('sessions')
        .set({ credential: credentialOf(hash) })
        .where('token_hash', '=', token_hash)
        .execute();
      await noteForAll(transaction, seen, { account, action, text: account });
    });
  }
}

/** What the page names a session by: not by what the database knows it by. */
const idOf = (tokenHash: string): string => sha256(`inbox session ${tokenHash}`).slice(0, 32);
