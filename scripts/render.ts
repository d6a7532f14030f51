#!/usr/bin/env node
/**
 * `npx biosystem-widgets render in.html -o out.html`: puts the first state of every widget into a page's HTML, so that
 * the page can be read before and without script. Built for Node into `dist/render/`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inlineHashes } from '../server/contentSecurityPolicy';
import { setBuiltInFolder } from '../src/ui/section/picture/builtInFolder';
import { prerenderPage } from './prerender';
import { renderTag } from './widgets';

const USAGE = `Usage: biosystem-widgets render <in.html> [-o <out.html>] [--root <folder>] [--hashes]

  -o, --output   where the page is written (default: standard output)
  --root         the folder that a config path beginning with "/" is found in (default: that of the page)
  --hashes       prints what the page's Content-Security-Policy must allow in style-src and script-src`;

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      output: { type: 'string', short: 'o' },
      root: { type: 'string' },
      hashes: { type: 'boolean', default: false },
    },
  });
  const [command, input, ...others] = positionals;
  if (command !== 'render' || input === undefined || others.length > 0) throw new Error(USAGE);

  const html = readFileSync(input, 'utf8');
  setBuiltInFolder(pictureFolder(html));
  const page = await prerenderPage(html, {
    render: renderTag,
    readConfig: (url) => readConfig(url, dirname(input), values.root ?? dirname(input)),
  });
  if (values.output === undefined) process.stdout.write(page);
  else writeFileSync(values.output, page);
  if (values.hashes) {
    const { style, script } = inlineHashes(page);
    console.error(`style-src ${[...style].join(' ')}\nscript-src ${[...script].join(' ')}`);
  }
}

/** The folder of the pictures, beside the script that the page names: the widgets themselves look there. */
function pictureFolder(html: string): string {
  const script = /<script\b[^>]*\bsrc="?([^"\s>]*)biosystem(?:\.iife)?\.js/.exec(html)?.[1];
  return `${script ?? '/'}pictures/`;
}

/** @throws with a sentence that names the config that could not be read. */
async function readConfig(url: string, folder: string, root: string): Promise<object> {
  try {
    const json = /^https?:/.test(url)
      ? await (await fetch(url, { signal: AbortSignal.timeout(10_000) })).text()
      : readFileSync(url.startsWith('/') ? join(root, url) : resolve(folder, url), 'utf8');
    return JSON.parse(json) as object;
  } catch (error) {
    throw new Error(
      `The config "${url}" could not be read: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
