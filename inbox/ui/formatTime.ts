/** A time of today by the clock, of this year by the day, else with the year. In the reader's time zone. */
export function formatShortTime(iso: string, lang: string, now = new Date()): string {
  const time = new Date(iso);
  const isToday = time.toDateString() === now.toDateString();
  const isThisYear = time.getFullYear() === now.getFullYear();
  return time.toLocaleString(
    lang,
    isToday
      ? { timeStyle: 'short' }
      : { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) },
  );
}

export const formatTime = (iso: string, lang: string): string =>
  new Date(iso).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' });
