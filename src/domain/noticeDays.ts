/** The first and the last day of a notice, both included, such as `2026-12-24`; each may be left out. */
export interface NoticeDays {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Whether a notice is shown at a time, by the days of the firm's own calendar. */
export function isNoticeShown({ from, until }: NoticeDays, timeZone: string | undefined, now: Date): boolean {
  // Swedish writes days as they are compared: 2026-12-24.
  const today = new Intl.DateTimeFormat('sv', { timeZone: timeZone ?? 'UTC', dateStyle: 'short' }).format(
    now,
  );
  return (!from || from <= today) && (!until || today <= until);
}

/** What a notice says in a language, or in the first one that it has. */
export const noticeText = (
  text: Readonly<Record<string, string | undefined>> | undefined,
  lang: string,
): string => text?.[lang] ?? text?.[lang.replace(/-.*/, '')] ?? Object.values(text ?? {})[0] ?? '';

/** Where the visitor's device remembers that a notice was closed. Another text is another notice. */
export function closedNoticeKey(text: string): string {
  let hash = 0;
  for (const sign of text) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return `notice:${hash}`;
}
