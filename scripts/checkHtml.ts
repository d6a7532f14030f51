/**
 * Checks the HTML of the built site with the Nu HTML checker. The checker skips templates, so each prerendered shadow root
 * is checked as a page of its own. `npm test` runs this after the build.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SITE = 'dist/site';
const CHECKER = 'node_modules/vnu-jar/build/dist/vnu.jar';
/** Messages about what the standards allow and the checker does not know yet. `\W` is a quotation mark beyond ASCII. */
const KNOWN_BETTER =
  '.*Attribute \\Wpart\\W not allowed.*|.*at-rule \\W@view-transition\\W.*|.*link\\W element with a \\Wblocking\\W attribute.*';
const SHADOW_ROOT =
  /<(bio-[\w-]+)[^>]*><template shadowrootmode="open">(?:<style[^>]*>.*?<\/style>|<link [^>]*>)+(.*?)<\/template>/gs;

const folder = mkdtempSync(join(tmpdir(), 'html-'));
const write = (name: string, html: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), html);
};

let shadowRoots = 0;
// The HTML of the documentation is its generator's.
const pages = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.html') && !name.startsWith('docs/'),
);
for (const page of pages) {
  const html = readFileSync(join(SITE, page), 'utf8');
  write(page, html);
  const lang = /<html lang="([\w-]+)"/.exec(html)?.[1] ?? 'en';
  for (const [, tag, content] of html.matchAll(SHADOW_ROOT)) {
    // An error message names this file, and so says where the shadow root is.
    write(
      `${page} ${++shadowRoots} ${tag}.html`,
      `<!doctype html><html lang="${lang}"><title>${tag}</title><body>${content}`,
    );
  }
}

const { status, stderr } = spawnSync(
  'java',
  [
    '-jar',
    CHECKER,
    '--errors-only',
    '--skip-non-html',
    '--format',
    'gnu',
    '--filterpattern',
    KNOWN_BETTER,
    folder,
  ],
  { encoding: 'utf8' },
);
rmSync(folder, { recursive: true });
if (stderr) console.error(stderr.replaceAll(`file:${folder}/`, ''));
console.log(`${pages.length} pages and ${shadowRoots} shadow roots in them checked.`);
if (status !== 0 || pages.length === 0 || shadowRoots === 0) process.exit(1);
