/**
 * `npm run firm -- init` writes the file of a firm whose site this is to be; `npm run firm -- check` says what is wrong or
 * missing in it, in two seconds. A build checks first, too: with `--mistakes` only what it could not use.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseJsonFile } from '../src/content/jsonFile';
import { languageFiles } from '../src/package/node/configFile';
import { placesIn } from './firm/placesIn';

const FILE = 'demo/public/business.json';

const USAGE = `Usage:
  npm run firm -- check            what is wrong or missing in ${FILE}
  npm run firm -- init             asks, and writes it anew (npm run firm -- init --help)`;

/** Mistakes that keep a file from being read at all, in any of the languages. */
function unreadable(): string[] {
  if (!existsSync(FILE)) return [`${FILE} does not exist. Write it with: npm run firm -- init`];
  return [FILE, ...Object.values(languageFiles(FILE))].flatMap((file) => {
    try {
      const config = parseJsonFile(readFileSync(file, 'utf8'));
      return typeof config === 'object' && config !== null ? [] : [`${file} is no object. Expected { … }.`];
    } catch (error) {
      return [`${file} ${(error as Error).message}.`];
    }
  });
}

/** @returns whether the site can be built. */
async function check(onlyMistakes: boolean): Promise<boolean> {
  const broken = unreadable();
  if (broken.length > 0) {
    console.error(['The site cannot be built:', ...broken.map((line) => `  ${line}`)].join('\n'));
    return false;
  }
  // Only now: the modules of the facts read the files when they are loaded.
  const { checkFirm } = await import('./firm/checkFirm');
  const { readSiteConfig } = await import('./site/siteFile');
  const place = placesIn(readFileSync(FILE, 'utf8'));
  const { mistakes, toDo } = checkFirm(readSiteConfig(), process.cwd());
  const lines = (findings: typeof mistakes) =>
    findings.map(({ path, text }) => {
      if (path === undefined) return `  ${text}`;
      const { line, name } = place(path);
      return `  line ${line}, ${name}: ${text}`;
    });
  if (mistakes.length > 0)
    console.error([`Mistakes in ${FILE}. The site cannot be built:`, ...lines(mistakes)].join('\n'));
  if (!onlyMistakes && toDo.length > 0)
    console.log(
      [`${mistakes.length > 0 ? '\n' : ''}Before the site goes live (${FILE}):`, ...lines(toDo)].join('\n'),
    );
  if (!onlyMistakes && mistakes.length + toDo.length === 0) console.log('Nothing to do.');
  if (onlyMistakes && mistakes.length === 0 && toDo.length > 0)
    console.log(`Before the site goes live there is more to do (${toDo.length}): npm run firm -- check`);
  return mistakes.length === 0;
}

const [command, ...args] = process.argv.slice(2);
if (command === 'check') {
  const { values } = parseArgs({ args, options: { mistakes: { type: 'boolean', default: false } } });
  process.exitCode = (await check(values.mistakes)) ? 0 : 1;
} else if (command === 'init') {
  const { init } = await import('./firm/init');
  process.exitCode = (await init(args)) ? 0 : 1;
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
