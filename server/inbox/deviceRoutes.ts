import { Hono } from 'hono';
import * as v from 'valibot';
import { reject } from '../http/problem';
import { isPushAddress } from '../notify/told/pushAddress';
import type { PushSettings } from '../notify/told/settings';
import { type InboxEnv, type InboxOptions, readJson } from './guards';

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

/** Whether this device is told of new leads: of those of the account's firm, or of the desk's own. */
export function deviceRoutes({ store, firms }: InboxOptions): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();
  const { devices } = store.messages;

  app.get('/device', async (context) => {
    const push = pushOf(context.get('account').firm);
    const answer: DeviceAnswer = { publicKey: push ? (await devices.keys()).publicKey : null };
    return context.json(answer);
  });

  app.post('/device', async (context) => {
    const { firm = '' } = context.get('account');
    const push = pushOf(firm);
    const sent = await readJson(context, subscription);
    if (!push || !sent || !isPushAddress(sent.endpoint, push.service))
      return reject(context, 400, 'inbox device', 'This device cannot be told of new requests.');
    const { endpoint, keys } = sent;
    await devices.add({ firm, session: context.get('session').token_hash, endpoint, ...keys }, new Date());
    return context.body(null, 204);
  });

  app.delete('/device', async (context) => {
    await devices.remove({ session: context.get('session').token_hash });
    return context.body(null, 204);
  });

  return app;

  /** @param id undefined for the desk's owner */
  function pushOf(id = ''): PushSettings | undefined {
    const firm = id === '' ? firms.own : firms.find(id);
    return typeof firm === 'object' ? firm.notify.told?.push : undefined;
  }
}
