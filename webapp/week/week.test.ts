import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOff, pausesIn, withDayToggled } from './daysOff';
import { type Span, STEP, withEdge, withOneMore, withSpanAt, withStart } from './spans';
import { DAYS, hoursOf, weekIn, windowsIn, windowsOf } from './weekHours';

const h = (hours: number) => hours * 60;
const span = (from: number, until: number): Span => ({ from: h(from), until: h(until) });
const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'];

/** Spans of a day that do not overlap. */
const daySpans = fc
  .uniqueArray(fc.integer({ min: 0, max: (24 * 60) / STEP }), { minLength: 0, maxLength: 8 })
  .map((steps) => {
    const edges = steps.toSorted((one, other) => one - other).map((step) => step * STEP);
    return Array.from({ length: Math.floor(edges.length / 2) }, (_, nth) => ({
      from: edges[nth * 2] ?? 0,
      until: edges[nth * 2 + 1] ?? 0,
    }));
  });

const isOrdered = (spans: readonly Span[]) =>
  spans.every(
    ({ from, until }, at) => from >= (spans[at - 1]?.until ?? 0) && from + STEP <= until && until <= h(24),
  );

test('a week is read, and days with the same hours are one entry', () => {
  const hours = [
    { days: workdays, open: '08:00', close: '17:00' },
    { days: ['sat'], open: '09:00', close: '12:30' },
    { days: ['sat'], open: 'nine', close: '12:30' },
    'text',
  ];
  const week = weekIn(hours);
  expect(week.wed).toEqual([span(8, 17)]);
  expect(week.sat).toEqual([span(9, 12.5)]);
  expect(week.sun).toEqual([]);
  expect(hoursOf(week)).toEqual(hours.slice(0, 2));
});

test.each([undefined, null, 'text', [null], [{ days: 'mon', open: '08:00', close: '17:00' }]])(
  'hours that are none are an empty week: %j',
  (hours) => {
    expect(hoursOf(weekIn(hours))).toEqual([]);
  },
);

test('hours that overlap are one, windows that do stay two', () => {
  const hours = [
    { days: ['mon'], open: '08:00', close: '12:00' },
    { days: ['mon'], open: '11:00', close: '24:00' },
  ];
  expect(weekIn(hours).mon).toEqual([span(8, 24)]);
  const windows = [
    { from: '08:00', until: '10:00' },
    { from: '09:00', until: '11:00' },
  ];
  expect(windowsOf(windowsIn(windows))).toEqual(windows);
});

test('any week is written as it is read', () => {
  fc.assert(
    fc.property(fc.record(Object.fromEntries(DAYS.map((day) => [day, daySpans]))), (week) => {
      expect(weekIn(hoursOf(week as never))).toEqual(week);
    }),
  );
});

describe('a span', () => {
  const two = [span(8, 12), span(13, 17)];

  test.each([
    ['from', 0, h(7) + 7, { from: h(7), until: h(12) }],
    ['from', 0, h(13), { from: h(12) - STEP, until: h(12) }],
    ['until', 0, h(15), span(8, 13)],
    ['until', 1, h(30), span(13, 24)],
  ] as const)('has its edge %s of %i at %i minutes, as near as it can', (edge, index, minutes, expected) => {
    expect(withEdge(two, index, edge, minutes)[index]).toEqual(expected);
  });

  test('is moved up to its neighbor, and stays as long', () => {
    expect(withStart(two, 0, h(11))).toEqual([span(9, 13), span(13, 17)]);
    expect(withStart(two, 1, h(-3))).toEqual([span(8, 12), span(12, 16)]);
  });

  test('is added where one presses, shorter where there is little room', () => {
    expect(withSpanAt([], h(9) + 20)).toEqual([span(9, 11)]);
    expect(withSpanAt(two, h(12) + 30)).toEqual([span(8, 12), span(12, 13), span(13, 17)]);
    expect(withSpanAt(two, h(9))).toBeUndefined();
  });

  test('is added after the last one, before it where the day is over', () => {
    expect(withOneMore([], h(8))).toEqual([span(8, 10)]);
    expect(withOneMore([span(8, 12)], h(8))).toEqual([span(8, 12), span(12, 14)]);
    expect(withOneMore([span(20, 24)], h(8))).toEqual([span(8, 10), span(20, 24)]);
    expect(withOneMore([span(0, 24)], h(8))).toBeUndefined();
  });

  test('never overlaps another one, whatever is done', () => {
    const minutes = fc.integer({ min: -500, max: 2_000 });
    fc.assert(
      fc.property(daySpans, fc.nat(3), minutes, (spans, nth, to) => {
        const index = spans.length === 0 ? 0 : nth % spans.length;
        const all = [
          withEdge(spans, index, 'from', to),
          withEdge(spans, index, 'until', to),
          withStart(spans, index, to),
          withSpanAt(spans, to) ?? [],
          withOneMore(spans, h(8)) ?? [],
        ];
        expect(all.every(isOrdered)).toBe(true);
      }),
    );
  });
});

describe('days off', () => {
  test.each([
    [[], '2026-12-24', [{ from: '2026-12-24' }]],
    [[{ from: '2026-12-24' }], '2026-12-25', [{ from: '2026-12-24', until: '2026-12-25' }]],
    [
      [{ from: '2026-12-24', until: '2026-12-26' }],
      '2026-12-25',
      [{ from: '2026-12-24' }, { from: '2026-12-26' }],
    ],
    [[{ from: '2026-12-24' }], '2026-12-24', []],
    [
      [{ from: '2026-12-30' }, { from: '2027-01-01' }],
      '2026-12-31',
      [{ from: '2026-12-30', until: '2027-01-01' }],
    ],
  ])('%j, and %s is pressed', (pauses, day, expected) => {
    expect(withDayToggled(pauses, day)).toEqual(expected);
  });

  test('a day that is pressed twice is as it was, and no other day changes', () => {
    const day = fc
      .integer({ min: 0, max: 40 })
      .map((nth) => new Date(Date.UTC(2026, 11, 1 + nth)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.array(day), day, day, (off, pressed, other) => {
        const pauses = off.reduce<ReturnType<typeof pausesIn>>(withDayToggled, []);
        const once = withDayToggled(pauses, pressed);
        expect(withDayToggled(once, pressed)).toEqual(pauses);
        expect(isOff(once, pressed)).toBe(!isOff(pauses, pressed));
        expect(isOff(once, other)).toBe(isOff(pauses, other) !== (other === pressed));
        expect(pausesIn(once)).toEqual(once);
      }),
    );
  });

  test('what is none is left out', () => {
    expect(pausesIn([{ from: '2026-12-24', until: '2026-12-01' }, { from: 'soon' }, 7])).toEqual([
      { from: '2026-12-24' },
    ]);
    expect(pausesIn('soon')).toEqual([]);
  });
});
