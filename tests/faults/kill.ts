import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { deliver } from './deliver';
import { atLeast, type Experiment, told } from './experiment';
import { auditWithPhotos, booking, Ledger } from './leads';

const sizes = { short: { rounds: 5, leads: 2_000 }, long: { rounds: 100, leads: 50_000 } };
const senders = 32;
/** One lead in so many has photos: those are written in more than one piece. */
const photosInOneOf = 25;

/** A desk is killed (`SIGKILL`) in the middle of its work, again and again, while many senders go on. */
export const kill: Experiment = {
  name: 'kill',
  async run(newPlace, size) {
    const { rounds, leads } = sizes[size];
    const place = await newPlace();
    const ledger = new Ledger();
    const desks = await place.startDesks();
    const agent = new Agent({ keepAlive: true });
    const kills = { isOver: false };
    let sentAgain = 0;
    let wasThere = 0;

    const sendOn = async (_: unknown, sender: number) => {
      let turn = sender;
      for (let i = 0; !kills.isOver; i++) {
        const lead = i % photosInOneOf === sender % photosInOneOf ? auditWithPhotos(2, 40_000) : booking();
        const url = () => desks[turn++ % desks.length]?.url ?? '';
        const { attempts, status } = await deliver(lead, url, ledger, { agent });
        if (attempts > 1) sentAgain++;
        if (status === 200) wasThere++;
      }
    };
    const sending = Promise.all(Array.from({ length: senders }, sendOn));
    const killing = async () => {
      for (let round = 1; round <= rounds; round++) {
        while (ledger.count < (leads / rounds) * round) await sleep(1);
        await sleep(Math.random() * 20);
        const victim = round % desks.length;
        await desks[victim]?.end('SIGKILL');
        desks[victim] = await place.startDesk();
      }
      kills.isOver = true;
    };
    await Promise.all([killing(), sending]);
    agent.destroy();
    return [
      told('rounds of kill -9', rounds),
      atLeast('leads acknowledged', ledger.count, leads),
      atLeast('leads in flight at a kill, sent again', sentAgain, rounds),
      told('of these stored before the kill', wasThere),
      ...(await ledger.compare(place)),
    ];
  },
};
