/** `npm test`: everything that must pass, in the order in which a mistake is cheapest to find. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureTools } from './tools';

const VITEST_REPORT = 'test-results/vitest.json';
const FAULTS_REPORT = 'test-results/faults.json';
const PLAYWRIGHT_REPORT = 'test-results/playwright.json';

interface Count {
  passed: number;
  failed: number;
}

interface Check {
  name: string;
  command: string;
  /** What its report says, where it is more than one check. */
  count?: () => Count;
}

const checks: Check[] = [
  { name: 'Types', command: 'tsc -p .' },
  { name: 'Lint, and who may import whom', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'Format', command: 'biome ci --reporter=summary' },
  { name: 'Unused code and packages', command: 'knip' },
  { name: 'README tables are fresh', command: 'tsx scripts/docs.ts --check' },
  {
    name: 'Unit and component tests',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${VITEST_REPORT}`,
    count: () => {
      const report = readReport(VITEST_REPORT) as { numPassedTests: number; numFailedTests: number };
      return { passed: report.numPassedTests, failed: report.numFailedTests };
    },
  },
  { name: 'Build', command: 'tsx scripts/build.ts' },
  { name: 'HTML of the built site', command: 'tsx scripts/check-html.ts' },
  { name: 'Size budgets', command: 'size-limit' },
  { name: 'Lighthouse, one page', command: 'tsx bench/pages.ts / --once' },
  {
    name: 'Faults',
    command: 'tsx tests/faults/main.ts && tsx tests/faults/main.ts --postgres kill disk',
    count: () => {
      const report = readReport(FAULTS_REPORT) as { findings: { promise: string; kept: boolean }[] }[];
      const promises = report.flatMap(({ findings }) => findings).filter(({ promise }) => promise !== '');
      const passed = promises.filter(({ kept }) => kept).length;
      return { passed, failed: promises.length - passed };
    },
  },
  {
    name: 'The built product in a browser',
    command: 'playwright test',
    count: () => {
      const { stats } = readReport(PLAYWRIGHT_REPORT) as {
        stats: { expected: number; unexpected: number; flaky: number };
      };
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  },
];

const readReport = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Runs one check and shows all that it prints. */
function run({ name, command, count }: Check): Count & { ok: boolean } {
  console.log(`\n=== ${name}: ${command}`);
  const start = performance.now();
  const ok = spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
  console.log(`=== ${ok ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const one = { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  try {
    const counted = count?.() ?? one;
    return { ok, passed: counted.passed, failed: Math.max(counted.failed, one.failed) };
  } catch {
    return { ok: false, passed: 0, failed: 1 }; // it broke before it could write its report
  }
}

ensureTools();
rmSync('test-results', { recursive: true, force: true });
const results = checks.map((check) => ({ name: check.name, ...run(check) }));
const broken = results.filter(({ ok }) => !ok).map(({ name }) => name);
const sum = (key: keyof Count) => results.reduce((total, result) => total + result[key], 0);
console.log(broken.length ? `\nFailed: ${broken.join('; ')}` : '\nEverything passed.');
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(broken.length ? 1 : 0);
