import { countedForms } from '../../src/leads/visitSource';
import type { VisitRow } from '../storage/tables';

/** A number of this period, and of the one before, which is as long. */
export interface Compared {
  now: number;
  before: number;
}

/** What became of the visits to a form. A visit counts once for each page that is opened. */
export interface FormNumbers {
  widget: string;
  /** Had it in view. */
  seen: Compared;
  /** Opened or touched it. */
  opened: Compared;
  /** In their order. Its name is the one that was read most. */
  steps: { step: number; label: string; reached: Compared }[];
  /** Sent a lead from it. */
  sent: Compared;
}

export interface SourceNumbers {
  /** Of all forms together. */
  opened: Compared;
  leads: Compared;
  /** By day of this period, the oldest first. */
  series: { opened: number[]; leads: number[] };
  /** Those that were seen at all. */
  forms: FormNumbers[];
}

export interface Numbers {
  /** The days of this period in UTC, such as `2030-01-31`, the oldest first. */
  dates: string[];
  all: SourceNumbers;
  /** The one with most leads first. Seldom ones stand together as `other`; leads that do not tell their source as `unknown`. */
  sources: (SourceNumbers & { source: string })[];
}

/** What the database has, each row summed up. */
export interface Counts {
  /** The days of this period. */
  dates: string[];
  counts: (Omit<VisitRow, 'day' | 'firm'> & { isNow: number })[];
  /** Of this period. */
  opened: { day: string; source: string; count: number }[];
  /** Of both periods; `source` is empty where a lead does not tell. */
  leads: { day: string; source: string; count: number }[];
}

/** Sources that are named; the others stand together. */
const maxSources = 50;
const [OTHER, UNKNOWN] = ['other', 'unknown'];

/** Puts the counts of two periods together. */
export function combineNumbers({ dates, counts, opened, leads }: Counts): Numbers {
  const nameOf = namesOfSources(counts, leads);
  const all = createTally(dates);
  const bySource = new Map<string, Tally>();
  const talliesOf = (source: string): Tally[] => {
    const name = nameOf(source);
    const tally = bySource.get(name) ?? createTally(dates);
    bySource.set(name, tally);
    return [all, tally];
  };
  for (const row of counts) for (const tally of talliesOf(row.source)) tally.addCount(row);
  for (const { day, source, count } of opened)
    for (const { numbers } of talliesOf(source)) addOfDay(numbers.series.opened, dates, day, count);
  for (const { day, source, count } of leads)
    for (const { numbers } of talliesOf(source)) {
      numbers.leads[day >= (dates[0] ?? '') ? 'now' : 'before'] += count;
      addOfDay(numbers.series.leads, dates, day, count);
    }
  const sources = [...bySource].map(([source, tally]) => ({ source, ...tally.finish() }));
  return { dates, all: all.finish(), sources: sources.toSorted(byWeight) };
}

const byWeight = (one: SourceNumbers, other: SourceNumbers): number =>
  other.leads.now - one.leads.now ||
  other.opened.now - one.opened.now ||
  other.opened.before - one.opened.before;

/** @returns names a source: itself, or `other` for those of which fewest came. */
function namesOfSources(counts: Counts['counts'], leads: Counts['leads']): (source: string) => string {
  const weights = new Map<string, number>();
  const weigh = (source: string, weight: number) => weights.set(source, (weights.get(source) ?? 0) + weight);
  for (const { source, count } of counts) weigh(source, count);
  for (const { source, count } of leads) weigh(source, count * LEAD_WEIGHT);
  const ordered = [...weights].toSorted(([, one], [, other]) => other - one).map(([source]) => source);
  const named = new Set(ordered.slice(0, maxSources));
  return (source) => (source === '' ? UNKNOWN : named.has(source) ? source : OTHER);
}

/** A lead weighs as much as so many events. */
const LEAD_WEIGHT = 100;

/** The numbers of one source while they are added up. */
interface Tally {
  numbers: SourceNumbers;
  addCount(row: Counts['counts'][number]): void;
  /** Brings the forms, and the steps of each, into their order. */
  finish(): SourceNumbers;
}

const none = (): Compared => ({ now: 0, before: 0 });

function createTally(dates: readonly string[]): Tally {
  const zeros = () => dates.map(() => 0);
  const numbers: SourceNumbers = {
    opened: none(),
    leads: none(),
    series: { opened: zeros(), leads: zeros() },
    forms: [],
  };
  const forms = new Map<string, FormTally>();
  const formOf = (widget: string): FormTally => {
    const form = forms.get(widget) ?? { seen: none(), opened: none(), sent: none(), steps: new Map() };
    forms.set(widget, form);
    return form;
  };
  return {
    numbers,
    addCount({ widget, what, step, label, count, isNow }) {
      const period = isNow === 1 ? 'now' : 'before';
      const form = formOf(widget);
      if (what === 'step') addStep(form.steps, { step, label, count, period });
      else form[what][period] += count;
      if (what === 'opened') numbers.opened[period] += count;
    },
    finish: () => ({
      ...numbers,
      forms: countedForms.flatMap((widget) => {
        const form = forms.get(widget);
        return form ? [{ widget, ...form, steps: orderedSteps(form.steps) }] : [];
      }),
    }),
  };
}

interface StepTally {
  reached: Compared;
  /** How often the step was read under each name: names differ by language, and a firm may change them. */
  labels: Map<string, number>;
}

interface FormTally extends Omit<FormNumbers, 'widget' | 'steps'> {
  steps: Map<number, StepTally>;
}

function addStep(
  steps: FormTally['steps'],
  { step, label, count, period }: { step: number; label: string; count: number; period: keyof Compared },
): void {
  const tally = steps.get(step) ?? { reached: none(), labels: new Map() };
  steps.set(step, tally);
  tally.reached[period] += count;
  tally.labels.set(label, (tally.labels.get(label) ?? 0) + count);
}

const orderedSteps = (steps: FormTally['steps']): FormNumbers['steps'] =>
  [...steps]
    .toSorted(([one], [other]) => one - other)
    .map(([step, { reached, labels }]) => {
      const [[label] = ['']] = [...labels].toSorted(([, one], [, other]) => other - one);
      return { step, label, reached };
    });

function addOfDay(series: number[], dates: readonly string[], day: string, count: number): void {
  const index = dates.indexOf(day);
  if (index >= 0) series[index] = (series[index] ?? 0) + count;
}
