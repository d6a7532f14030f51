import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { isLongEnough, minPasswordLength } from '../../src/domain/accounts';
import { hashPassword } from '../auth/password';
import { usableFirm } from '../firms/firmsOf';
import { reject } from '../http/problem';
import { noteForAll } from './activity';
import { type InboxEnv, type InboxOptions, readJson } from './guards';
import { acceptInvite, findInvited, firmsOfPerson } from './people';

const token = v.pipe(v.string(), v.maxLength(100));
const invitation = v.object({ token });
const acceptance = v.object({ token, password: v.pipe(v.string(), v.maxLength(1_000)) });

/** `POST /inbox/api/invite/look` */
export interface Invitation {
  /** How they will sign in. */
  name: string;
  /** Of the firms, or of the desk's own. */
  company: string;
  /** Whether signing in takes a code, too. */
  hasSecondFactor: boolean;
}

/** For who has the link of an invitation: whose it is, and choosing a password. Nothing but the link's secret opens it. */
export function inviteRoutes({ store, firms }: InboxOptions): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();

  /** A link stands in no address that the desk sees, and so in no log. */
  app.post('/invite/look', async (context) => {
    const person = await invited((await readJson(context, invitation))?.token);
    if (!person) return ended(context);
    const seen = (await store.use(({ db }) => firmsOfPerson(db, person))) ?? [''];
    const company = seen.flatMap((id) => usableFirm(firms, id)?.style.company || []).join(', ');
    const answer: Invitation = { name: person.name, company, hasSecondFactor: person.secret !== null };
    return context.json(answer);
  });

  app.post('/invite', async (context) => {
    const sent = await readJson(context, acceptance);
    const person = await invited(sent?.token);
    if (!sent || !person) return ended(context);
    if (!isLongEnough(sent.password))
      return reject(
        context,
        400,
        'inbox invitation password',
        `The password needs at least ${minPasswordLength} characters.`,
      );
    const hash = await hashPassword(sent.password);
    const isAccepted = await store.write(async (transaction) => {
      const accepted = await acceptInvite(transaction, sent.token, hash);
      const { name: account } = person;
      const seen = await firmsOfPerson(transaction, person);
      if (accepted) await noteForAll(transaction, seen, { account, action: 'joined' });
      return accepted;
    });
    return isAccepted ? context.body(null, 204) : ended(context);
  });

  return app;

  async function invited(secret = '') {
    return store.use(({ db }) => findInvited(db, secret, new Date()));
  }
}

const ended = (context: Context): Response =>
  reject(context, 404, 'inbox invitation', 'This invitation counts no more. Ask for another one.');
