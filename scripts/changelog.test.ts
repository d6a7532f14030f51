import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { longNotes, releaseChangelog, shortNotes, unreleasedText } from './changelog';

const CHANGELOG = `# Changelog

All of it.

## [Unreleased]

Read this before you update.

## [1.0.0] - 2026-11-24

### Widgets

- Twenty-four of them.
`;
const release = { version: '1.1.0', date: '2026-12-01T10:00:00Z' };

it('makes a section of what was written by hand, and of commits whose area users notice', () => {
  const subjects = [
    'studio: offer a major version',
    'tests: expect more',
    'wip',
    'Merge branch main',
    'desk, docs: keep releases',
    'estimator: ask for the size first',
  ];
  expect(releaseChangelog(CHANGELOG, { ...release, subjects })).toBe(`# Changelog

All of it.

## [Unreleased]

## [1.1.0] - 2026-12-01

Read this before you update.

### Widgets

- Ask for the size first.

### Studio

- Offer a major version.

### Lead desk

- Keep releases.

## [1.0.0] - 2026-11-24

### Widgets

- Twenty-four of them.
`);
});

it('makes the first section of what was written by hand', () => {
  const first = '# Changelog\n\n## [Unreleased]\n\nEverything.\n';
  expect(releaseChangelog(first, { ...release, subjects: [] })).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2026-12-01\n\nEverything.\n',
  );
});

it('lists commits from the oldest on', () => {
  const subjects = ['desk: keep them', 'desk: make them'];
  expect(releaseChangelog(CHANGELOG, { ...release, subjects })).toContain('- Make them.\n- Keep them.');
});

it.each(readdirSync('src/widgets'))('lists what commits say of the widget %s', (folder) => {
  const subjects = [folder, folder.replaceAll('-', ' ')].map((area) => `${area}: fix it`);
  const listed = subjects.some((subject) =>
    releaseChangelog('## [Unreleased]\n', { ...release, subjects: [subject] }).includes('### Widgets'),
  );
  expect(listed).toBe(true);
});

it.each([
  ['what stands there', CHANGELOG, 'Read this before you update.'],
  ['nothing where nothing does', '## [Unreleased]\n\n## [1.0.0]\n\nOld.\n', ''],
  ['nothing without the heading', '# Changelog\n', ''],
])('unreleasedText() reads %s', (_, changelog, text) => {
  expect(unreleasedText(changelog)).toBe(text);
});

const NOTES = `Read this before you update.

### Widgets

- Twenty-four of them: the
  longest list. More of it.
- Another.

### Lead desk

- Stores each lead, e.g. an empty one. Then sends it.
`;

it('has the section of one release as its long notes', () => {
  const changelog = `# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2026-12-01\n\n${NOTES}\n## [1.0.0] - 2026-11-24\n\n- Old.\n`;
  expect(longNotes(changelog, '1.1.0')).toBe(NOTES.trim());
  expect(longNotes(changelog, '1.0.0')).toBe('- Old.');
});

it('shortens notes to the first sentence of each group', () => {
  expect(shortNotes(NOTES)).toBe(`Read this before you update.

- Widgets: Twenty-four of them: the longest list.
- Lead desk: Stores each lead, e.g. an empty one.`);
  expect(shortNotes('')).toBe('');
});
