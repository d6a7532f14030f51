import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../src/testing/propertyRuns';
import {
  type Availability,
  type Calendar,
  calendarIn,
  crewFor,
  datesOf,
  freeSlots,
  lengthOf,
  type Slot,
  slotsOf,
  type Taken,
} from './calendar';

const minute = 60_000;

const hours: Availability['hours'] = [
  { days: ['mon', 'tue', 'wed', 'thu', 'fri'], open: '08:00', close: '12:00' },
];

const calendarOf = (availability: Availability, timeZone = 'America/New_York'): Calendar => ({
  availability,
  timeZone,
});

const on = (date: string) => Temporal.PlainDate.from(date);

/** The starts of a day, as the firm's clocks show them. */
function startsOf(calendar: Calendar, date: string, length = 60): string[] {
  return slotsOf(calendar, on(date), length).map(({ start }) =>
    new Date(start).toLocaleTimeString('en-GB', { timeZone: calendar.timeZone, timeStyle: 'short' }),
  );
}

describe('the times of a day', () => {
  test('begin when work does, and end with it', () => {
    const calendar = calendarOf({ hours, every: 60 });
    expect(startsOf(calendar, '2026-12-01')).toEqual(['08:00', '09:00', '10:00', '11:00']);
    expect(startsOf(calendar, '2026-12-01', 90)).toEqual(['08:00', '09:00', '10:00']);
    expect(startsOf(calendar, '2026-12-05')).toEqual([]); // a Saturday
  });

  test('are arrival windows, where there are some; the visit has to end in time, too', () => {
    const windows = [
      { from: '08:00', until: '10:00' },
      { from: '10:00', until: '12:00' },
    ];
    const calendar = calendarOf({ hours, windows });
    expect(startsOf(calendar, '2026-12-01')).toEqual(['08:00', '10:00']);
    expect(startsOf(calendar, '2026-12-01', 180)).toEqual(['08:00']);
    const [first] = slotsOf(calendar, on('2026-12-01'), 180);
    expect(first && [first.end - first.start, first.until - first.start]).toEqual([
      120 * minute,
      180 * minute,
    ]);
  });

  test('are none on days off', () => {
    const calendar = calendarOf({
      hours,
      closed: [{ from: '2026-12-01', until: '2026-12-02' }, { from: '2026-12-04' }],
    });
    const open = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].filter(
      (date) => startsOf(calendar, date).length > 0,
    );
    expect(open).toEqual(['2026-12-03']);
  });

  test('do not exist while clocks are set forward, and are there once while they are set back', () => {
    const night = [{ days: ['sun' as const], open: '00:00', close: '05:00' }];
    const calendar = calendarOf({ hours: night, every: 60 });
    expect(startsOf(calendar, '2027-03-14')).toEqual(['00:00', '01:00', '03:00', '04:00']);
    expect(startsOf(calendar, '2026-11-01')).toEqual(['00:00', '01:00', '02:00', '03:00', '04:00']);
  });

  test('can last until midnight', () => {
    const calendar = calendarOf({ hours: [{ days: ['tue'], open: '22:00', close: '24:00' }], every: 60 });
    expect(startsOf(calendar, '2026-12-01')).toEqual(['22:00', '23:00']);
  });
});

describe('what can be booked', () => {
  const calendar = calendarOf({ hours, every: 60, leadHours: 0, travel: 30 });
  const now = Date.parse('2026-11-30T00:00:00Z');
  const day = on('2026-12-01');
  const free = (firm: Calendar, taken: readonly Taken[], zip?: string, at = now) =>
    freeSlots(firm, day, { length: 60, zip, now: at }, taken).map(
      ({ start }) => new Date(start).getUTCHours() - 5,
    );
  const taken = (hour: number, length = 60) => {
    const start = Date.parse(`2026-12-01T${String(hour + 5).padStart(2, '0')}:00:00Z`);
    return { start, until: start + length * minute };
  };

  test('is not what overlaps with an appointment and the way to it', () => {
    expect(free(calendar, [taken(9)])).toEqual([11]);
    expect(free(calendarOf({ ...calendar.availability, travel: 0 }), [taken(9)])).toEqual([8, 10, 11]);
  });

  test('is taken as often as there are crews', () => {
    const two = calendarOf({ ...calendar.availability, travel: 0, crews: 2 });
    expect(free(two, [taken(9)])).toEqual([8, 9, 10, 11]);
    expect(free(two, [taken(9), taken(9)])).toEqual([8, 10, 11]);
    expect(free(two, [taken(8, 120), taken(9)])).toEqual([8, 10, 11]);
  });

  test('is nothing more on a day that has as many as there may be', () => {
    const few = calendarOf({ ...calendar.availability, travel: 0, perDay: 1 });
    expect(free(few, [])).toHaveLength(4);
    expect(free(few, [taken(9)])).toEqual([]);
  });

  test('begins some hours from now', () => {
    const at = Date.parse('2026-12-01T13:30:00Z'); // 08:30 there
    expect(free(calendar, [], undefined, at)).toEqual([9, 10, 11]);
    expect(free(calendarOf({ ...calendar.availability, leadHours: 2 }), [], undefined, at)).toEqual([11]);
  });

  test('is in an area of that day', () => {
    const areas = [
      { zips: ['300'], days: ['tue' as const] },
      { zips: ['301'], days: ['wed' as const] },
    ];
    const served = calendarOf({ ...calendar.availability, areas });
    expect(free(served, [], '30004')).toHaveLength(4);
    expect(free(served, [], '30101')).toEqual([]);
    expect(free(served, [], '90210')).toEqual([]);
    expect(free(served, [])).toHaveLength(4); // it is not known yet where
  });

  test('is at most so many days ahead', () => {
    const soon = calendarOf({ hours, horizonDays: 3 });
    expect(datesOf(soon, on('2026-11-30'), 10, Date.parse('2026-11-30T12:00:00Z')).map(String)).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
    ]);
  });
});

describe('crews with names', () => {
  const named = calendarOf({ hours, every: 60, leadHours: 0, crewNames: ['Ana', 'Ben'] });
  const at = (hour: number): Slot => {
    const start = Date.parse(`2026-12-01T${hour + 5}:00:00Z`);
    return { start, end: start + 60 * minute, until: start + 60 * minute };
  };
  const by = (crew: string, hour: number, isBusyTime = false): Taken => ({ ...at(hour), crew, isBusyTime });

  test('come in the order of the facts, or as wished, while they are free', () => {
    expect(crewFor(named, at(9), [])).toBe('Ana');
    expect(crewFor(named, at(9), [], 'Ben')).toBe('Ben');
    expect(crewFor(named, at(9), [by('Ana', 9)])).toBe('Ben');
    expect(crewFor(named, at(9), [by('Ben', 9)], 'Ben')).toBe('Ana');
    expect(crewFor(named, at(9), [by('Ana', 9), by('Ben', 9)])).toBeUndefined();
  });

  test('are as many fewer as appointments have no crew, or one that is gone', () => {
    expect(crewFor(named, at(9), [by('', 9)])).toBe('Ana');
    expect(crewFor(named, at(9), [by('', 9), by('Cem', 9)])).toBeUndefined();
    expect(crewFor(named, at(9), [by('Cem', 9), by('Ana', 9)])).toBeUndefined();
  });

  test('have busy times of their own, or all together', () => {
    expect(crewFor(named, at(9), [by('Ana', 9, true)])).toBe('Ben');
    expect(crewFor(named, at(9), [by('', 9, true)])).toBeUndefined();
    expect(crewFor(calendarOf({ hours, crews: 3 }), at(9), [by('', 9, true)])).toBeUndefined();
    expect(crewFor(calendarOf({ hours, crews: 3 }), at(9), [by('Ana', 9, true)])).toBe('');
  });

  test('are not used up by busy times, where a day has a most of visits', () => {
    const few = calendarOf({ ...named.availability, perDay: 1 });
    const free = (taken: readonly Taken[]) =>
      freeSlots(few, on('2026-12-01'), { length: 60, now: 0 }, taken).length;
    expect(free([by('Ana', 9, true)])).toBe(4);
    expect(free([by('Ana', 9)])).toBe(0);
  });
});

test('a visit is as long as its service takes, else its form', () => {
  const calendar = calendarOf({ hours, minutes: 45, lengths: { audit: 90, biorinse: 180 } });
  expect(lengthOf(calendar, 'contact')).toBe(45);
  expect(lengthOf(calendar, 'audit')).toBe(90);
  expect(lengthOf(calendar, 'audit', ['biorinse'])).toBe(180);
  expect(lengthOf(calendar, 'constructor', ['toString'])).toBe(45);
});

test('several services take as long as all together, at most a day', () => {
  const calendar = calendarOf({
    hours,
    minutes: 45,
    lengths: { audit: 90, roof: 180, walls: 60, all: 1_440 },
  });
  expect(lengthOf(calendar, 'audit', ['roof', 'walls'])).toBe(240);
  expect(lengthOf(calendar, 'audit', ['roof', 'gutters', 'roof'])).toBe(180);
  expect(lengthOf(calendar, 'audit', ['gutters', 'glass'])).toBe(90);
  expect(lengthOf(calendar, 'audit', ['all', 'roof'])).toBe(1_440);
});

test('facts without hours, or with some that cannot be used, offer nothing', () => {
  expect(calendarIn({}, 'UTC')).toBeUndefined();
  expect(calendarIn({ availability: { crews: 2 } }, 'UTC')).toBeUndefined();
  expect(calendarIn({ availability: { hours: 'always' } }, 'UTC')).toBeUndefined();
  expect(calendarIn({ availability: { hours } }, 'Europe/Berlin')?.timeZone).toBe('Europe/Berlin');
  expect(calendarIn({ availability: { hours }, timeZone: 'Asia/Tokyo' }, 'UTC')?.timeZone).toBe('Asia/Tokyo');
});

/** The clocks of a zone, asked from the platform instead of Temporal. */
function clocksOf(timeZone: string): (instant: number) => { date: string; weekday: string; minutes: number } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (instant) => {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    return {
      date: `${parts['year']}-${parts['month']}-${parts['day']}`,
      weekday: String(parts['weekday']).toLowerCase(),
      minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
    };
  };
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const weekdays = fc.uniqueArray(fc.constantFrom('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun' as const), {
  minLength: 1,
});

const block = fc
  .tuple(weekdays, fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 10 }))
  .map(([days, open, length]) => ({
    days,
    open: clock(open * 60),
    close: clock(Math.min(24, open + length) * 60),
  }));

const availabilities = fc.record({
  hours: fc.array(block, { minLength: 1, maxLength: 3 }),
  every: fc.constantFrom(15, 30, 45, 60, 120),
  minutes: fc.constantFrom(30, 60, 90, 240),
  travel: fc.constantFrom(0, 15, 45),
  crews: fc.integer({ min: 1, max: 3 }),
  perDay: fc.integer({ min: 1, max: 8 }),
  leadHours: fc.constant(0),
}) as fc.Arbitrary<Availability>;

test('of random weeks, zones and clock changes, no time is outside of hours, and no crew has two at once', () => {
  fc.assert(
    fc.property(
      availabilities,
      fc.constantFrom('America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC'),
      fc.constantFrom('2026-03-06', '2026-03-27', '2026-10-02', '2026-10-23', '2026-10-30', '2026-12-28'),
      fc.array(fc.nat(), { maxLength: 30 }),
      (availability, timeZone, first, picks) => {
        const calendar = calendarOf(availability, timeZone);
        const now = Date.parse(`${first}T00:00:00Z`) - 48 * 60 * minute;
        const length = lengthOf(calendar, 'contact');
        const clocks = clocksOf(timeZone);
        const taken: Taken[] = [];
        for (const [nth, pick] of picks.entries()) {
          const date = on(first).add({ days: nth % 7 });
          const slots = freeSlots(calendar, date, { length, now }, taken);
          const slot = slots[pick % Math.max(1, slots.length)];
          if (!slot) continue;
          expect(clocks(slot.start).date).toBe(date.toString());
          for (let at = slot.start; at < slot.until; at += 15 * minute) {
            const { weekday, minutes } = clocks(at);
            const isOpen = availability.hours?.some(
              ({ days, open, close }) =>
                (days as string[]).includes(weekday) && open <= clock(minutes) && clock(minutes) < close,
            );
            expect(isOpen, `${timeZone} ${new Date(at).toISOString()}`).toBe(true);
          }
          taken.push(slot);
        }
        const travel = (availability.travel ?? 0) * minute;
        for (const { start } of taken) {
          const busy = taken.filter((one) => one.start <= start && start < one.until + travel).length;
          expect(busy).toBeLessThanOrEqual(availability.crews ?? 1);
        }
        const days = taken.map(({ start }) => clocks(start).date);
        for (const day of days)
          expect(days.filter((one) => one === day).length).toBeLessThanOrEqual(availability.perDay ?? 99);
      },
    ),
    { numRuns: propertyRuns(10_000) },
  );
});

test('in random weeks no named crew has two visits at once, nor one during its busy times', () => {
  const crewNames = ['Ana', 'Ben', 'Cem'];
  const busyTime = fc.record({
    hour: fc.nat(7 * 24),
    length: fc.integer({ min: 1, max: 30 }),
    crew: fc.constantFrom('', ...crewNames),
  });
  fc.assert(
    fc.property(
      availabilities,
      fc.array(busyTime, { maxLength: 6 }),
      fc.array(fc.nat(), { maxLength: 30 }),
      (availability, busyTimes, picks) => {
        const calendar = calendarOf({ ...availability, crewNames });
        const first = Date.parse('2026-10-30T00:00:00Z');
        const busy = busyTimes.map(({ hour, length, crew }) => {
          const start = first + hour * 60 * minute;
          return { start, until: start + length * 60 * minute, crew, isBusyTime: true };
        });
        const length = lengthOf(calendar, 'contact');
        const visits: (Taken & { crew: string })[] = [];
        for (const [nth, pick] of picks.entries()) {
          const date = on('2026-10-30').add({ days: nth % 7 });
          const slots = freeSlots(calendar, date, { length, now: 0 }, [...busy, ...visits]);
          const slot = slots[pick % Math.max(1, slots.length)];
          const crew = slot && crewFor(calendar, slot, [...busy, ...visits], crewNames[pick % 3]);
          if (slot && crew !== undefined) visits.push({ ...slot, crew });
        }
        const travel = (availability.travel ?? 0) * minute;
        for (const visit of visits) {
          expect(crewNames).toContain(visit.crew);
          const others = [...visits, ...busy].filter(
            (other) =>
              other !== visit && [visit.crew, 'isBusyTime' in other ? '' : visit.crew].includes(other.crew),
          );
          const overlaps = others.filter(
            ({ start, until }) => start < visit.until + travel && visit.start < until + travel,
          );
          expect(overlaps).toEqual([]);
        }
      },
    ),
    { numRuns: propertyRuns(2_000) },
  );
});
