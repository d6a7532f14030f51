import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../src/testing/propertyRuns';
import { calendarIn, dateIn, freeSlots, type Taken } from './calendar';
import { byDay } from './freeDays';

const hour = 60 * 60_000;

describe('what is near a day', () => {
  it('leaves out nothing that takes one of its times', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Pago_Pago'),
        fc.integer({ min: 0, max: 480 }),
        fc.array(
          fc.tuple(fc.integer({ min: -96, max: 120 }), fc.integer({ min: 1, max: 72 }), fc.boolean()),
          {
            maxLength: 12,
          },
        ),
        (zone, travel, spans) => {
          const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
          const hours = [{ days: everyDay, open: '00:00', close: '24:00' }];
          const calendar = calendarIn({ availability: { hours, travel, leadHours: 0, perDay: 3 } }, zone);
          // A night on which New York sets its clocks back.
          const date = dateIn('2026-11-01');
          if (!calendar || !date) throw new Error('no calendar');
          const begin = date.toZonedDateTime(zone).epochMilliseconds;
          const taken: Taken[] = spans.map(([from, length, isBusyTime]) => ({
            start: begin + from * hour,
            until: begin + (from + length) * hour,
            isBusyTime,
          }));
          const near = byDay(taken, [begin - 24 * hour, begin + 72 * hour])(begin);
          const wish = { length: 60, now: 0 };
          expect(freeSlots(calendar, date, wish, near)).toEqual(freeSlots(calendar, date, wish, taken));
        },
      ),
      { numRuns: propertyRuns(1_000) },
    );
  });
});
