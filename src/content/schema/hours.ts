/** When a firm is open. */
import * as v from 'valibot';
import { DAYS } from '../../domain/weekdays';
import { list, topic } from '../fields';

const TIME = 'a time such as "08:30", up to "24:00"';

export const time = (description: string) =>
  v.pipe(v.string(TIME), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, TIME), v.description(description));

export const weekdays = (description: string) =>
  list(v.picklist(DAYS, `one of ${DAYS.join(', ')}`), description, 1);

export const weeklyHours = (description: string) =>
  list(
    topic(
      {
        days: weekdays('The days. Example: ["mon", "tue", "wed", "thu", "fri"]'),
        open: time('When it opens, on a clock of 24 hours. Example: "07:30"'),
        close: time('When it closes. Example: "17:00"'),
      },
      'Days with the same hours.',
    ),
    description,
  );

export const hours = weeklyHours(
  'When you are open, for the footer and for search engines. Days that are not named are closed.',
);
