import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildDesk } from '../../server/testing/childDesk';
import { send, visitorsAgent } from '../../server/testing/send';
import { isReceipt } from './deliver';
import { atLeast, brokeOff, type Experiment, type Finding, none, under } from './experiment';
import { booking, Ledger, type SentLead } from './leads';
import { type Outage, outages } from './outages';
import type { Place } from './place';

/** How many seconds an outage lasts, and how often it comes. */
const sizes = { short: { lasts: 1.5, times: 1 }, long: { lasts: 15, times: 3 } };
/** Milliseconds between leads; each is heavy enough to need room of its own. */
const pause = 25;
const leadBytes = 50_000;
/** Seconds. */
const promised = { answer: 5, recovery: 10 };

/** One send, once; times in milliseconds. */
interface Attempt {
  lead: SentLead;
  sentAt: number;
  answeredAt: number;
  /** 0 where the connection broke or nothing came. */
  status: number;
  isReceipt: boolean;
}

/** The disk is full, or the database is gone, while visitors go on sending. */
export const disk: Experiment = {
  name: 'disk',
  async run(newPlace, size) {
    const findings: Promise<Finding[]>[] = [];
    for (const prepare of outages) {
      const place = await newPlace();
      const outage = await prepare(place, size);
      if (!outage) continue;
      const finding = suffer(place, outage, sizes[size]).catch((error: unknown) => [brokeOff(error)]);
      findings.push(finding);
      // Places with PostgreSQL share their server: one outage after the other.
      if (place.keeper.kind === 'PostgreSQL') await finding;
    }
    return (await Promise.all(findings)).flat();
  },
};

async function suffer(
  place: Place,
  outage: Outage,
  { lasts, times }: { lasts: number; times: number },
): Promise<Finding[]> {
  const desks = await place.startDesks(outage.env);
  const attempts: Attempt[] = [];
  const visitors = sendSteadily(desks, attempts);
  const recoveries: number[] = [];
  const spans: { began: number; ending: number }[] = [];
  let saidIll = 0;
  for (let time = 0; time < times; time++) {
    await until(() => attempts.length >= 20);
    await outage.begin(desks);
    const began = performance.now();
    await sleep(lasts * 1_000);
    if (!(await health(desks))) saidIll++;
    spans.push({ began, ending: performance.now() });
    await outage.end(desks);
    const ended = performance.now();
    const takenSince = () => attempts.filter((attempt) => attempt.isReceipt && attempt.sentAt > ended).length;
    await until(() => takenSince() > 0);
    await until(() => health(desks));
    recoveries.push((performance.now() - ended) / 1_000);
    await until(() => takenSince() >= 20);
  }
  await visitors.stop();

  const spanOf = ({ sentAt }: Attempt) =>
    spans.find(({ began, ending }) => sentAt > began && sentAt < ending);
  const meanwhile = attempts.filter(spanOf);
  const acknowledgedMeanwhile = meanwhile.filter(
    (attempt) => attempt.isReceipt && attempt.answeredAt < (spanOf(attempt)?.ending ?? 0),
  ).length;
  const lastBegin = spans.at(-1)?.began ?? 0;
  const ledger = new Ledger();
  for (const { lead, isReceipt: isTaken, sentAt } of attempts) {
    ledger.sending(lead);
    if (isTaken && (outage.keeps !== 'anew' || sentAt > lastBegin)) ledger.acknowledged(lead);
  }
  const refused = attempts.filter(({ status }) => status === 503).length;
  const otherwise = attempts.filter((attempt) => !attempt.isReceipt && attempt.status !== 503).length;
  const slowest = Math.max(...meanwhile.map(({ sentAt, answeredAt }) => answeredAt - sentAt)) / 1_000;
  const comes = (finding: Finding): Finding => ({ ...finding, what: `${outage.name}: ${finding.what}` });
  return [
    ...(outage.keeps === 'anew'
      ? []
      : [atLeast('refused with 503', refused, times), atLeast('healthz said 503', saidIll, times)]),
    ...(outage.keeps === 'nothing' ? [none('acknowledged meanwhile', acknowledgedMeanwhile)] : []),
    none('answered otherwise, or not', otherwise),
    under('slowest answer meanwhile', slowest, promised.answer, 's'),
    under('recovered after', Math.max(...recoveries), promised.recovery, 's'),
    atLeast('acknowledged, to be kept', ledger.count, 20 * times),
    ...(await ledger.compare(place)),
  ].map(comes);
}

/** Sends leads, each once, in a steady beat that waits for no answer. */
function sendSteadily(desks: readonly ChildDesk[], attempts: Attempt[]): { stop(): Promise<void> } {
  const agent = visitorsAgent();
  const underWay = new Set<Promise<void>>();
  let turn = 0;
  const sendOne = async (desk: ChildDesk) => {
    const lead = booking({ padding: 'x'.repeat(leadBytes) });
    const sentAt = performance.now();
    const { status, text } = await send(desk.url, JSON.stringify(lead), { agent, timeout: 20_000 }).catch(
      () => ({ status: 0, text: '' }),
    );
    attempts.push({
      lead,
      sentAt,
      answeredAt: performance.now(),
      status,
      isReceipt: isReceipt(status, text, lead.id),
    });
  };
  const beat = setInterval(() => {
    const desk = desks[turn++ % desks.length];
    if (!desk) return;
    const sending = sendOne(desk);
    underWay.add(sending);
    void sending.finally(() => underWay.delete(sending));
  }, pause);
  return {
    async stop() {
      clearInterval(beat);
      await Promise.all(underWay);
      agent.destroy();
    },
  };
}

/** Whether every desk says that it could store a lead now. */
async function health(desks: readonly ChildDesk[]): Promise<boolean> {
  const answers = await Promise.allSettled(desks.map(({ url }) => fetch(`${url}/healthz`)));
  return answers.every((answer) => answer.status === 'fulfilled' && answer.value.status === 200);
}

/** Waits until it holds, at most half a minute: what comes later than promised is still to be measured. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    if (await holds()) return;
    await sleep(20);
  }
}
