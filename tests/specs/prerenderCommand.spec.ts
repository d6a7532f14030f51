/** The command that prerenders any page, as an agency runs it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { serve } from '../support/foreignPage';
import { FOREIGN_SITE, MODULE_FILE } from '../support/urls';

const CLI = 'dist/package/cli.js';
const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Clearwater</title>
<script type="module" src="${MODULE_FILE}"></script></head>
<body><bio-site config="/business.json"><bio-faq></bio-faq><bio-gallery></bio-gallery></bio-site></body></html>`;
const CONFIG = {
  faqs: [{ id: 'rain', question: 'What if it rains?', answer: 'We come another day.', quick: true }],
};

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'render-'));
  const input = join(folder, 'in.html');
  const output = join(folder, 'out.html');
  writeFileSync(input, PAGE);
  writeFileSync(join(folder, 'business.json'), JSON.stringify(CONFIG));
  return { folder, input, output, read: () => readFileSync(output, 'utf8') };
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test("a page has its own business's texts, and finds the pictures beside the script", async ({ page }) => {
    const { input, output, read } = setUp();
    execFileSync('node', [CLI, 'render', input, '-o', output]);
    await page.goto(FOREIGN_SITE + (await serve(read())));
    await expect(page.getByText('What if it rains?').first()).toBeVisible();
    const picture = page.locator('bio-gallery img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });
});

test('run again over its own result it changes nothing', () => {
  const { input, output, read } = setUp();
  execFileSync('node', [CLI, 'render', input, '-o', output]);
  const first = read();
  execFileSync('node', [CLI, 'render', output, '-o', output]);
  expect(read()).toBe(first);
});

test('it prints what a strict policy must allow', () => {
  const { input, output } = setUp();
  const { stderr } = spawnSync('node', [CLI, 'render', input, '-o', output, '--hashes'], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^style-src( 'sha256-[\w+/=]{44}'){2}\n/);
});

test('a config may begin with a byte order mark, as in browsers', () => {
  const { folder, input, output, read } = setUp();
  writeFileSync(join(folder, 'business.json'), `\uFEFF${JSON.stringify(CONFIG)}`);
  execFileSync('node', [CLI, 'render', input, '-o', output]);
  expect(read()).toContain('What if it rains?');
});

test('a config that is missing or wrong stops it with a sentence', () => {
  const { folder, input, output } = setUp();
  const expectRefusal = (sentence: string) => {
    const { status, stderr } = spawnSync('node', [CLI, 'render', input, '-o', output], { encoding: 'utf8' });
    expect(stderr).toContain(sentence);
    expect(status).toBe(1);
  };
  writeFileSync(join(folder, 'business.json'), '{"faqs": 5}');
  expectRefusal('faqs is 5');
  writeFileSync(join(folder, 'business.json'), '{');
  expectRefusal('The config "/business.json" could not be read');
});
