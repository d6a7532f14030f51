/** When visitors can book: what the desk makes the free times of. */
import * as v from 'valibot';
import { id, list, topic, whole } from '../fields';
import { day } from './day';
import { time, weekdays, weeklyHours } from './hours';

const MINUTES = 'a whole number of minutes from 5 to 1440';

const minutes = (description: string) => whole([5, 1440], description, MINUTES);

const ZIP = 'a ZIP code, or its first digits, such as "300"';

const CREW = 'a name of at most 40 characters, without "=" and commas';

const window = v.pipe(
  v.strictObject(
    { from: time('The earliest time at which you arrive.'), until: time('The latest.') },
    'an object with from and until',
  ),
  v.check(({ from, until }) => from < until, 'a window that ends after it begins'),
  v.description('Such as { "from": "08:00", "until": "10:00" }.'),
);

const area = topic(
  {
    zips: list(
      v.pipe(v.string(ZIP), v.regex(/^[A-Za-z0-9][A-Za-z0-9 -]{0,9}$/, ZIP)),
      'ZIP codes, or what they begin with. Example: ["30004", "3007"]',
      1,
    ),
    days: weekdays('The days on which you are there. Example: ["mon", "thu"]'),
  },
  'An area, and its days.',
);

const pause = topic(
  { from: day('The first day.'), until: v.optional(day('The last day. Left out: that one day.')) },
  'Days on which nobody comes, such as { "from": "2026-12-24", "until": "2026-12-26" }.',
);

export const availability = topic(
  {
    hours: v.optional(
      weeklyHours('The hours in which you work for customers. Without any, nobody can book a time.'),
    ),
    booking: v.optional(
      v.pipe(
        v.picklist(['instant', 'request'], '"instant" or "request"'),
        v.description(
          '`instant` (default): a time that a visitor chooses is booked. `request`: it is kept for them until you confirm it.',
        ),
      ),
    ),
    windows: v.optional(
      list(window, 'The windows in which you arrive. Without any, visitors choose an exact time.'),
    ),
    every: v.optional(minutes('Minutes between two exact times. Left out: 30.')),
    minutes: v.optional(minutes('How long you stay, in minutes. Left out: 60.')),
    lengths: v.optional(
      v.pipe(
        v.record(
          id('`contact`, `audit`, `estimate`, `quote`, or the id of a service.'),
          minutes('How long you stay, in minutes. Example: 90'),
          'an object of minutes',
        ),
        v.description(
          'How long you stay, by the form or the service, where it is not `minutes`. Example: { "audit": 90 }',
        ),
      ),
    ),
    travel: v.optional(whole([0, 480], 'Minutes kept free between two appointments of a crew. Left out: 0.')),
    crews: v.optional(
      whole([1, 50], 'How many crews work side by side. Left out: 1. With `crewNames` their number counts.'),
    ),
    crewNames: v.optional(
      list(
        v.pipe(v.string('a name'), v.regex(/^[^\s=,](?:[^=,]{0,38}[^\s=,])?$/, CREW)),
        'Your crews by name: each appointment has one, and each can have a calendar of its own. Anybody can read these names: "Truck 1" is enough. Example: ["Truck 1", "Truck 2"]',
      ),
    ),
    perDay: v.optional(whole([1, 500], 'The most appointments of one day. Left out: as many as fit.')),
    leadHours: v.optional(
      whole([0, 720], 'Hours from now to the first time that can be chosen. Left out: 24.'),
    ),
    horizonDays: v.optional(whole([1, 365], 'Days ahead that can be chosen. Left out: 60.')),
    closed: v.optional(list(pause, 'Holidays and other days on which nobody comes.')),
    areas: v.optional(
      list(area, 'Where you come only on some days. With areas, a ZIP code in none of them has no times.'),
    ),
  },
  'When visitors can book a time, with a lead desk, or wish for one in WordPress without it. Without `hours` forms ask for no time.',
);
