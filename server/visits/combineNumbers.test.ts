import { describe, expect, it, test } from 'vitest';
import { type Counts, combineNumbers } from './combineNumbers';

const dates = ['2030-01-30', '2030-01-31'];
type Row = Counts['counts'][number];

const row = (own: Partial<Row>): Row => ({
  widget: 'bio-estimator',
  what: 'opened',
  step: 0,
  label: '',
  source: 'direct',
  isNow: 1,
  count: 1,
  ...own,
});

const combine = (own: Partial<Counts>) =>
  combineNumbers({ dates, counts: [], opened: [], leads: [], ...own });

test('without any counts there are zeros for each day, and no source', () => {
  expect(combine({})).toEqual({
    dates,
    all: {
      opened: { now: 0, before: 0 },
      leads: { now: 0, before: 0 },
      series: { opened: [0, 0], leads: [0, 0] },
      forms: [],
    },
    sources: [],
  });
});

describe('a form', () => {
  it('has what happened to it, in this period and in the one before', () => {
    const { all, sources } = combine({
      counts: [
        row({ what: 'seen', count: 9 }),
        row({ count: 4 }),
        row({ count: 6, isNow: 0 }),
        row({ what: 'sent', count: 2, source: 'google / cpc' }),
      ],
    });
    expect(all.opened).toEqual({ now: 4, before: 6 });
    expect(all.forms).toEqual([
      {
        widget: 'bio-estimator',
        seen: { now: 9, before: 0 },
        opened: { now: 4, before: 6 },
        steps: [],
        sent: { now: 2, before: 0 },
      },
    ]);
    expect(sources.map(({ source, forms }) => [source, forms[0]?.sent.now])).toEqual([
      ['direct', 0],
      ['google / cpc', 2],
    ]);
  });

  it('has its steps in their order, each by the name that was read most', () => {
    const step = (number: number, label: string, count: number) =>
      row({ what: 'step', step: number, label, count });
    const { all } = combine({
      counts: [step(10, 'Send', 1), step(2, 'Propiedad', 3), step(2, 'Property', 5), step(1, 'Services', 9)],
    });
    expect(all.forms[0]?.steps).toEqual([
      { step: 1, label: 'Services', reached: { now: 9, before: 0 } },
      { step: 2, label: 'Property', reached: { now: 8, before: 0 } },
      { step: 10, label: 'Send', reached: { now: 1, before: 0 } },
    ]);
  });

  it('that was opened counts with the others', () => {
    const { all } = combine({ counts: [row({}), row({ widget: 'bio-audit-wizard', count: 2 })] });
    expect(all.opened.now).toBe(3);
    expect(all.forms.map(({ widget }) => widget)).toEqual(['bio-estimator', 'bio-audit-wizard']);
  });
});

test('each day of this period has its visits and leads, others belong to the one before', () => {
  const { all, sources } = combine({
    counts: [row({ count: 3 }), row({ source: 'yelp.com' })],
    opened: [
      { day: '2030-01-31', source: 'direct', count: 3 },
      { day: '2030-01-31', source: 'yelp.com', count: 1 },
    ],
    leads: [
      { day: '2030-01-29', source: 'direct', count: 5 },
      { day: '2030-01-30', source: 'direct', count: 1 },
      { day: '2030-01-31', source: '', count: 2 },
    ],
  });
  expect(all.series).toEqual({ opened: [0, 4], leads: [1, 2] });
  expect(all.leads).toEqual({ now: 3, before: 5 });
  expect(sources.map(({ source, leads, series }) => [source, leads, series.opened])).toEqual([
    ['unknown', { now: 2, before: 0 }, [0, 0]],
    ['direct', { now: 1, before: 5 }, [0, 3]],
    ['yelp.com', { now: 0, before: 0 }, [0, 1]],
  ]);
});

test('of very many sources the ones with leads, then those with most visits are named', () => {
  const counts = Array.from({ length: 300 }, (_, i) => row({ source: `s${i}.example`, count: i + 1 }));
  const { all, sources } = combine({
    counts,
    leads: [{ day: '2030-01-31', source: 's0.example', count: 10 }],
  });
  const names = sources.map(({ source }) => source);
  expect(names).toHaveLength(51);
  expect(names).toContain('s0.example');
  expect(names).toContain('s299.example');
  expect(names).not.toContain('s1.example');
  expect(names).toContain('other');
  const sum = sources.reduce((total, { opened }) => total + opened.now, 0);
  expect(sum).toBe(all.opened.now);
});
