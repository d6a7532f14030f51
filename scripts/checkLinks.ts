/** Checks the relative links of every Markdown file: the file is there, and so is the heading that an anchor names. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brokenLinks } from './docs/links';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

const broken = files.flatMap((file) =>
  brokenLinks(readFileSync(file, 'utf8'), (path) => {
    const target = path === '' ? file : relative('.', join(dirname(file), path));
    if (!existsSync(target)) return undefined;
    return target.endsWith('.md') ? readFileSync(target, 'utf8') : '';
  }).map((link) => `${file}: ${link}`),
);
for (const line of broken) console.error(line);
console.log(`The links of ${files.length} documents were checked, ${broken.length} are broken.`);
process.exit(broken.length > 0 || files.length === 0 ? 1 : 0);
