import { setTimeout as sleep } from 'node:timers/promises';
import { atLeast, type Experiment, info, under } from './experiment';
import { booking } from './leads';
import { startProbe } from './probe';
import { startReceiver } from './receiver';
import { until } from './until';
import { sendFromVisitors } from './visitors';

const sizes = { short: { perSecond: 60, seconds: 3 }, long: { perSecond: 80, seconds: 120 } };
/** Messages that one desk sends at a time; those of a desk that was killed wait for the end of their lease. */
const held = 3;
/** Milliseconds, seconds for a thousand notifications. */
const promised = { p50: 500, perThousand: 60 };

/** The receiver of notifications is silent; the desk is killed with a full queue, and started again. */
export const queue: Experiment = {
  name: 'queue',
  async run(newDeployment, size) {
    const deployment = await newDeployment();
    const receiver = await startReceiver();
    deployment.onDispose(() => receiver.close());
    receiver.mode = 'silent';
    const { perSecond, seconds } = sizes[size];
    const desks = await deployment.startDesks(receiver.env);
    const { ledger } = await sendFromVisitors(desks, perSecond, seconds, booking);
    await deployment.killDesks();
    const queued = ledger.count - held * desks.length;
    receiver.mode = 'accepts';
    const restarted = await deployment.startDesks(receiver.env);
    const probe = startProbe(restarted);
    const began = performance.now();
    await until(
      () => receiver.received.size >= queued,
      Math.max(30, (queued / 1_000) * promised.perThousand),
    );
    const drained = (performance.now() - began) / 1_000;
    await sleep(200);
    await probe.stop();
    return [
      info('leads acknowledged, their notifications queued', ledger.count),
      atLeast('of these notified after the restart', receiver.received.size, queued),
      info('within', `${drained.toFixed(1)} s`),
      under('p50 of script and health meanwhile', probe.percentile(0.5), promised.p50, 'ms'),
      info('p99', `${probe.percentile(0.99).toFixed(0)} ms`),
      ...(await ledger.compare(deployment)),
    ];
  },
};
