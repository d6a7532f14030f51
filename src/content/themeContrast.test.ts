import { expect, test } from 'vitest';
import { contrastProblems } from './themeContrast';

test.each([
  [
    { 'color-accent': '#ffd400', 'color-on-accent': '#fff' },
    ['theme.color-on-accent', '#fff', '#ffd400', '1.4'],
  ],
  [{ 'color-ink': '#777777' }, ['theme.color-ink', '#777777', '#ffffff', '4.4']],
])('%o is hard to read, with figures', (theme, parts) => {
  const [problem] = contrastProblems(theme);
  for (const part of parts) expect(`${problem?.path} ${problem?.message}`).toContain(part);
  expect(problem?.expected).toBe('at least 4.5 to 1');
});

test.each([
  {},
  { 'color-accent': '#1f5f8b' },
  { 'color-accent': 'oklch(90% 0.1 90)', 'color-on-accent': '#fff' },
])('nothing is said of %o', (theme) => expect(contrastProblems(theme)).toEqual([]));
