/**
 * `npm run new -- <name> --summary "What it shows" [--stateless] [--no-messages]`: makes a widget that works, with its
 * tests, messages and documents.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { type NewWidget, register, widgetTemplate } from './widgetTemplate';

const USAGE = `Usage: npm run new -- <name> --summary "What it shows" [--stateless] [--no-messages]

  <name>         in small letters and dashes, service-card for <bio-service-card>
  --summary      for the documents, without a full stop
  --stateless    it only shows facts and messages: no store
  --no-messages  it has no messages of its own`;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function readArguments(): NewWidget {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      summary: { type: 'string' },
      stateless: { type: 'boolean', default: false },
      'no-messages': { type: 'boolean', default: false },
    },
  });
  const [name = '', ...others] = positionals;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || others.length > 0 || !values.summary) fail(USAGE);
  return {
    name,
    summary: values.summary,
    stateless: values.stateless,
    messages: !values['no-messages'],
  };
}

const widget = readArguments();
const files = widgetTemplate(widget);
const existing = Object.keys(files).find((path) => existsSync(path));
if (existing) fail(`${existing} is there already.`);
const registered = register(widget, (path) => readFileSync(path, 'utf8'));
for (const [path, text] of Object.entries({ ...files, ...registered })) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const written = [...Object.keys(files), ...Object.keys(registered)];
for (const [program, args] of [
  ['biome', ['check', '--write', '--vcs-enabled=false', ...written]],
  ['tsx', ['scripts/docs.ts']],
] as const) {
  const { status, stderr } = spawnSync(`node_modules/.bin/${program}`, args, { encoding: 'utf8' });
  if (status !== 0) fail(`${program} failed:\n${stderr}`);
}
console.log(
  `${written.join('\n')}\nThe documents name it too. See it: put <bio-${widget.name}> into a page of demo/, npm run dev.`,
);
