import { expect, test } from 'vitest';
import { closedNoticeKey, isNoticeShown, noticeText } from './noticeDays';

const days = { from: '2026-07-03', until: '2026-07-04' };
const PORTLAND = 'America/Los_Angeles';

test.each([
  ['the evening before', '2026-07-03T06:59:00Z', false],
  ['the first minute', '2026-07-03T07:00:00Z', true],
  ['the last minute', '2026-07-05T06:59:00Z', true],
  ['the day after', '2026-07-05T07:00:00Z', false],
])('%s of its days in the time zone of the firm, a notice is shown: %s', (_, now, shown) =>
  expect(isNoticeShown(days, PORTLAND, new Date(now))).toBe(shown),
);

test('a notice without days is always shown', () =>
  expect(isNoticeShown({}, undefined, new Date(0))).toBe(true));

test('it is read in the language of the page, else in its first one', () => {
  const text = { en: 'Closed', es: 'Cerrado' };
  expect(['es-MX', 'en', 'de'].map((lang) => noticeText(text, lang))).toEqual([
    'Cerrado',
    'Closed',
    'Closed',
  ]);
  expect(noticeText(undefined, 'en')).toBe('');
});

test('another text is another notice', () =>
  expect(closedNoticeKey('Closed')).not.toBe(closedNoticeKey('Open')));
