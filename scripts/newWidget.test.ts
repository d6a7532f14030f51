import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from './testing/copyProject';

/** A copy: the checkout gets no widget. */
let folder: string;
const COPIED = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

beforeAll(() => {
  folder = copyProject(COPIED);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(join('node_modules/.bin', program), args, {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};
const passes = { status: 0, output: expect.any(String) };

test.each([
  ['stateful-with-messages', []],
  ['stateless-plain', ['--stateless', '--no-messages']],
])('a new widget is made: %s', (name, options) => {
  expect(run('tsx', 'scripts/newWidget.ts', name, '--summary', 'What it shows', ...options)).toEqual(passes);
  expect(readFileSync(join(folder, 'docs/elements.md'), 'utf8')).toContain(`bio-${name}`);
});

test('what is made passes every check as it is', () => {
  // What is written, and where it is registered. The rest of the project is checked elsewhere.
  const written = ['src/widgets/state*', 'src/content', 'src/specs.ts'];
  const project = { extends: './tsconfig.json', include: [...written, 'src/**/*.d.ts'] };
  writeFileSync(join(folder, 'made.json'), JSON.stringify(project));
  expect(run('tsc', '-p', 'made.json')).toEqual(passes);
  expect(run('tsx', 'scripts/docs.ts', '--check')).toEqual(passes);
  expect(run('biome', 'ci', '--vcs-enabled=false', 'src')).toEqual(passes);
  expect(run('oxlint', '--type-aware', '--deny-warnings', 'src/widgets/stateless-plain')).toEqual(passes);
  expect(run('vitest', 'run', 'src/widgets/state')).toEqual(passes);
});

test('an unusable name, a missing summary and an existing widget are refused', () => {
  for (const args of [['Upper', '--summary', 'x'], ['some-name'], ['faq', '--summary', 'x']])
    expect(run('tsx', 'scripts/newWidget.ts', ...args).status).toBe(2);
});
