import type { Kysely, Transaction } from 'kysely';
import webPush from 'web-push';
import type { DeviceRow, Tables } from '../../storage/tables';

const prefix = 'device/';

/** A message's target for a device. */
const targetOf = ({ id }: Pick<DeviceRow, 'id'>): string => `${prefix}${id}`;

export const isDevice = (target: string): boolean => target.startsWith(prefix);

/** The devices of a firm that are signed in, as targets of messages. */
export async function deviceTargets(db: Kysely<Tables>, firm: string): Promise<string[]> {
  const devices = await db
    .selectFrom('devices')
    .innerJoin('sessions', 'sessions.token_hash', 'devices.session')
    .select('devices.id')
    .where('devices.firm', '=', firm)
    .execute();
  return devices.map(targetOf);
}

/** A device, and of whose leads it is told: at least one firm's. */
type NewDevice = Omit<DeviceRow, 'id' | 'created_at' | 'firm'> & { firms: readonly string[] };

const newRow = (device: Omit<DeviceRow, 'id' | 'created_at'>, now: Date): DeviceRow => ({
  ...device,
  id: crypto.randomUUID(),
  created_at: now.toISOString(),
});

/** Has the devices of an account told of the leads of these firms from now on, and of no others. */
export async function tellDevices(
  transaction: Transaction<Tables>,
  account: string,
  firms: readonly string[],
  now: Date,
): Promise<void> {
  const known = await transaction
    .selectFrom('devices')
    .innerJoin('sessions', 'sessions.token_hash', 'devices.session')
    .selectAll('devices')
    .where('sessions.account', '=', account)
    .execute();
  for (const device of new Map(known.map((row) => [row.endpoint, row])).values()) {
    const { endpoint } = device;
    const isTold = (firm: string) => known.some((row) => row.endpoint === endpoint && row.firm === firm);
    await transaction
      .deleteFrom('devices')
      .where('endpoint', '=', endpoint)
      .where('firm', 'not in', firms)
      .execute();
    const added = firms.filter((firm) => !isTold(firm)).map((firm) => newRow({ ...device, firm }, now));
    if (added.length > 0) await transaction.insertInto('devices').values(added).execute();
  }
}

/** The devices that are told of leads. */
export type Devices = ReturnType<typeof createDevices>;

/**
 * @param use runs work on the database
 * @param write the same in a transaction
 */
export function createDevices(
  use: <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>,
  write: <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) => Promise<Result>,
) {
  return {
    /** The device of a target; undefined where it is signed out. */
    find: (target: string): Promise<DeviceRow | undefined> =>
      use((db) =>
        db
          .selectFrom('devices')
          .innerJoin('sessions', 'sessions.token_hash', 'devices.session')
          .selectAll('devices')
          .where('devices.id', '=', target.slice(prefix.length))
          .executeTakeFirst(),
      ),
    /** Tells the device of a session from now on. It is one device, whoever was signed in on it before. */
    add: ({ firms, ...device }: NewDevice, now: Date): Promise<void> =>
      write(async (transaction) => {
        const { endpoint, session } = device;
        await transaction
          .deleteFrom('devices')
          .where((row) => row.or([row('endpoint', '=', endpoint), row('session', '=', session)]))
          .execute();
        await transaction
          .insertInto('devices')
          .values(firms.map((firm) => newRow({ ...device, firm }, now)))
          .execute();
      }),
    remove: (which: Pick<DeviceRow, 'id'> | Pick<DeviceRow, 'session'>): Promise<unknown> =>
      write((transaction) =>
        'id' in which
          ? transaction.deleteFrom('devices').where('id', '=', which.id).execute()
          : transaction.deleteFrom('devices').where('session', '=', which.session).execute(),
      ),
    /** By which push services recognize the desk: made when it is first needed, the same for all desks of a database. */
    async keys(): Promise<{ publicKey: string; privateKey: string }> {
      const known = await use(findKeys);
      if (known) return known;
      const { publicKey, privateKey } = webPush.generateVAPIDKeys();
      return write(async (transaction) => {
        await transaction
          .insertInto('push_keys')
          .values({ name: 'vapid', public_key: publicKey, private_key: privateKey })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return (await findKeys(transaction)) ?? { publicKey, privateKey };
      });
    },
  };
}

const findKeys = (db: Kysely<Tables>) =>
  db
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();
