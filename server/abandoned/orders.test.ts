/** Forms that are left, sent, come back to and erased, in any order, on two devices. */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { propertyRuns } from '../../src/testing/propertyRuns';
import { createEraseStep } from '../privacy/erase';
import { byId } from '../privacy/leadFilter';
import { repeatStep } from '../privacy/steps';
import { createStore, type LeadStore } from '../storage/store';
import type { MessageRow } from '../storage/tables';
import { databaseKinds } from '../testing/databases';
import { contactLead } from '../testing/leads';
import { findResumed } from './resumeLinks';

const begin = Date.parse('2030-01-31T12:00:00.000Z');
const day = 24 * 60 * 60;
const draft = JSON.stringify({
  prefix: 'bio:bio-contact-form:/#0:',
  entries: { email: '"ana@example.com"' },
});

const device = fc.constantFrom('first', 'second');
const fullName = fc.constantFrom('Ana', 'Ana Ruiz');
/** Bodies arrive in another order than they were sent in. */
const revision = fc.integer({ min: 1, max: 4 });
const leave = fc.record({ do: fc.constant('leave'), device, fullName, revision, isPresent: fc.boolean() });
const anyStep = fc.oneof(
  { arbitrary: leave, weight: 3 },
  { arbitrary: fc.record({ do: fc.constant('tell') }), weight: 3 },
  fc.record({ do: fc.constant('send'), device, fullName, revision }),
  fc.record({ do: fc.constant('wait'), seconds: fc.constantFrom(20, 61, 31 * 60, 8 * day) }),
  fc.record({ do: fc.constant('claim') }),
  fc.record({ do: fc.constant('mail') }),
  fc.record({ do: fc.constant('erase') }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

/** One form, and what happens to it. */
class Form {
  readonly id = randomUUID();
  /** A mailbox gets few mails a day. */
  readonly email = `${this.id}@example.com`;
  readonly secret = randomUUID();
  now = begin;
  isSent = false;
  isErased = false;
  links: string[] = [];
  /** Messages that were sent, by id: a desk that loses its lease sends one again. */
  mailed = new Set<string>();
  /** Messages that a desk is about to send. */
  claimed: MessageRow[] = [];

  constructor(private readonly store: LeadStore) {}

  async run(step: Step): Promise<void> {
    if (step.do === 'wait') this.now += 1000 * step.seconds;
    else if (step.do === 'leave') await this.save(step, { partial: true, isPresent: step.isPresent });
    else if (step.do === 'send') await this.save(step, { partial: false, isPresent: false });
    else if (step.do === 'tell') await this.tell();
    else if (step.do === 'claim') await this.claim();
    else if (step.do === 'mail') await this.mail();
    else await this.erase();
    await this.open();
  }

  private async save(
    { device: by, fullName: name, revision: count }: Extract<Step, { device: string }>,
    { partial, isPresent }: { partial: boolean; isPresent: boolean },
  ): Promise<void> {
    const secret = by === 'first' ? this.secret : this.links.at(-1);
    if (secret === undefined) return; // nobody has got the mail
    const { id, email } = this;
    const mayContact = { text: 'You may.', at: new Date(begin).toISOString() };
    const lead = contactLead({ id, email, fullName: name, ...(partial && { partial, mayContact }) });
    const left = { tellWithin: 60, isPresent, isResumable: true, draft };
    const outcome = await this.store.save(lead, new Date(this.now), { secret, revision: count, left });
    if (!partial && outcome !== 'separate') this.isSent = true;
  }

  /** What a desk does that is alone. */
  private async tell(): Promise<void> {
    this.now += 61_000;
    await this.claim();
    await this.mail();
  }

  private async claim(): Promise<void> {
    const key = { firm: '', target: 'visitor' };
    const claimed = await this.store.messages.claim(key, 10, 60_000, new Date(this.now));
    this.claimed.push(...claimed.filter(({ lead_id }) => lead_id === this.id));
  }

  private async mail(): Promise<void> {
    const message = this.claimed.shift();
    if (!message) return;
    const now = new Date(this.now);
    const token = message.event === 'abandoned' && (await this.store.messages.resumeToken(message, now));
    if (token) {
      if (this.isSent || this.isErased) throw new Error('A mail follows a form that was sent or erased.');
      this.links.push(token);
      this.mailed.add(message.id);
    }
    await this.store.messages.settle(message, { state: token ? 'sent' : 'dropped' }, now);
  }

  async erase(): Promise<void> {
    this.isErased ||= await this.store.has(this.id);
    await repeatStep(this.store, await createEraseStep(this.store, byId(this.id)));
  }

  /** What a link may lead to now. */
  private expected(): (string | undefined)[] {
    if (this.isErased) return [undefined];
    return this.isSent ? ['arrived'] : ['open', 'expired'];
  }

  private async open(): Promise<void> {
    for (const link of this.links) {
      const found = await this.store.use(({ db }) => findResumed(db, link, new Date(this.now)));
      const expected = this.expected();
      if (!expected.includes(found?.state))
        throw new Error(`A link leads to ${found?.state}, and not to ${expected.join(' or ')}.`);
    }
  }
}

it.each(databaseKinds)(
  'in 1,000 random orders no mail and no data follow a form that was sent, in %s',
  { timeout: 300_000 },
  async (name, newDatabase) => {
    const store = createStore(await newDatabase(), { targets: () => ['visitor'] });
    onTestFinished(() => store.close());
    let mails = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 8, size: 'max' }), async (steps) => {
        const form = new Form(store);
        for (const one of steps) await form.run(one);
        await form.erase(); // the next one finds an empty queue
        mails += form.links.length;
        expect(form.mailed.size).toBeLessThanOrEqual(1);
      }),
      // The orders are the same in both databases, whose locks tests of the queue look at.
      { numRuns: propertyRuns(name === 'SQLite' ? 1_000 : 200) },
    );
    expect(mails).toBeGreaterThan(0);
  },
);
