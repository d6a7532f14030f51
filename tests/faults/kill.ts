import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildDesk } from '../../server/testing/childDesk';
import { visitorsAgent } from '../../server/testing/send';
import { deliver } from './deliver';
import { atLeast, type Experiment, info } from './experiment';
import { auditWithPhotos, booking, Ledger, randomIp } from './leads';

const sizes = { short: { rounds: 5, leads: 2_000 }, long: { rounds: 100, leads: 50_000 } };
const senders = 32;
/** One lead in so many has photos: those are written in more than one piece. */
const photosInOneOf = 25;

/**
 * A desk is killed (`SIGKILL`) repeatedly while many clients send leads: every other time at a random moment, every other
 * time directly after an acknowledgement.
 */
export const kill: Experiment = {
  name: 'kill',
  async run(newDeployment, size) {
    const { rounds, leads } = sizes[size];
    const deployment = await newDeployment();
    const ledger = new Ledger();
    const desks = await deployment.startDesks();
    const agent = visitorsAgent();
    /** Set while the next acknowledgement is to kill the desk that sent it. */
    let onAcknowledged: ((by: ChildDesk) => void) | undefined;
    const end = new AbortController();
    let sentAgain = 0;
    let wasStored = 0;

    const sendOn = async (_: unknown, sender: number) => {
      let turn = sender;
      const from = randomIp();
      for (let i = 0; !end.signal.aborted; i++) {
        const lead = i % photosInOneOf === sender % photosInOneOf ? auditWithPhotos(2, 40_000) : booking();
        let desk = desks[0];
        const url = () => {
          desk = desks[turn++ % desks.length];
          return desk?.url ?? '';
        };
        const { attempts, status } = await deliver(lead, url, ledger, { agent, from, timeout: 10_000 });
        if (desk) onAcknowledged?.(desk);
        if (attempts > 1) sentAgain++;
        if (status === 200) wasStored++;
      }
    };
    const killOnAcknowledgement = () =>
      new Promise<ChildDesk>((resolve) => {
        onAcknowledged = (desk) => {
          desk.process.kill('SIGKILL');
          onAcknowledged = undefined;
          resolve(desk);
        };
      });
    const killing = async () => {
      for (let round = 1; round <= rounds; round++) {
        while (ledger.count < (leads / rounds) * round) await sleep(1);
        if (round % 2 === 0) await sleep(Math.random() * 20);
        const victim = round % 2 === 0 ? desks[(round / 2) % desks.length] : await killOnAcknowledgement();
        await victim?.end('SIGKILL');
        desks.splice(victim ? desks.indexOf(victim) : 0, 1, await deployment.startDesk());
      }
      end.abort();
    };
    await Promise.all([killing(), ...Array.from({ length: senders }, sendOn)]);
    agent.destroy();
    return [
      info('rounds of kill -9', rounds),
      atLeast('leads acknowledged', ledger.count, leads),
      atLeast('leads in flight at a kill, sent again', sentAgain, rounds),
      info('of these stored before the kill', wasStored),
      ...(await ledger.compare(deployment)),
    ];
  },
};
