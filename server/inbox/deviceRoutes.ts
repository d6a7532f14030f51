import { Hono } from 'hono';
import * as v from 'valibot';
import { usableFirm } from '../firms/firmsOf';
import { reject } from '../http/problem';
import { isPushAddress } from '../notify/told/pushAddress';
import type { PushSettings } from '../notify/told/settings';
import { type InboxEnv, type InboxOptions, readJson } from './guards';
import type { Account } from './sessions';

/** Bytes of the keys, of RFC 8291, as browsers write them. */
const keyOf = (bytes: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+=*$/),
    v.check((text) => Buffer.from(text, 'base64url').length === bytes),
  );

/** A `PushSubscription` as JSON. */
const subscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(2_000)),
  keys: v.object({ p256dh: keyOf(65), auth: keyOf(16) }),
});

/** `GET /inbox/api/device` */
export interface DeviceAnswer {
  /** By which a browser's push service recognizes the desk; null where the desk tells no devices. */
  publicKey: string | null;
}

/** Whether this device is told of new leads: of those of the account's firms; of who sees all, of the desk's own. */
export function deviceRoutes({ store, firms }: InboxOptions): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();
  const { devices } = store.messages;

  app.get('/device', async (context) => {
    const isTold = told(context.get('account')).length > 0;
    const answer: DeviceAnswer = { publicKey: isTold ? (await devices.keys()).publicKey : null };
    return context.json(answer);
  });

  app.post('/device', async (context) => {
    const sent = await readJson(context, subscription);
    const firmsTold = told(context.get('account'))
      .filter(({ push }) => sent && isPushAddress(sent.endpoint, push.service))
      .map(({ firm }) => firm);
    if (!sent || firmsTold.length === 0)
      return reject(context, 400, 'inbox device', 'This device cannot be told of new requests.');
    const { endpoint, keys } = sent;
    const { token_hash: session } = context.get('session');
    await devices.add({ firms: firmsTold, session, endpoint, ...keys }, new Date());
    return context.body(null, 204);
  });

  app.delete('/device', async (context) => {
    await devices.remove({ session: context.get('session').token_hash });
    return context.body(null, 204);
  });

  return app;

  /** Of whose leads devices of an account are told. */
  function told({ firms: seen = [''] }: Account): { firm: string; push: PushSettings }[] {
    return seen.flatMap((firm) => {
      const push = usableFirm(firms, firm)?.notify.told?.push;
      return push ? { firm, push } : [];
    });
  }
}
