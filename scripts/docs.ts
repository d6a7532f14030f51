/**
 * `npm run docs`: writes the generated parts of the documents; with `--check`, fails where they are stale. It also checks what
 * is written by hand and can be checked: the examples of leads, the names of environment variables and of commands.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../server/operations/settings';
import { specs } from '../src/specs';
import { operationTable, parameterTable } from './docs/api';
import { messageIndex, messageSections, topicIndex, topicSections } from './docs/config';
import { DECISIONS, decisionIndex } from './docs/decisions';
import { importTable } from './docs/imports';
import { exampleProblems, fieldTables } from './docs/leads';
import { exitWith, table, updateDocuments, updateFile } from './docs/markdown';
import {
  commonAttributeTable,
  commonEvents,
  elementIndex,
  elementSections,
  eventTable,
  hostSystems,
  optimizerTable,
  tokenTable,
} from './docs/reference';
import { speedChart, speedChartText } from './speedChart';
import { missedTargets } from './speedNotes';
import {
  formatFigure,
  HISTORY,
  type HistoryEntry,
  historyTable,
  RESULTS,
  type SpeedResults,
  speedTables,
} from './speedTable';
import { WALK, type Walk, walkTables } from './walkTable';

const read = (file: string) => readFileSync(file, 'utf8');
const speed = JSON.parse(read(RESULTS)) as SpeedResults;
const history = JSON.parse(read(HISTORY)) as HistoryEntry[];
const walk = JSON.parse(read(WALK)) as Walk;

exitWith([
  ...updateDocuments({
    'docs/elements.md': {
      index: elementIndex(specs),
      attributes: commonAttributeTable(),
      'common events': commonEvents(),
      elements: elementSections(specs),
    },
    'docs/events.md': { events: eventTable() },
    'docs/theming.md': { tokens: tokenTable() },
    'docs/leads.md': { fields: fieldTables() },
    'docs/api.md': { operations: operationTable(), parameters: parameterTable() },
    'docs/hosts.md': { optimizers: optimizerTable(), systems: hostSystems() },
    'docs/config.md': { index: topicIndex(), topics: topicSections() },
    'docs/messages.md': { index: messageIndex(), messages: messageSections() },
    'docs/developer/architecture.md': { imports: await importTable() },
    [`${DECISIONS}/README.md`]: { decisions: decisionIndex() },
    'bench/measurements.md': {
      speed: speedTables(speed, table, missedTargets),
      history: historyTable(history, table),
      walk: walkTables(walk, table),
    },
    'README.md': { speed: `![${speedChartText(speed)}](docs/speed.svg)\n\n${scriptSentence()}` },
  }),
  ...updateFile('docs/speed.svg', speedChart(speed)),
  ...exampleProblems(read('docs/leads.md')).map((problem) => `docs/leads.md: ${problem}`),
  ...variableProblems(),
  ...commandProblems(),
]);

/** @returns what a page of each kind downloads before anybody uses it. */
function scriptSentence(): string {
  const script = (scenario: string) =>
    formatFigure(speed.figures[scenario]?.['scriptLoaded']?.median ?? Number.NaN, 'bytes');
  return `Until it has loaded, the home page requests ${script('home')} of script, and a page with an embedded estimator ${script('estimator')}.`;
}

/** The documented environment variables are exactly those that the lead desk reads. */
function variableProblems(): string[] {
  const used = new Set<string>();
  const recorder = new Proxy<Record<string, string | undefined>>(
    {},
    { get: (_, name) => void used.add(String(name)) },
  );
  readSettings(recorder);
  const cells = [...read('docs/owner.md').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)];
  const documented = cells.flatMap(([, cell = '']) => cell.replaceAll('`', '').split(', '));
  return [
    ...[...used].filter((name) => !documented.includes(name)).map((name) => `docs/owner.md lacks ${name}.`),
    ...documented.filter((name) => !used.has(name)).map((name) => `docs/owner.md: nothing reads ${name}.`),
  ];
}

/** Every `npm run …` in a document is a script of package.json. */
function commandProblems(): string[] {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  return ['README.md', 'CONTRIBUTING.md', ...pages.map((name) => join('docs', name))].flatMap((file) =>
    [...read(file).matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([, name]) => `${file}: package.json has no script "${name}".`),
  );
}
