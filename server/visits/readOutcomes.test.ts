import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { leadKinds } from '../../src/domain/leadKinds';
import { type LeadState, leadStates } from '../../src/domain/leadStates';
import { propertyRuns } from '../../src/testing/propertyRuns';
import { isSeen } from '../firms/seenFirms';
import { changeLead, inState } from '../inbox/changeLead';
import { saveLead } from '../leads/saveLead';
import { createEraseStep } from '../privacy/erase';
import { byId } from '../privacy/leadFilter';
import { createStore, type LeadStore } from '../storage/store';
import { databaseKinds } from '../testing/databases';
import { contactLead } from '../testing/leads';
import { type Grouping, groupings, type OutcomeNumbers } from './groupOutcomes';
import { readOutcomes } from './readOutcomes';

const [from, to] = ['2030-01-05', '2030-03-01'];
const currencies: Readonly<Record<string, string>> = { '': 'USD', 'bug-off': 'EUR', clearwater: 'USD' };
const moneyOf = (firm: string) => ({ currency: currencies[firm] ?? '', locale: '' });

/** What a test does, in order. Leads are named by numbers. */
type Step =
  | {
      what: 'sent';
      lead: number;
      touch: Touch;
      at: number;
      suspect: boolean;
      partial: boolean;
      shown: string;
    }
  | { what: 'settled'; lead: number; state: LeadState; amount: number | null | undefined }
  | { what: 'erased'; lead: number };

interface Touch {
  tags?: [string, string, string] | [string, string] | [string];
  referrer?: string;
}

interface Lead {
  firm: string;
  kind: (typeof leadKinds)[number];
  day: string;
  source: string;
  campaign: string;
  isPartial: boolean;
  /** The step that was shown last; empty where that is not told. */
  shown: string;
  isSuspect: boolean;
  state: LeadState;
  cents: number | undefined;
}

const leadsOfAHistory = 6;
const firms = Object.keys(currencies);
const firmOf = (lead: number) => firms[lead % firms.length] ?? '';
const kindOf = (lead: number) => leadKinds[lead % leadKinds.length] ?? 'contact';

const someLead = fc.nat(leadsOfAHistory - 1);
const word = fc.constantFrom('door hanger', 'google', 'print', 'cpc', 'spring', 'van 2');
const touch: fc.Arbitrary<Touch> = fc.oneof(
  fc.record({ tags: fc.oneof(fc.tuple(word, word, word), fc.tuple(word, word), fc.tuple(word)) }),
  fc.record({ referrer: fc.constant('https://www.yelp.com/biz/1') }),
  fc.constant({}),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('sent' as const),
      lead: someLead,
      touch,
      at: fc.integer({ min: Date.parse('2030-01-01T00:00:00Z'), max: Date.parse('2030-03-05T00:00:00Z') }),
      suspect: fc.boolean(),
      partial: fc.boolean(),
      shown: fc.constantFrom('', '1. Services', '2. Your home', '3. \0Größe'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('settled' as const),
      lead: someLead,
      state: fc.constantFrom(...leadStates, 'won' as const),
      amount: fc.option(
        fc.oneof(
          fc.constant(null),
          fc.nat(2_000_000_00).map((cents) => cents / 100),
        ),
        {
          nil: undefined,
        },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('erased' as const), lead: someLead }) },
);

const leadId = (history: number, lead: number) =>
  `00000000-0000-4000-8000-${(history * leadsOfAHistory + lead).toString(16).padStart(12, '0')}`;

/** @returns what does to the desk what a history says, and forgets the one before */
async function createPlayer(store: LeadStore) {
  let erasedId = '';
  const erase = await createEraseStep(store, (leads) => byId(erasedId)(leads));
  return (history: number, steps: readonly Step[]) =>
    store.write(async (transaction, database) => {
      await transaction.deleteFrom('leads').execute();
      let revision = 0;
      for (const done of steps) {
        const [id, firm] = [leadId(history, done.lead), firmOf(done.lead)];
        if (done.what === 'sent') {
          const { tags, referrer } = done.touch;
          const [utm_source, utm_medium, utm_campaign] = tags ?? [];
          const last = { utm_source, utm_medium, utm_campaign, referrer, at: '2030-01-01T00:00:00.000Z' };
          revision += 1;
          const lead = {
            ...contactLead({ id, fullName: `Ana ${revision}`, partial: done.partial || undefined }),
            ...(done.partial && done.shown !== '' && { leftStep: done.shown }),
            kind: kindOf(done.lead),
            attribution: { last: JSON.parse(JSON.stringify(last)) as object },
          };
          const options = { firm, secret: 'secret', revision, ...(done.suspect && { spamVerdict: 'link' }) };
          await saveLead(transaction, lead, new Date(done.at), options, []);
        } else if (done.what === 'settled') {
          const { state, amount } = done;
          const there = await transaction.selectFrom('leads').select('id').where('id', '=', id).execute();
          if (there.length === 0) continue;
          const sent = state === 'won' ? { state, amount } : { state };
          await changeLead(transaction, { id, firm }, 'owner', ...inState(sent));
        } else {
          erasedId = id;
          await erase(transaction, database);
        }
      }
    });
}

/** The same by hand: what each lead has come to. */
function countByHand(steps: readonly Step[]): Lead[] {
  const leads = new Map<number, Lead>();
  const erased = new Set<number>();
  for (const done of steps) {
    const known = leads.get(done.lead);
    if (done.what === 'erased') {
      if (known) erased.add(done.lead);
      leads.delete(done.lead);
    } else if (done.what === 'settled') {
      if (!known) continue;
      known.state = done.state;
      if (done.state === 'won' && done.amount !== undefined)
        known.cents = done.amount === null ? undefined : Math.round(done.amount * 100);
    } else if (!erased.has(done.lead)) {
      const [source, medium, campaign = ''] = done.touch.tags ?? [];
      const untagged = done.touch.referrer ? 'yelp.com' : 'direct';
      const came = {
        source: [source, medium].filter(Boolean).join(' / ') || untagged,
        campaign,
        isPartial: done.partial,
        shown: done.shown.replace('\0', ''),
      };
      // A form that was left says nothing more of one that was sent.
      const isLast = known === undefined || !done.partial || known.isPartial;
      leads.set(done.lead, {
        firm: firmOf(done.lead),
        kind: kindOf(done.lead),
        day: new Date(done.at).toISOString().slice(0, 10),
        state: 'new',
        cents: undefined,
        ...came,
        ...known,
        ...(isLast && came),
        isSuspect: done.suspect && (known?.isSuspect ?? true),
      });
    }
  }
  return [...leads.values()].filter(({ isSuspect, day }) => !isSuspect && day >= from && day < to);
}

function sumOf(leads: readonly Lead[]): OutcomeNumbers {
  const won = leads.filter(({ state }) => state === 'won');
  const priced = won.filter(({ cents }) => cents !== undefined);
  const paidIn = [...new Set(priced.map(({ firm }) => currencies[firm] ?? ''))].toSorted();
  return {
    requests: leads.length,
    booked: leads.filter(({ state }) => state === 'booked').length + won.length,
    won: won.length,
    unpriced: won.length - priced.length,
    worth: paidIn.map((currency) => ({
      currency,
      locale: '',
      amount:
        priced
          .filter(({ firm }) => currencies[firm] === currency)
          .reduce((sum, { cents = 0 }) => sum + cents, 0) / 100,
    })),
  };
}

/** The Monday of a day's week, found by going back day by day. */
function monday(day: string): string {
  const time = new Date(day);
  while (time.getUTCDay() !== 1) time.setTime(time.getTime() - 86_400_000);
  return time.toISOString().slice(0, 10);
}

const nameBy: Readonly<Record<Grouping, (lead: Lead) => string>> = {
  source: ({ source }) => source,
  campaign: ({ campaign }) => campaign,
  form: ({ kind }) => kind,
  step: ({ kind, isPartial, shown }) => `${kind} ${isPartial ? `left ${shown}` : 'sent'}`,
  week: ({ day }) => monday(day),
};

describe.each(databaseKinds)('what came of leads in %s', (kind, newDatabase) => {
  // PostgreSQL has fewer: the sums are the same SQL.
  it('adds up to the leads counted one by one, in any history', { timeout: 600_000 }, async () => {
    const store = createStore(await newDatabase());
    onTestFinished(() => store.close());
    await store.healthy();
    const play = await createPlayer(store);
    let history = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
        history += 1;
        await play(history, steps);
        const by = groupings[history % groupings.length] ?? 'source';
        const leads = countByHand(steps).filter(({ isPartial }) => by === 'step' || !isPartial);
        const [one = '', other = ''] = [firms[history % firms.length], firms[(history + 1) % firms.length]];
        for (const seen of [undefined, [one], [one, other]]) {
          const theirs = leads.filter(({ firm }) => isSeen(seen, firm));
          const found = await store.use(({ db }) => readOutcomes(db, { firms: seen, by, from, to, moneyOf }));
          expect(found.all).toEqual(sumOf(theirs));
          const names = [...new Set(theirs.map(nameBy[by]))];
          expect(found.groups.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
          for (const { name, ...numbers } of found.groups)
            expect(numbers).toEqual(sumOf(theirs.filter((lead) => nameBy[by](lead) === name)));
        }
      }),
      { numRuns: propertyRuns(kind === 'SQLite' ? 10_000 : 500), endOnFailure: true },
    );
  });
});
