/**
 * `npm test [-- --long]`: everything that must pass. Stages follow one another; the checks of one stage run side by side,
 * two at a time. Large test matrices, and the spec files of browser tests, run as a seeded sample, with `--long` whole.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureEngines } from './engines';
import { ensureCaddy } from './tools/caddy';
import { ensureRadicale } from './tools/radicale';
import { ensureTools } from './tools/tools';
import { ensureWordpress } from './wordpressTools';

const VITEST_REPORT = 'test-results/vitest.json';
const FAULTS_REPORT = 'test-results/faults.json';
const PLAYWRIGHT_REPORT = 'test-results/playwright.json';
const WORDPRESS_REPORT = 'test-results/wordpress.json';
const ENGINES_REPORT = 'test-results/engines.json';
const EXAMPLES_REPORT = 'test-results/examples.json';
const NODES_REPORT = 'test-results/nodes.json';

interface Count {
  passed: number;
  failed: number;
  /** The names of what failed. Of a long log, often only the end is read or kept. */
  failures?: string[];
  /** What failed, and passed when it was repeated: the test or the product has a defect. It does not fail the run. */
  flaky?: string[];
  /** What could not be tried here, and why. */
  leftOut?: string[];
}

interface Check {
  name: string;
  command: string;
  /** Reads from the check's report how many tests passed. Without it the check counts as one test. */
  count?: () => Count;
}

interface Result extends Count {
  name: string;
  ok: boolean;
  seconds: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}

interface PlaywrightSuite {
  specs: { file: string; line: number; title: string; tests: { status: string; projectName: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** @returns file, line, title and engine, where a run has several, of each browser test that ended so. */
function titlesOf(suites: readonly PlaywrightSuite[], status: string): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName }) => `${file}:${line} ${title}${projectName && ` in ${projectName}`}`),
    ),
    ...titlesOf(inner, status),
  ]);
}

/** Recording a trace slows every test, so only a test that failed records one, when it is repeated. */
const ONCE_MORE = '--retries=1 --trace=on-first-retry';

/** It is left out where WordPress cannot be installed. */
const WORDPRESS_CHECK = 'WordPress plugin in a real WordPress';

const { long: isLong } = parseArgs({ options: { long: { type: 'boolean', default: false } } }).values;

/** The commands of the day are tested with `--long` only: that takes a minute, and they seldom change. */
const VITEST_PROJECTS = isLong ? '' : '--project unit --project server --project component';

/** A check that measures time runs alone. The one that fails most often is last. */
const stages: Check[][] = [
  [
    { name: 'Build', command: 'npm run --silent build' },
    { name: 'Types', command: 'npm run --silent typecheck' },
  ],
  // Most of a test of the desk is waiting: all that is short runs beside them.
  [
    {
      name: 'Unit and component tests',
      command: `vitest run ${VITEST_PROJECTS} --retry=1 --reporter=default --reporter=json --outputFile.json=${VITEST_REPORT}`,
      count: () => {
        const report = readReport(VITEST_REPORT) as VitestReport;
        const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
        const names = (some: typeof tests) => some.map(({ fullName }) => fullName);
        const withMessage = tests.filter(({ failureMessages }) => failureMessages.length > 0);
        return {
          passed: report.numPassedTests,
          failed: report.numFailedTests,
          failures: names(tests.filter(({ status }) => status === 'failed')),
          flaky: names(withMessage.filter(({ status }) => status === 'passed')),
        };
      },
    },
    { name: 'Lint and import rules', command: 'npm run --silent lint' },
    { name: 'Format', command: 'biome ci --reporter=summary' },
    { name: 'Unused code and packages', command: 'knip' },
    { name: 'Generated documents are fresh', command: 'tsx scripts/docs.ts --check' },
    { name: 'Links in documents', command: 'tsx scripts/checkLinks.ts' },
    { name: 'HTML of the built site', command: 'tsx scripts/checkHtml.ts' },
    { name: 'Size budgets', command: 'size-limit' },
    { name: 'Entries of the npm package', command: 'publint --strict dist/biosystem-widgets.tgz' },
    { name: 'Types of the npm package', command: 'attw --profile esm-only dist/biosystem-widgets.tgz' },
    {
      name: 'Desk and npm package on each version of Node',
      command: `tsx tests/deployment/nodes.ts${isLong ? ' --long' : ''}`,
      count: () => readReport(NODES_REPORT) as Count,
    },
    { name: 'Release archive and container image', command: 'tsx tests/deployment/main.ts' },
    { name: 'The site of another firm', command: `tsx tests/firms/main.ts${isLong ? ' --long' : ''}` },
    {
      name: 'Examples and types of the npm package',
      command: `playwright test --config tests/examples/playwright.config.ts ${ONCE_MORE}`,
      count: () => countOf(EXAMPLES_REPORT),
    },
  ],
  [{ name: 'Lighthouse, one page', command: 'tsx bench/pages.ts / --once' }],
  [
    {
      name: 'Faults',
      command: isLong
        ? 'tsx tests/faults/main.ts && tsx tests/faults/main.ts --postgres'
        : 'tsx tests/faults/main.ts --sample',
      count: () => {
        const report = readReport(FAULTS_REPORT) as { findings: { promise: string; kept: boolean }[] }[];
        const promises = report.flatMap(({ findings }) => findings).filter(({ promise }) => promise !== '');
        const passed = promises.filter(({ kept }) => kept).length;
        return { passed, failed: promises.length - passed };
      },
    },
  ],
  [
    {
      name: WORDPRESS_CHECK,
      command: `tsx scripts/testWordpress.ts ${ONCE_MORE}${isLong ? ' --long' : ''}`,
      count: () => countOf(WORDPRESS_REPORT),
    },
    {
      name: 'Journeys in Chromium, Firefox and WebKit',
      command: 'playwright test --config tests/engines/playwright.config.ts --retries=1',
      count: () => countOf(ENGINES_REPORT),
    },
  ],
  [
    {
      name: 'Browser tests of the built product',
      command: `playwright test ${ONCE_MORE}`,
      count: () => countOf(PLAYWRIGHT_REPORT),
    },
  ],
];

function countOf(report: string): Count {
  const { stats, suites } = readReport(report) as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: titlesOf(suites, 'unexpected'),
    flaky: titlesOf(suites, 'flaky'),
  };
}

const readReport = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Runs one check. Beside others its output is shown when it has ended, alone as it comes. */
async function run({ name, command, count }: Check, alone: boolean): Promise<Result> {
  const start = performance.now();
  if (alone) console.log(`\n=== ${name}: ${command}`);
  const { ok, output } = await execute(command, alone);
  if (!alone) console.log(`\n=== ${name}: ${command}\n${output.trimEnd()}`);
  const seconds = (performance.now() - start) / 1000;
  console.log(`=== ${name} ${ok ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  const one = { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  try {
    const counted = count?.() ?? one;
    return { ...counted, name, seconds, ok, failed: Math.max(counted.failed, one.failed) };
  } catch {
    return { name, seconds, ok: false, passed: 0, failed: 1 }; // it ended before it wrote its report
  }
}

function execute(command: string, shown: boolean): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        if (shown) process.stdout.write(text);
        else output += text;
      });
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Two at a time: more would only slow each other on a small machine. */
async function runStage(checks: readonly Check[]): Promise<Result[]> {
  const waiting = [...checks];
  const results: Result[] = [];
  const runNext = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      results.push(await run(check, checks.length === 1));
  };
  await Promise.all([runNext(), runNext()]);
  return results;
}

process.env[isLong ? 'LONG_TESTS' : 'SAMPLE_SPECS'] = '1';
const start = performance.now();
ensureTools();
console.log(`Caddy: ${ensureCaddy() ?? 'none, the experiment with a proxy is left out'}`);
console.log(`Radicale: ${ensureRadicale() ?? 'none, the tests with its calendars are left out'}`);
const missingEngines = ensureEngines();
const wordpress = ensureWordpress();
console.log(`WordPress: ${'found' in wordpress ? wordpress.found : wordpress.missing}`);
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');

const results: Result[] = [];
for (const stage of stages)
  results.push(
    ...(await runStage(stage.filter(({ name }) => 'found' in wordpress || name !== WORDPRESS_CHECK))),
  );

console.log('');
for (const { name, seconds, ok } of results)
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}${ok ? '' : '  FAILED'}`);
console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s  in all`);
const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
list(
  'Failed when first tried, passed when repeated',
  results.flatMap(({ flaky = [] }) => flaky),
);
list(
  'Failed tests',
  results.flatMap(({ failures = [] }) => failures),
);
list('Left out', [
  ...('missing' in wordpress ? [`${WORDPRESS_CHECK}: ${wordpress.missing}`] : []),
  ...missingEngines.map((missing) => `Journeys in ${missing}`),
  ...results.flatMap(({ leftOut = [] }) => leftOut),
]);
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
console.log(failed.length > 0 ? `\nFailed: ${failed.join('; ')}` : '\nEverything passed.');
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(failed.length > 0 ? 1 : 0);

function list(heading: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`\n${heading}:\n${names.map((name) => `  ${name}`).join('\n')}`);
}
