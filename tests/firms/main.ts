/**
 * `npm run test:firms`: makes the sites of firms of other trades from nothing, as docs/your-site.md says, and looks for what is
 * the built-in firm's: in pages, structured data, pictures' words, icons, scripts and the console. A sample of one firm, another one each
 * day; with `--long` all of them.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { siteColor } from '../../scripts/site/siteTheme';
import { copyProject } from '../../scripts/testing/copyProject';
import { chromiumLaunchOptions } from '../../scripts/tools/chromium';
import { english } from '../../src/content/messages';
import { siteTexts } from '../../src/languages/site';
import { findBuiltIn } from '../support/builtInWords';
import { deskUrl } from '../support/startDesk';

interface NewFirm {
  /** The options of `npm run firm -- init`. */
  init: Readonly<Record<string, string>>;
  /** Files that its owner writes besides, by their paths in the project. */
  files: Readonly<Record<string, string>>;
  languages: readonly string[];
  /** What its pages have to say. */
  says: Readonly<Record<string, readonly string[]>>;
}

const FIRMS: Readonly<Record<string, NewFirm>> = {
  portland: {
    init: {
      name: 'Rose City Gutters',
      phone: '(503) 555-0144',
      email: 'hello@rosecity.example',
      place: 'Portland, Oregon',
      street: '12 Mill Lane',
      zip: '97205',
      country: 'US',
      services: 'Gutter cleaning = 180-420; Window washing = 150-390; Gutter guards = 9-14 / foot',
      languages: 'en,es',
      'time-zone': 'America/Los_Angeles',
      color: '#7a2f6b',
      logo: 'RC',
    },
    files: { 'demo/public/business.es.json': 'tests/firms/portland.es.json' },
    languages: ['en', 'es'],
    says: {
      'services/gutter-guards.html': ['$9–$14 per foot', '"unitText":"foot"', '"postalCode":"97205"'],
      'es/services/gutter-guards.html': ['Protectores de canaletas', 'por pie'],
      'es/index.html': ['content="es_US"', 'Díganos qué necesita'],
    },
  },
  hamburg: {
    init: { from: 'tests/firms/hamburg.json' },
    files: {},
    languages: ['de'],
    says: {
      'index.html': [
        '<html lang="de">',
        'content="de_DE"',
        '"addressCountry":"DE"',
        'ab 1.500',
        '"opens":"08:00"',
      ],
      'lager.html': ['79', '"unitText":"Monat"'],
      'imprint.html': ['HRB 99999', 'Vertreten durch: Jonna Petersen'],
      'services/klavier.html': ['Flügel', 'pro Etage'],
    },
  },
  panes: {
    init: {
      name: 'Clear Panes by Ana',
      phone: '(303) 555-0122',
      email: 'ana@panes.example',
      place: 'Boulder, Colorado',
      zip: '80301',
      street: '',
      country: 'US',
      services: 'Window washing = 8-14 / window; Screen cleaning = 4-6 / screen',
      languages: 'en',
      color: '#1f5f8b',
      logo: '',
    },
    files: {},
    languages: ['en'],
    says: { 'index.html': ['Clear Panes by Ana in Boulder, Colorado', '$8–$14 per window'] },
  },
};

/** What a clone has, with what is not committed yet. */
function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  return listed.split('\n').filter((file) => file !== '' && existsSync(file));
}

function makeSite(folder: string, name: string, { init, files }: NewFirm): void {
  const tsx = (...args: string[]) => run(folder, 'tsx', ...args);
  tsx(
    'scripts/firm.ts',
    'init',
    ...Object.entries(init).flatMap(([option, value]) => [`--${option}`, value]),
  );
  for (const [target, source] of Object.entries(files)) copyFileSync(source, join(folder, target));
  tsx('scripts/firm.ts', 'check', '--mistakes');
  console.log(`${name}: the build begins`);
  tsx('scripts/build.ts');
}

function run(cwd: string, program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(join('node_modules/.bin', program), args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, SITE_EXAMPLES: '0', SITE_STUDIO: '0', SITE_ADDRESS: 'https://firm.example' },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
}

function* filesIn(folder: string, path = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) yield* filesIn(folder, inside);
    else yield inside;
  }
}

/** What scripts say for any firm: the product's own name, which is that of the built-in firm too, the states of a country and a font. */
const ofProduct = /BioSystem|biosystem|GA Georgia|Georgia, serif/g;

/** Texts for any firm in English, as long as nothing else would hold them by chance. */
const englishTexts = JSON.stringify([english, siteTexts['en']]).match(/(?<=":")[^"{}]{25,}(?=")/g) ?? [];

function searchFiles(folder: string, { languages, says }: NewFirm): string[] {
  const site = join(folder, 'dist/site');
  const read = (path: string) => readFileSync(join(site, path), 'utf8');
  const own: unknown = [
    JSON.parse(readFileSync(join(folder, 'demo/public/business.json'), 'utf8')),
    siteTexts,
    english,
  ];
  const files = [...filesIn(site)];
  const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('embed/'));
  const texts = files.filter(
    (file) =>
      /\.(?:html|json|webmanifest|svg|txt|xml)$/.test(file) &&
      !/^(?:v|snapshots|pictures)\/|schema|custom-elements/.test(file),
  );
  const scripts = files.filter((file) => /^v\/.*\.js$/.test(file));
  return [
    ...texts.flatMap((file) =>
      findBuiltIn([read(file).replace(/biosystem(?:-[\w.]+)?\.(?:js|iife\.js)/g, '')], own).map(
        (found) => `${file}: ${found.slice(0, 120)}`,
      ),
    ),
    ...scripts.flatMap((file) =>
      findBuiltIn([read(file).replace(ofProduct, '')], own).map((found) => `${file}: ${found.slice(0, 120)}`),
    ),
    ...pages.flatMap((file) => coloredAsOurs(read(file)).map((color) => `${file}: our color ${color}`)),
    ...['icon.svg', 'site.webmanifest'].flatMap((file) =>
      coloredAsOurs(read(file)).map((color) => `${file}: our color ${color}`),
    ),
    ...(languages.includes('en')
      ? []
      : pages.flatMap((file) =>
          englishTexts
            .filter((text) => read(file).includes(text))
            .map((text) => `${file}: in English: ${text}`),
        )),
    ...Object.entries(says).flatMap(([file, parts]) =>
      parts.filter((part) => !read(file).includes(part)).map((part) => `${file} does not say: ${part}`),
    ),
  ];
}

/** The built-in firm's green and red, outside of widgets: in these each stands only where no theme names another. */
function coloredAsOurs(text: string): string[] {
  const page = text.replace(/<template shadowrootmode.*?<\/template>/gs, '');
  return [siteColor('color-dark'), siteColor('color-accent')].filter((color) => page.includes(color));
}

/** Opens the pages, and says what the console says. */
async function visit(folder: string, { says }: NewFirm): Promise<string[]> {
  const desk = spawn(process.execPath, ['dist/desk/main.js'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const url = await deskUrl(desk);
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'info' && !message.text().startsWith('[analytics]'))
        said.push(`${page.url()} console: ${message.text()}`);
    });
    page.on('pageerror', (error) => said.push(`${page.url()} error: ${error.message}`));
    await page.route(/google/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    for (const file of new Set(['index.html', ...Object.keys(says)])) {
      await page.goto(`${url}/${file.replace(/(?:index)?\.html$/, '')}`, { waitUntil: 'load' });
      const moved = await page.evaluate(layoutShift);
      if (moved > 0) said.push(`${page.url()} the layout moved by ${moved}`);
      await page.keyboard.press('End');
      await page.waitForFunction(() => document.readyState === 'complete');
    }
    said.push(...(await closeNotice(page, url)));
    return said;
  } finally {
    await browser.close();
    desk.kill();
  }
}

/** How far things have moved until the page was loaded. */
const layoutShift = () =>
  new Promise<number>((resolve) => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(moved)));
  });

/** Closes the notice of the site, if it has one, which then stays closed. */
async function closeNotice(page: Page, url: string): Promise<string[]> {
  const notice = page.locator('aside.notice');
  await page.goto(url);
  if ((await notice.count()) === 0) return [];
  if (!(await notice.isVisible())) return ['the notice is not shown'];
  await page.screenshot({ path: join(tmpdir(), 'firm-notice.png') });
  await notice.getByRole('button').click();
  await page.reload();
  return (await notice.isVisible()) ? ['the notice that was closed is shown again'] : [];
}

const { argv } = process;
const names = Object.keys(FIRMS);
const day = Math.floor(Date.now() / 86_400_000);
const chosen = argv.includes('--long')
  ? names
  : [names.find((name) => argv.includes(name)) ?? names[day % names.length] ?? ''];

const problems: string[] = [];
for (const name of chosen) {
  const firm = FIRMS[name];
  if (!firm) continue;
  const started = performance.now();
  const folder = copyProject(projectFiles());
  try {
    makeSite(folder, name, firm);
    const found = [...searchFiles(folder, firm), ...(await visit(folder, firm))];
    problems.push(...found.map((line) => `${name}: ${line}`));
    console.log(
      `${name}: made in ${((performance.now() - started) / 1000).toFixed(0)} s, ${1 + Object.keys(firm.files).length} files written, ${found.length} problems`,
    );
  } finally {
    if (!argv.includes('--keep')) rmSync(folder, { recursive: true });
    else console.log(folder);
  }
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
