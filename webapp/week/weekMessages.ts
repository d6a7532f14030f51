/** Texts of the week that one drags. Each app has them in its languages. */
export interface WeekMessages {
  hours: string;
  windows: string;
  daysOff: string;
  /** How hours are changed. */
  hint: string;
  daysOffHint: string;
  /** `{day}` is replaced in each of the following ones. */
  add: string;
  from: string;
  until: string;
  /** `{from}` and `{until}` too. */
  remove: string;
  dayOff: string;
  dayOn: string;
  /** Names the column of windows, in place of a day. */
  window: string;
  previousMonth: string;
  nextMonth: string;
}

/** @param isShort where hours stand in little room: "8 AM" */
export function timeText(minutes: number, lang: string, isShort = false): string {
  const format = new Intl.DateTimeFormat(lang, {
    hour: 'numeric',
    ...(!(isShort && minutes % 60 === 0) && { minute: '2-digit' }),
    timeZone: 'UTC',
  });
  return format.format(new Date(minutes * 60_000));
}
