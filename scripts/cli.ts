#!/usr/bin/env node
/** The command `biosystem-widgets`. Built for Node into `dist/render/`. */
import { parseArgs } from 'node:util';
import { check } from './check';
import { render } from './render';

const USAGE = `Usage: biosystem-widgets render <in.html> [-o <out.html>] [--root <folder>] [--hashes]
       biosystem-widgets check <business.json>

render puts the first state of every widget into a page:
  -o, --output   where the page is written (default: standard output)
  --root         the folder that a config path beginning with "/" is found in (default: that of the page)
  --hashes       prints what the page's Content-Security-Policy must allow in style-src and script-src

check says what of a config cannot be used, is still the built-in example's, or is not translated.
It ends with 1 where something cannot be used.`;

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
  if (input === undefined || others.length > 0) throw new Error(USAGE);
  if (command === 'render') await render(input, values);
  else if (command !== 'check') throw new Error(USAGE);
  else if (!check(input)) process.exitCode = 1;
}
