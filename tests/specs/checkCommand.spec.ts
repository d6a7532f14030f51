/** The command that checks a config, as an agency runs it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';

const EXAMPLES = 'demo/public/examples';

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('node', ['dist/package/cli.js', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

/** @returns the path of a file with this text. */
function fileOf(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'check-')), 'business.json');
  writeFileSync(file, text);
  return file;
}

const check = (config: string, ...options: string[]) => run('check', fileOf(config), ...options);

for (const file of [
  'demo/public/business.json',
  ...readdirSync(EXAMPLES).map((name) => join(EXAMPLES, name)),
])
  test(`${file} has no mistake`, () => {
    const { status, stdout, stderr } = run('check', file);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).not.toContain('Mistakes');
  });

test('lists what is misspelt, built in and not translated', () => {
  const { status, stdout } = check(JSON.stringify({ companny: {}, texts: { de: {} } }));
  expect(status).toBe(1);
  expect(stdout).toContain('companny is not known (did you mean "company"?) and ignored.');
  expect(stdout).toMatch(/Still the built-in example's:\n {2}company: \d+ \(company\.name, /);
  expect(stdout).toMatch(/Not translated: shown in another language:\n {2}de: /);
});

test('lists what a firm of its own does not name, and of the texts only those that it shows', () => {
  const config = { company: { name: 'Larkspur' }, currency: 'USD', faqs: [], texts: { de: {} } };
  const { status, stdout } = check(JSON.stringify(config));
  expect(status).toBe(0);
  expect(stdout).toMatch(/Not named: .*\n(?: {2}.*\n)* {2}company\.phone: Phone number as people read it\./);
  expect(stdout).toMatch(/^ {2}de: faq: \d/m);
  expect(stdout).not.toMatch(/^ {2}de: (?:biocheck|plans|wheel)/m);
});

test('looks for the languages that are asked for', () => {
  const config = JSON.stringify({ texts: { de: {}, it: {} } });
  const { status, stdout } = check(config, '--language', 'it,fr');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ {2}it: /m);
  expect(stdout).toMatch(/^ {2}fr: /m);
  expect(stdout).not.toMatch(/^ {2}de: /m);
});

test('a file with a byte order mark is read', () => expect(check('\uFEFF{"version": 1}').status).toBe(0));

test('a file that is no config is named in one sentence', () => {
  const refusalOf = (file: string) => {
    const { status, stdout, stderr } = run('check', file);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    return stderr;
  };
  const broken = fileOf('{"version": 1,\n "company": }');
  expect(refusalOf(broken)).toBe(
    `${broken} is no JSON: look at line 2, column 13: a value is missing, or the comma before is one too many.\n`,
  );
  for (const text of ['[]', '"x"', '3', 'null']) {
    const file = fileOf(text);
    expect(refusalOf(file)).toBe(`${file} is no object. Expected { … }: a business JSON.\n`);
  }
  expect(refusalOf('nowhere.json')).toBe('nowhere.json does not exist.\n');
  expect(refusalOf(tmpdir())).toBe(`${tmpdir()} is a folder.\n`);
});

for (const [args, problem] of [
  [[], 'Which command?'],
  [['chekc'], 'There is no command "chekc".'],
  [['check'], 'Which file?'],
  [['check', 'a.json', 'b.json'], '"b.json" is too much.'],
  [['check', 'a.json', '--hashes'], "Unknown option '--hashes'"],
  [['check', 'a.json', '--language', 'de,,es'], '--language needs language tags such as de,pt-BR'],
  [['render', 'a.html', '--language', 'de'], "Unknown option '--language'"],
] as const)
  test(`a wrong command ends with 2, and says how it is used: "${args.join(' ')}"`, () => {
    const { status, stdout, stderr } = run(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(problem);
    expect(stderr).toContain('Usage: biosystem-widgets render');
  });

test('--help says how it is used', () => {
  const { status, stdout } = run('check', '--help');
  expect(status).toBe(0);
  expect(stdout).toContain('Exit codes: 0');
});
