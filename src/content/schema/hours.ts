/** When a firm is open. */
import * as v from 'valibot';
import { list, topic } from '../fields';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const TIME = 'a time such as "08:30", up to "24:00"';

const time = (description: string) =>
  v.pipe(v.string(TIME), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, TIME), v.description(description));

export const hours = list(
  topic(
    {
      days: list(
        v.picklist(DAYS, `one of ${DAYS.join(', ')}`),
        'The days. Example: ["mon", "tue", "wed", "thu", "fri"]',
        1,
      ),
      open: time('When it opens.'),
      close: time('When it closes.'),
    },
    'Days with the same hours.',
  ),
  'When you are open, for search engines. Days that are not named are closed.',
);
