import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildDesk } from '../../server/testing/childDesk';
import { visitorsAgent } from '../../server/testing/send';
import { deliver } from './deliver';
import { atLeast, type Experiment, info, none } from './experiment';
import { booking, Ledger } from './leads';

const sizes = { short: { rounds: 3, leads: 300 }, long: { rounds: 30, leads: 10_000 } };
const senders = 16;

const newSecret = () => randomBytes(16).toString('hex');

/** The secret of the spam tokens is replaced, desk by desk, while visitors fetch tokens from one desk and send to another. */
export const secrets: Experiment = {
  name: 'secrets',
  async run(newDeployment, size) {
    const { rounds, leads } = sizes[size];
    const deployment = await newDeployment();
    let secret = newSecret();
    const desks: ChildDesk[] = await deployment.startDesks({ GUARD_SECRET: secret });
    const ledger = new Ledger();
    const agent = visitorsAgent();
    const end = new AbortController();
    let turn = 0;
    const url = () => desks[turn++ % desks.length]?.url ?? '';

    /** A token of any desk that answers. */
    const tokenFor = async (id: string): Promise<string> => {
      for (;;) {
        const answer = await fetch(`${url()}/api/token?id=${id}`).catch(() => undefined);
        if (answer?.ok) return ((await answer.json()) as { token: string }).token;
        await sleep(10);
      }
    };
    const sendOn = async () => {
      while (!end.signal.aborted) {
        const lead = booking();
        const token = await tokenFor(lead.id);
        // The slower the visitor's network, the more often the secret is replaced meanwhile.
        await sleep(Math.random() * 500);
        await deliver(
          booking({ ...lead, guard: { trap: '', seconds: 20, trusted: true, token } }),
          url,
          ledger,
          { agent, timeout: 10_000 },
        );
      }
    };
    const replacing = async () => {
      for (let round = 1; round <= rounds; round++) {
        while (ledger.count < (leads / rounds) * round) await sleep(1);
        const before = secret;
        secret = newSecret();
        // As with desks side by side: each knows both secrets before one signs with the new one alone.
        for (const own of [
          { GUARD_SECRET: before, GUARD_SECRET_BEFORE: secret },
          { GUARD_SECRET: secret, GUARD_SECRET_BEFORE: before },
        ])
          for (const nth of desks.keys()) {
            const next = await deployment.startDesk(own);
            const [old] = desks.splice(nth, 1, next);
            await old?.end('SIGTERM');
          }
      }
      end.abort();
    };
    await Promise.all([replacing(), ...Array.from({ length: senders }, sendOn)]);
    agent.destroy();
    let suspects = 0;
    for await (const { suspect } of deployment.leads()) if (suspect !== undefined) suspects++;
    return [
      info('secrets, one after the other', rounds + 1),
      atLeast('leads acknowledged', ledger.count, leads),
      none('taken for spam', suspects),
      ...(await ledger.compare(deployment)).filter(({ what }) => what !== 'not as sent'),
    ];
  },
};
