import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildDesk } from '../../server/testing/childDesk';
import { visitorsAgent } from '../../server/testing/send';
import { deliver } from './deliver';
import { atLeast, type Experiment, info, none, under } from './experiment';
import { booking, Ledger, randomIp } from './leads';

const sizes = { short: { rounds: 3, leads: 300 }, long: { rounds: 50, leads: 10_000 } };
const senders = 16;
/** Milliseconds: requests that run may end. */
const promised = 10_000;

/** A desk is told to read its firms again (`SIGHUP`), then stopped (`SIGTERM`), again and again, while many clients send leads. */
export const stop: Experiment = {
  name: 'stop',
  async run(newDeployment, size) {
    const { rounds, leads } = sizes[size];
    const deployment = await newDeployment();
    const folder = mkdtempSync(join(tmpdir(), 'firms-'));
    deployment.onDispose(() => rmSync(folder, { recursive: true }));
    for (let nth = 0; nth < 50; nth++)
      writeFileSync(join(folder, `f${nth}.json`), JSON.stringify({ allowedOrigins: [] }));
    const ledger = new Ledger();
    const desks: ChildDesk[] = await deployment.startDesks({ FIRMS_DIR: folder });
    const agent = visitorsAgent();
    const end = new AbortController();
    let [turn, sentAgain, unclean, slowest] = [0, 0, 0, 0];

    const sendOn = async () => {
      const url = () => desks[turn++ % desks.length]?.url ?? '';
      while (!end.signal.aborted) {
        const options = { agent, from: randomIp(), timeout: 10_000 };
        const { attempts } = await deliver(booking(), url, ledger, options);
        if (attempts > 1) sentAgain++;
      }
    };
    const stopping = async () => {
      for (let round = 1; round <= rounds; round++) {
        while (ledger.count < (leads / rounds) * round) await sleep(1);
        const [first] = desks;
        for (let nth = 0; nth < 5; nth++) first?.process.kill('SIGHUP');
        const began = performance.now();
        const code = await first?.end('SIGTERM');
        slowest = Math.max(slowest, performance.now() - began);
        if (code !== 0) unclean++;
        desks.splice(0, 1, await deployment.startDesk({ FIRMS_DIR: folder }));
      }
      end.abort();
    };
    await Promise.all([stopping(), ...Array.from({ length: senders }, sendOn)]);
    agent.destroy();
    return [
      info('rounds of SIGHUP and SIGTERM', rounds),
      atLeast('leads acknowledged', ledger.count, leads),
      info('sent again', sentAgain),
      none('ends with another code than 0', unclean),
      under('the slowest end', slowest, promised + 2_000, 'ms'),
      ...(await ledger.compare(deployment)),
    ];
  },
};
