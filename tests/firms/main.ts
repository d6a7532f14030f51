/**
 * `npm run test:firms`: makes the sites of firms of other trades from nothing, as docs/your-site.md says, and looks for what is
 * the built-in firm's: in pages, structured data, pictures' words, icons, scripts, mails, prints and the console. Lighthouse has a look at
 * some kinds of pages. A sample of one firm, another one each day; with `--long` all of them and all kinds, and another price
 * is released, taken back, and published in the inbox. `--keep` keeps their projects.
 */
import { rmSync } from 'node:fs';
import { copyProject } from '../../scripts/testing/copyProject';
import { sample } from '../../src/testing/sample';
import { publishPrice, releasePrice } from './changePrice';
import { FIRMS } from './firms';
import { inspectSite } from './inspectSite';
import { makeSite, projectFiles } from './makeSite';

const { argv } = process;
const names = Object.keys(FIRMS);
const isLong = argv.includes('--long');
const named = names.filter((name) => argv.includes(name));
const all = isLong ? names : sample('firms', names, 1);
const chosen = named.length > 0 ? named : all;

const problems: string[] = [];
for (const name of chosen) {
  const firm = FIRMS[name];
  if (!firm) continue;
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(0);
  const folder = copyProject(projectFiles());
  try {
    makeSite(folder, name, firm);
    console.log(`${name}: made in ${seconds()} s, ${1 + Object.keys(firm.files).length} files written`);
    const found = await inspectSite(folder, firm, isLong);
    if (isLong) found.push(...(await publishPrice(folder)), ...(await releasePrice(folder)));
    problems.push(...found.map((line) => `${name}: ${line}`));
    console.log([`${name}: inspected after ${seconds()} s, ${found.length} problems`, ...found].join('\n  '));
  } finally {
    if (!argv.includes('--keep')) rmSync(folder, { recursive: true });
    else console.log(folder);
  }
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
