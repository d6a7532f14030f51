import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildDesk } from '../../server/testing/childDesk';
import { send, visitorsAgent } from '../../server/testing/send';
import { isReceipt } from './deliver';
import type { Deployment } from './deployment';
import { aborted, atLeast, type Experiment, type Finding, none, under } from './experiment';
import { booking, Ledger, type SentLead } from './leads';
import { type Outage, outages } from './outages';
import { startProbe } from './probe';
import { until } from './until';

/** How many seconds an outage lasts, and how often it is repeated. */
const sizes = { short: { lasts: 1.5, times: 1 }, long: { lasts: 15, times: 3 } };
/** Milliseconds between leads; each is large enough to need disk space of its own. */
const pause = 25;
const fields = Object.fromEntries(
  Array.from({ length: 5 }, (_, field) => [`padding${field}`, 'x'.repeat(10_000)]),
);
/** Seconds. */
const promised = { answer: 5, recovery: 10 };
/** Milliseconds for the script of host pages: a desk that itself waits for a lock takes a second. */
const promisedScript = 500;

/** One send, once; times in milliseconds. */
interface Attempt {
  lead: SentLead;
  sentAt: number;
  answeredAt: number;
  /** 0 where the connection broke or nothing came. */
  status: number;
  isReceipt: boolean;
}

/** The disk is full, or the database unavailable, while visitors go on sending. */
export const disk: Experiment = {
  name: 'disk',
  async run(newDeployment, size) {
    const findings: Promise<Finding[]>[] = [];
    for (const prepare of outages) {
      const deployment = await newDeployment();
      const outage = await prepare(deployment, size);
      if (!outage) continue;
      const finding = measureOutage(deployment, outage, sizes[size]).catch((error: unknown) => [
        aborted(error),
      ]);
      findings.push(finding);
      // Deployments with PostgreSQL share their server: one outage after the other.
      if (deployment.database.kind === 'PostgreSQL') await finding;
    }
    return (await Promise.all(findings)).flat();
  },
};

async function measureOutage(
  deployment: Deployment,
  outage: Outage,
  { lasts, times }: { lasts: number; times: number },
): Promise<Finding[]> {
  const desks = await deployment.startDesks(outage.env);
  const attempts: Attempt[] = [];
  const visitors = sendSteadily(desks, attempts);
  const probe = startProbe(desks, ['/biosystem.js']);
  const recoveries: number[] = [];
  const spans: { began: number; ending: number }[] = [];
  let unhealthy = 0;
  for (let time = 0; time < times; time++) {
    await until(() => attempts.length >= 20);
    await outage.begin(desks);
    const began = performance.now();
    await sleep(lasts * 1_000);
    if (!(await health(desks))) unhealthy++;
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
  await probe.stop();

  const spanOf = ({ sentAt }: Attempt) =>
    spans.find(({ began, ending }) => sentAt > began && sentAt < ending);
  const during = attempts.filter(spanOf);
  const acknowledgedDuring = during.filter(
    (attempt) => attempt.isReceipt && attempt.answeredAt < (spanOf(attempt)?.ending ?? 0),
  ).length;
  const lastBegin = spans.at(-1)?.began ?? 0;
  const ledger = new Ledger();
  for (const { lead, isReceipt: isTaken, sentAt } of attempts) {
    ledger.sending(lead);
    if (isTaken && (outage.storage !== 'reset' || sentAt > lastBegin)) ledger.acknowledged(lead);
  }
  const refused = attempts.filter(({ status }) => status === 503).length;
  const otherwise = attempts.filter((attempt) => !attempt.isReceipt && attempt.status !== 503).length;
  const slowest = Math.max(...during.map(({ sentAt, answeredAt }) => answeredAt - sentAt)) / 1_000;
  const withOutageName = (finding: Finding): Finding => ({
    ...finding,
    what: `${outage.name}: ${finding.what}`,
  });
  return [
    ...(outage.storage === 'reset'
      ? []
      : [atLeast('refused with 503', refused, times), atLeast('healthz said 503', unhealthy, times)]),
    ...(outage.storage === 'none' ? [none('acknowledged during the outage', acknowledgedDuring)] : []),
    none('other answers, or none', otherwise),
    under('p50 of the script', probe.percentile(0.5), promisedScript, 'ms'),
    under('slowest answer during the outage', slowest, promised.answer, 's'),
    under('recovered after', Math.max(...recoveries), promised.recovery, 's'),
    atLeast('acknowledged, to be stored', ledger.count, 20 * times),
    ...(await ledger.compare(deployment)),
  ].map(withOutageName);
}

/** Sends leads, each once, at a fixed rate, without waiting for responses. */
function sendSteadily(desks: readonly ChildDesk[], attempts: Attempt[]): { stop(): Promise<void> } {
  const agent = visitorsAgent();
  const underWay = new Set<Promise<void>>();
  let turn = 0;
  const sendOne = async (desk: ChildDesk) => {
    const lead = booking(fields);
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
  const timer = setInterval(() => {
    const desk = desks[turn++ % desks.length];
    if (!desk) return;
    const sending = sendOne(desk);
    underWay.add(sending);
    void sending.finally(() => underWay.delete(sending));
  }, pause);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
      agent.destroy();
    },
  };
}

/** Whether every desk is healthy. */
async function health(desks: readonly ChildDesk[]): Promise<boolean> {
  const answers = await Promise.allSettled(desks.map(({ url }) => fetch(`${url}/healthz`)));
  return answers.every((answer) => answer.status === 'fulfilled' && answer.value.status === 200);
}
