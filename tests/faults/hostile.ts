import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { send, visitorsAgent } from '../../server/testing/send';
import { atLeast, type Experiment, info, none, under } from './experiment';
import { auditWithPhotos, booking, randomIp, type SentLead } from './leads';
import { startProbe } from './probe';
import { sendFromVisitors } from './visitors';

const seconds = { short: 5, long: 60 };
/** Attackers, each of whom sends one body after the other. */
const attackers = 4;
const visitorsPerSecond = 20;
/** Milliseconds, megabytes. On a machine with other work a quiet desk is slow too: ten times as long as that. */
const promised = { p99: 200, memory: 300 };

const nested = (levels: number, value: unknown): unknown =>
  levels === 0 ? value : { deeper: nested(levels - 1, value) };
const keys = (count: number, name: (key: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, key) => [name(key), key]));

/** Leads of up to 8 MB, each made to exhaust another part of a desk. */
const hostileLeads = (): SentLead[] => [
  booking({ nested: nested(28, `a${'\n'.repeat(3_900_000)}b`) }),
  booking({ ['k'.repeat(3_000_000)]: 'x' }),
  booking({ many: keys(9_900, (key) => `${'k'.repeat(700)}${key}`) }),
  booking({ quotes: '"'.repeat(3_900_000) }),
  booking({ fullName: 'é'.repeat(3_900_000) }),
  booking({ email: 'a@'.repeat(3_900_000) }),
  booking({ lists: Array.from({ length: 30 }, () => Array(300).fill('\u202e'.repeat(80))) }),
  auditWithPhotos(10, 550_000),
];

/** Plain HTML forms of the same size, each of them another lead by its name. */
const hostileForms = (): string[] => ['+', '%26'].map((text) => text.repeat(7_900_000 / text.length));

interface HostileBody {
  type: string;
  bytes: Buffer;
}

/**
 * The bodies of hostile leads and forms, each time with another id. They are made once: making one takes this process as long as
 * the desk takes to parse it, and the probe, which runs here too, would measure that.
 */
function hostileBodies(): { count: number; next: () => HostileBody } {
  const id = randomUUID();
  const bodies = [
    ...hostileLeads().map((lead) => ({ type: 'application/json', body: JSON.stringify({ ...lead, id }) })),
    ...hostileForms().map((text) => ({
      type: 'application/x-www-form-urlencoded',
      body: `fullName=${id}&serviceAddress=${text}`,
    })),
  ].map(({ type, body }) => ({ type, bytes: Buffer.from(body) }));
  let turn = 0;
  const next = () => {
    const { type, bytes } = bodies[turn++ % bodies.length] ?? { type: '', bytes: Buffer.of() };
    const copy = Buffer.from(bytes);
    copy.write(randomUUID(), copy.indexOf(id));
    return { type, bytes: copy };
  };
  return { count: bodies.length, next };
}

/** Attackers send bodies that are made to freeze a desk, while pages load its script and visitors send leads. */
export const hostile: Experiment = {
  name: 'hostile',
  async run(newDeployment, size) {
    const deployment = await newDeployment();
    const desks = await deployment.startDesks();
    const quiet = startProbe(desks);
    await sleep(1_000);
    await quiet.stop();
    const agent = visitorsAgent();
    const answers = new Map<number, number>();
    const stopping = new AbortController();
    const bodies = hostileBodies();
    let sent = 0;
    const attack = async () => {
      while (!stopping.signal.aborted) {
        const url = desks[sent++ % desks.length]?.url ?? '';
        const { type, bytes } = bodies.next();
        const { status } = await send(url, bytes, { agent, type, from: randomIp() }).catch(() => ({
          status: 0,
        }));
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    };
    const attacking = Promise.all(Array.from({ length: attackers }, attack));
    const probe = startProbe(desks);
    const { visitors, ledger } = await sendFromVisitors(desks, visitorsPerSecond, seconds[size], booking);
    stopping.abort();
    await Promise.all([attacking, probe.stop()]);
    agent.destroy();
    const memory = Math.max(...desks.map((desk) => desk.memory().peak));
    const answered = [...answers.values()].reduce((sum, count) => sum + count, 0);
    return [
      atLeast('hostile bodies', answered, bodies.count),
      info('their answers', [...answers].map(([status, count]) => `${count} × ${status}`).join(', ')),
      none('answered by no response, or 500', (answers.get(0) ?? 0) + (answers.get(500) ?? 0)),
      info('p99 of script and health before', `${quiet.percentile(0.99).toFixed(0)} ms`),
      under(
        'the same meanwhile',
        probe.percentile(0.99),
        Math.max(promised.p99, Math.ceil(10 * quiet.percentile(0.99))),
        'ms',
      ),
      under('memory, most', memory, promised.memory, 'MB'),
      none('leads of others refused, or not answered', visitors.failed),
      atLeast('leads of others', ledger.count, 1),
      ...(await ledger.compare(deployment)).filter(({ what }) => what !== 'never sent by anybody'),
    ];
  },
};
