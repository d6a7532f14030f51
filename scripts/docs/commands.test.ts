/**
 * The commands in the documents: what they name exists, and takes what they give it. What is safe in an empty place is run there.
 * HTML is run by tests/specs/documentedSnippets.spec.ts, recipes by recipes.test.ts.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parseCommand } from '../../server/commands/commandLine';
import { operations } from '../../server/leadApi/operations';
import { pageFiles } from '../docsite/stagePages';
import { copyProject } from '../testing/copyProject';

interface Command {
  place: string;
  /** Its words, as a shell reads them, without variables before it. */
  words: readonly string[];
}

const snippets = ['README.md', ...pageFiles()].flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/^ *```sh\n(.*?)^ *```/gms), (match) => ({
    place: `${file}:${match.input.slice(0, match.index).split('\n').length}`,
    // What a reader fills in would be a redirection.
    code: (match[1] ?? '').replace(/<(\w[\w-]*)>/g, '$1'),
  })),
);

const ID = '6f1f9c1e-0b1d-4c58-9f0e-2f1f2a7b9a10';

const isVariable = (word: string) => /^[A-Z_]+=/.test(word);

/** Each command as words: a shell is asked where one ends, since a text may hold spaces and signs. */
const commands: readonly Command[] = snippets.flatMap(({ place, code }) =>
  code
    .replace(/<<'(\w+)'.*?^\1$/gms, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .flatMap((line) => partsOf(line).map((words) => ({ place, words })))
    .filter(({ words }) => words.length > 0),
);

/** The commands of a line: words in quotes are one, a comment ends it, `&&`, `|` and `;` part commands. */
function partsOf(line: string): string[][] {
  const parts: string[][] = [[]];
  for (const [token] of line.matchAll(/#.*$|&&|[|;<>]|(?:"[^"]*"|'[^']*'|[^\s"'|;&<>#]|(?<=\S)#|&(?!&))+/g)) {
    if (token.startsWith('#')) break;
    if (/^(?:&&|[|;<>])$/.test(token)) parts.push([]);
    else parts.at(-1)?.push(token.replace(/^["']|["']$/g, ''));
  }
  return parts
    .map((words) => words.slice(words.findIndex((word) => !isVariable(word))))
    .filter((words) => !words.every(isVariable));
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** What follows `npm run`: the script and its arguments. */
const npmRuns = commands.flatMap(({ place, words: [npm, run, ...rest] }) => {
  if (npm !== 'npm' || !['run', 'test', 'start'].includes(run ?? '')) return [];
  const [script = '', ...more] = run === 'run' ? rest.filter((word) => word !== '-s') : [run ?? '', ...rest];
  return [{ place, script, args: more.filter((word) => word !== '--') }];
});

test('a shell reads every snippet', () => {
  const unread = snippets.flatMap(({ place, code }) => {
    const { stderr } = spawnSync('sh', ['-n'], { input: code, encoding: 'utf8' });
    return stderr === '' ? [] : [`${place}: ${stderr}`];
  });
  expect(unread).toEqual([]);
  expect(snippets.length).toBeGreaterThan(70);
});

test('every script of npm exists', () =>
  expect(npmRuns.filter(({ script }) => !(script in scripts))).toEqual([]));

test('the desk takes every command with its options', () => {
  const runs = npmRuns.filter(({ script }) => script === 'leads');
  const refused = runs.flatMap(({ place, args }) => {
    const command = parseCommand(args.map((word) => (word === 'id' ? ID : word)));
    return typeof command === 'string' ? [`${place}: ${command}`] : [];
  });
  expect(refused).toEqual([]);
  expect(runs.length).toBeGreaterThan(30);
});

/** The code of a script and of what it imports. */
function codeOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return '';
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  const imported = Array.from(code.matchAll(/(?:from|import\() ?'(\.[^']+)'/g), ([, path = '']) =>
    join(dirname(file), `${path.replace(/\.ts$/, '')}.ts`),
  );
  return (
    code +
    imported
      .filter((path) => existsSync(path))
      .map((path) => codeOf(path, seen))
      .join('')
  );
}

test('every other script knows its options', () => {
  const unknown = npmRuns.flatMap(({ place, script, args }) => {
    const [, file] = /tsx (\S+)/.exec(scripts[script] ?? '') ?? [];
    if (file === undefined || script === 'leads') return [];
    const code = codeOf(file);
    return args
      .flatMap((word) => /^--([a-z-]+)$/.exec(word)?.[1] ?? [])
      .filter((name) => !new RegExp(`--${name}\\b|'?${name}'?: \\{`).test(code))
      .map((name) => `${place}: ${script} --${name}`);
  });
  expect(unknown).toEqual([]);
});

test('tests that a command names exist', () =>
  expect(
    npmRuns
      .filter(({ script }) => /^test:(?:unit|browser|wordpress)$/.test(script))
      .flatMap(({ place, args }) =>
        args.filter((path) => !existsSync(path)).map((path) => `${place}: ${path}`),
      ),
  ).toEqual([]));

test('the package takes every command with its options', () => {
  const runs = commands.filter(({ words }) => words[1] === 'biosystem-widgets');
  const refused = runs.flatMap(({ place, words: [, , ...args] }) => {
    const { status, stderr } = runIn(tmpdir(), 'src/package/node/cli.ts', args);
    // There is no such file here: 1. A wrong command: 2.
    return status === 1 ? [] : [`${place}: ${stderr}`];
  });
  expect(refused).toEqual([]);
  expect(runs.length).toBeGreaterThan(2);
});

test('what is copied for a server lies in deploy/', () => {
  const copied = commands
    .filter(
      ({ place, words: [name] }) =>
        place.startsWith('docs/deployment.md') && /^(?:cp|install)$/.test(name ?? ''),
    )
    .flatMap(({ words }) => words.slice(1, -1).filter((word) => !/^(?:-.*|\d+)$/.test(word)));
  expect(copied.filter((file) => !existsSync(join('deploy', file)))).toEqual([]);
  expect(copied).toContain('biosystem-desk.service');
});

test('the API has every address that is called', () => {
  const called = commands
    .filter(({ words: [name] }) => name === 'curl')
    .flatMap(({ words }) => words.flatMap((word) => /\/api\/v1(\/[^?"]*)/.exec(word)?.[1] ?? []));
  const known = Object.values(operations).map(
    ({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  );
  expect(called.filter((path) => !known.some((pattern) => pattern.test(path)))).toEqual([]);
  expect(called.length).toBeGreaterThan(2);
});

test('a firm is begun and checked in an empty copy, and a secret is made', () => {
  const folder = copyProject(['demo']);
  try {
    const refused = npmRuns
      .filter(({ script }) => script === 'firm')
      // Without options it would ask, and there is nobody; the file of another firm is not here.
      .filter(({ args: [command, ...options] }) => command === 'check' || options.includes('--name'))
      .flatMap(({ place, args }) => {
        const { status, stderr } = runIn(folder, 'scripts/firm.ts', args);
        return status === 0 ? [] : [`${place}: ${stderr}`];
      });
    expect(refused).toEqual([]);
    expect(readFileSync(join(folder, 'demo/public/business.json'), 'utf8')).toContain('Rose City Gutters');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const secret =
    commands.find(({ words: [name, option] }) => name === 'node' && option === '-p')?.words ?? [];
  expect(execFileSync(process.execPath, secret.slice(1), { encoding: 'utf8' })).toMatch(
    /^whsec_[\w+/]{43}=\n$/,
  );
});

function runIn(cwd: string, script: string, args: readonly string[]) {
  const tsx = import.meta.resolve('tsx');
  return spawnSync(process.execPath, ['--import', tsx, join(process.cwd(), script), ...args], {
    cwd,
    encoding: 'utf8',
  });
}
