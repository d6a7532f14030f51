import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { version } from '../../package.json';
import type { PasswordHash } from '../auth/password';
import { type PasswordGuard, refusePassword } from '../auth/passwordGuard';
import { clientNetwork } from '../http/clientIp';
import { reject } from '../http/problem';
import { sha256 } from '../storage/hashes';
import { noteForAll } from './activity';
import { describeDevice } from './describeDevice';
import {
  findSignedIn,
  type InboxEnv,
  type InboxOptions,
  readJson,
  requireChangeToken,
  requireSession,
} from './guards';
import { recoveryLeft, useRecoveryCode, withoutFactor } from './secondFactor';
import {
  type Account,
  changeTokenOf,
  cookieName,
  cookieOptions,
  cookieSeconds,
  endSessions,
  findAccount,
  knownDevice,
  rememberDevice,
  startSession,
} from './sessions';

const credentials = v.object({
  name: v.pipe(v.string(), v.maxLength(200)),
  password: v.pipe(v.string(), v.maxLength(1_000)),
  code: v.optional(v.pipe(v.string(), v.maxLength(20))),
});

/** Signing in and out: `POST`, `GET` and `DELETE /inbox/api/session`, and `DELETE /inbox/api/sessions` for all devices. */
export function sessionRoutes(options: InboxOptions, check: PasswordGuard): Hono<InboxEnv> {
  const { settings, store, firms, password: owner } = options;
  const app = new Hono<InboxEnv>();
  // A name that does not exist is checked against a password that nobody has, and so takes as long as any other.
  const nobodys: PasswordHash = { options: owner.options, salt: randomBytes(16), key: randomBytes(32) };

  app.post('/session', async (context) => {
    const sent = await readJson(context, credentials);
    if (!sent) return reject(context, 400, 'inbox sign-in', 'Send a name and a password.');
    const name = sent.name.trim().toLowerCase();
    const account = await store.use(({ db }) => findAccount(db, name, owner, firms));
    const recovery = account?.person ? recoveryLeft(account.person, sent.code ?? '') : undefined;
    const hash = account?.hash ?? nobodys;
    const verdict = await check(sent.password, recovery === undefined ? hash : withoutFactor(hash), {
      network: clientNetwork(context.env.incoming, settings.trustProxy),
      account: name,
      device: account && knownDevice(context, account),
      code: sent.code,
    });
    if (verdict === 'busy' || typeof verdict === 'object') return refusePassword(context, verdict);
    if (verdict === 'wrong' || !account) return wrongPassword(context);
    const now = new Date();
    const token = await store.write(async (transaction) => {
      if (recovery !== undefined && !(await useRecoveryCode(transaction, account.name, recovery)))
        return undefined;
      // Signing in again ends the earlier session of this browser.
      await endSessions(transaction, { token_hash: sha256(getCookie(context, cookieName) ?? '') });
      await noteForAll(transaction, account.firms, { account: account.name, action: 'signed in' }, now);
      return startSession(transaction, account, describeDevice(context.req.header('user-agent')), now);
    });
    // Somebody used the same recovery code meanwhile.
    if (token === undefined) return wrongPassword(context);
    setCookie(context, cookieName, token, { ...cookieOptions, maxAge: cookieSeconds });
    rememberDevice(context, account);
    return context.json(describe(account, sha256(token)), 201);
  });

  /** Who is signed in: that nobody is, is no error. */
  app.get('/session', async (context) => {
    const found = await findSignedIn(context, options);
    return found ? context.json(describe(found.account, found.session.token_hash)) : context.body(null, 204);
  });
  const guards = [requireSession(options), requireChangeToken] as const;
  app.delete('/session', ...guards, async (context) => {
    await store.write((transaction) =>
      endSessions(transaction, { token_hash: context.get('session').token_hash }),
    );
    return signedOut(context);
  });
  app.delete('/sessions', ...guards, async (context) => {
    await store.write((transaction) => endSessions(transaction, { account: context.get('account').name }));
    return signedOut(context);
  });
  return app;

  function describe({ name, role, firms: seen }: Account, tokenHash: string) {
    const ids = seen ?? ['', ...firms.ids()];
    return {
      name,
      role,
      seesAll: seen === undefined,
      token: changeTokenOf({ token_hash: tokenHash }),
      /** Those that the account sees; the desk's own has neither an id nor a name. */
      firms: ids.map((id) => ({ id, name: companyOf(id) })),
      /** Of the times that are shown. */
      timeZone: firms.styleOf(ids[0] ?? '').timeZone,
      version,
    };
  }

  function companyOf(id: string): string {
    const firm = id === '' ? undefined : firms.find(id);
    return (typeof firm === 'object' && firm.style.company) || id;
  }
}

const wrongPassword = (context: Context): Response =>
  reject(context, 401, 'inbox password', 'The name, the password or the code is wrong.');

function signedOut(context: Context): Response {
  deleteCookie(context, cookieName, cookieOptions);
  // What was stored for reading without a network is erased, too.
  context.header('clear-site-data', '"cache"');
  return context.body(null, 204);
}
