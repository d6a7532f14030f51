import * as v from 'valibot';

export const DAY = 'a day such as "2026-12-24"';

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

export const day = (description: string) =>
  v.pipe(v.string(DAY), v.check(isDay, DAY), v.description(description));
