import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { note } from './inbox/activity';
import { changeLead, inState } from './inbox/changeLead';
import { extractPhotos } from './photos/extract';
import { createStore } from './storage/store';
import { leads } from './testing/commandLine';
import { databaseEnv, databaseKinds } from './testing/databases';
import { allLeads, temporaryFolder } from './testing/desk';
import { firmsFolder } from './testing/firms';
import { contactLead, estimateLead } from './testing/leads';
import { asDataString, jpeg, pictureBytes } from './testing/photos';
import { deskProgram } from './testing/shared';

type Env = Record<string, string>;

/** Runs the command line as a program. */
async function spawnLeads(args: string[], env: Env) {
  return spawn(process.execPath, [await deskProgram('cli'), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const [roof, deck] = [jpeg('roof', 3_000), pictureBytes.webp];
const hostile = contactLead({
  fullName: '=HYPERLINK("https://evil.example";"click")',
  phone: '+1 (770) 555-0100',
  serviceAddress: '@SUM(1+1)',
  areasOfConcern: 'first line\nsecond line \u001b[2J\u0007\0 \u202eevil',
  'extra "field", \u001b[31m': 'x',
  '=1+1': 'formula in a name',
  photos: [asDataString(roof), asDataString(deck, 'image/webp')],
});
const names = [`${hostile.id}-1.jpg`, `${hostile.id}-2.webp`];
const estimate = contactLead({
  kind: 'estimate',
  source: 'Instant Estimator',
  contactInfo: { firstName: 'Zoë', email: 'zoe@example.com', preferredDays: ['Monday', 'Friday'] },
  selectedServices: [{ id: 'biorinse', selected: true }],
  estimate: { min: 275, max: 975 },
  answers: [
    { id: 'gate', label: 'How do we get in?', value: 'Code 12\nor ring' },
    { id: 'pets', label: '=Pets', value: 'two' },
  ],
});

describe.each(databaseKinds)('leads in %s, read while the desk has them open', (_name, newDatabase) => {
  async function emptyStore() {
    const database = await newDatabase();
    const env = databaseEnv(database);
    const store = createStore(database);
    onTestFinished(() => store.close());
    return { env, store };
  }

  async function withLeads() {
    const { env, store } = await emptyStore();
    const lead = structuredClone(hostile);
    const { photos } = await extractPhotos(Object.assign(lead, {}));
    await store.save(lead, new Date('2030-01-31T12:00:00Z'), { photos });
    await store.save(estimate, new Date('2030-01-31T12:00:01Z'));
    return { env, store };
  }

  it('are listed with every field, without control characters', async () => {
    const { env } = await withLeads();
    const { code, output, errors } = await leads('list', env);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toContain(hostile.id);
    expect(output).toContain('+1 (770) 555-0100');
    expect(output).toMatch(/contactInfo\.email +zoe@example\.com\n/);
    expect(output).toMatch(/contactInfo\.preferredDays +Monday; Friday\n/);
    expect(output).toMatch(/answers +How do we get in\?: Code 12\n +or ring\n +=Pets: two\n/);
    expect(output).toMatch(new RegExp(`photos +${names.join('; ')}\n`));
    expect(output).toMatch(/first line\n +second line \\u001b\[2J\\u0007\\u0000 \\u202eevil\n/);
    expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(output).toMatch(/\n2 leads\n$/);
  });

  it('are exported for people as a table of a few columns, the same for every kind, by the firm’s clocks', async () => {
    const { env, store } = await emptyStore();
    const site = temporaryFolder();
    writeFileSync(join(site, 'business.json'), JSON.stringify({ timeZone: 'America/Los_Angeles' }));
    const contact = contactLead({ phone: '05035550123', serviceAddress: '01067' });
    await store.save(contact, new Date('2030-01-31T07:34:00Z'));
    const priced = estimateLead('zoe@example.com', { question: 'When?' });
    await store.save(priced, new Date('2030-01-31T20:00:00Z'));
    await store.write((transaction) =>
      changeLead(
        transaction,
        { id: priced.id, firm: '' },
        'owner',
        ...inState({ state: 'won', amount: 1_250.5 }),
      ),
    );
    await store.write((transaction) =>
      note(
        transaction,
        { account: 'owner', firm: '', action: 'note', lead_id: contact.id, text: 'Called back' },
        new Date('2030-01-31T17:00:00Z'),
      ),
    );
    const { output } = await leads('export --format csv --for people', { ...env, SITE_DIR: site });
    expect(parseCsv(output)).toEqual([
      ['Date', 'Name', 'Phone', 'Email', 'Address', 'What', 'Price', 'State', 'Notes', 'Source', 'Worth'],
      [
        '2030-01-30 23:34',
        'Ana Ruiz',
        '="05035550123"',
        'ana@example.com',
        '="01067"',
        'Visit request',
        '',
        'New',
        'Moss on the north side of the roof\n2030-01-31 09:00 owner: Called back',
        'Nextdoor',
        '',
      ],
      [
        '2030-01-31 12:00',
        'Ana',
        '+1 (770) 555-0100',
        'zoe@example.com',
        '="30075"',
        'Estimate request: BioRinse',
        '$316–$1,121',
        'Won',
        'When?',
        '',
        '1250.5',
      ],
    ]);
  });

  it('are marked where they look like spam, and spam can be listed alone', async () => {
    const { env, store } = await emptyStore();
    const person = contactLead({ guard: { seconds: 40, token: 'secret' } });
    const robot = contactLead({ suspect: 'typed by the robot' });
    const left = contactLead({ partial: true });
    for (const [nth, lead] of [person, robot, left].entries()) {
      const spamVerdict = lead === robot ? 'too quick' : undefined;
      await store.save(lead, new Date(Date.parse('2030-01-31T12:00:00Z') + nth), { spamVerdict });
    }
    const all = (await leads('list', env)).output;
    expect(all).toContain(`SUSPECT: too quick (${robot.id})`);
    expect(all).toContain(`not sent: only the part that was typed (${left.id})`);
    expect(all).toMatch(/\n3 leads, 1 of them suspect\n$/);
    expect(all).not.toMatch(/guard|typed by the robot/);
    const suspects = (await leads('list --suspects', env)).output;
    expect(suspects).toContain(robot.id);
    expect(suspects).not.toContain(person.id);
    expect(suspects).toMatch(/\n1 of 3 leads is suspect\n$/);
    const [header, ...rows] = parseCsv((await leads('export --format csv', env)).output);
    const column = header?.indexOf('suspect') ?? -1;
    expect(rows.map((row) => row[column])).toEqual(['', 'too quick', '']);
    const json = JSON.parse((await leads('export --format json', env)).output);
    expect(json.map(({ suspect }: { suspect?: string }) => suspect)).toEqual([
      undefined,
      'too quick',
      undefined,
    ]);
  });

  it('are shown in their last revision, and on demand in every one', async () => {
    const { env, store } = await emptyStore();
    const lead = contactLead();
    const secret = randomUUID();
    for (const revision of [1, 2]) {
      const at = new Date(Date.parse('2030-01-31T12:00:00Z') + revision);
      const sent = { ...lead, revision, phone: `phone ${revision}` };
      await store.save(sent, at, { secret, revision });
    }
    const last = (await leads('list', env)).output;
    expect(last).toContain('phone 2');
    expect(last).not.toContain('phone 1');
    const all = (await leads('list --revisions', env)).output;
    expect(all).toContain(`contact of 2030-01-31T12:00:00.001Z, superseded by a later revision (${lead.id})`);
    expect(all).toContain('phone 1');
    expect(all).toMatch(/\n1 lead\n$/);
    const exported = async (options: string): Promise<unknown> =>
      JSON.parse((await leads(`export ${options}`, env)).output);
    const current = { id: lead.id, revision: 2, phone: 'phone 2', updatedAt: '2030-01-31T12:00:00.002Z' };
    const superseded = {
      id: lead.id,
      phone: 'phone 1',
      receivedAt: '2030-01-31T12:00:00.001Z',
      superseded: true,
    };
    expect(await exported('--format json')).toMatchObject([current]);
    expect(await exported('--format json --revisions')).toMatchObject([superseded, current]);
    expect(await exported(`--email ${lead.email}`)).toMatchObject([current]);
    expect(await exported(`--email ${lead.email} --revisions`)).toMatchObject([superseded, current]);
    const [header, ...rows] = parseCsv((await leads('export --format csv --revisions', env)).output);
    const cells = (column: string) => rows.map((row) => row[header?.indexOf(column) ?? -1]);
    expect(cells('phone')).toEqual(['phone 1', 'phone 2']);
    expect(cells('superseded')).toEqual(['yes', '']);
    expect(header).not.toContain('secret');
  });

  it('are exported as JSON with everything', async () => {
    const { env } = await withLeads();
    const { code, output } = await leads('export --format json', env);
    expect(code).toBe(0);
    const at = (time: string) => ({ receivedAt: time, updatedAt: time });
    expect(JSON.parse(output)).toEqual([
      { ...hostile, ...at('2030-01-31T12:00:00.000Z') },
      { ...estimate, ...at('2030-01-31T12:00:01.000Z') },
    ]);
  });

  it('are exported as CSV, with formulas escaped and photos as file names', async () => {
    const { env } = await withLeads();
    const { code, output } = await leads('export --format csv', env);
    expect(code).toBe(0);
    expect(output).toMatch(/^\ufeffid,/);
    expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    const [header, ...rows] = parseCsv(output);
    const leading = ['id', 'kind', 'receivedAt', 'updatedAt', 'suspect', 'timestamp', 'source'];
    expect(header?.slice(0, 7)).toEqual(leading);
    expect(header).toContain('contactInfo.email');
    expect(rows).toHaveLength(2);
    const cell = (row: number, column: string) => rows[row]?.[header?.indexOf(column) ?? -1];
    expect(cell(0, 'fullName')).toBe(`'${hostile.fullName}`);
    expect(cell(0, 'phone')).toBe('+1 (770) 555-0100');
    expect(cell(0, 'photos')).toBe(names.join('; '));
    expect(cell(1, 'contactInfo.preferredDays')).toBe('Monday; Friday');
    expect(cell(1, 'estimate.max')).toBe('975');
    expect(cell(1, 'photos')).toBe('');
    expect(cell(1, 'answers')).toBe('How do we get in?: Code 12\nor ring\n=Pets: two');
    expect(cell(0, 'areasOfConcern')).toBe('first line\nsecond line \\u001b[2J\\u0007\\u0000 \\u202eevil');
    expect(JSON.parse(cell(0, 'others') ?? '')).toEqual({
      'extra "field", \u001b[31m': 'x',
      '=1+1': 'formula in a name',
    });
    for (const value of [...(header ?? []), ...rows.flat()])
      expect(value).not.toMatch(/^(?![+][\d ()-]+$)[=+\-@\t\r]/);
  });

  it('are exported with their photos as files', async () => {
    const { env } = await withLeads();
    const folder = join(temporaryFolder(), 'new', 'folder');
    const { code, output } = await leads(`export --format json --photos ${folder}`, env);
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject([{ photos: names }, { id: estimate.id }]);
    expect(readdirSync(folder).toSorted()).toEqual(names);
    expect(names.map((name) => readFileSync(join(folder, name)))).toEqual([roof, deck]);
  });

  it('are exported by person', async () => {
    const { env } = await withLeads();
    const at = '2030-01-31T12:00:00.000Z';
    const exported = await leads('export --email ANA@example.com', env);
    expect(JSON.parse(exported.output)).toEqual([{ ...hostile, receivedAt: at, updatedAt: at }]);
    const folder = temporaryFolder();
    const named = await leads(`export --email zoe@example.com --photos ${folder}`, env);
    expect(JSON.parse(named.output)).toMatchObject([{ id: estimate.id }]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are erased by person, after a preview', async () => {
    const { env, store } = await withLeads();
    expect(await leads('erase --email Ana@Example.com', env)).toEqual({
      code: 0,
      output: `contact of 2030-01-31T12:00:00.000Z (${hostile.id}), 2 photos\n1 lead would be erased for ever. Add --yes to do it.\n`,
      errors: '',
    });
    expect(await store.photosOf(hostile.id)).toHaveLength(2);
    const done = { code: 0, output: '1 lead erased.\n', errors: '' };
    expect(await leads('erase --email Ana@Example.com --yes', env)).toEqual(done);
    expect(await store.photosOf(hostile.id)).toEqual([]);
    expect((await allLeads({ store })).map(({ lead }) => lead.id)).toEqual([estimate.id]);
    expect(await leads('erase --email ana@example.com --yes', env)).toEqual({
      ...done,
      output: 'No lead has this address.\n',
    });
  });

  it('are erased one by one, by id', async () => {
    const { env, store } = await withLeads();
    const id = hostile.id.toUpperCase();
    expect((await leads(`erase --id ${id}`, env)).output).toMatch(
      /2 photos\n1 lead would be erased for ever/,
    );
    const run = async () => (await leads(`erase --id ${id} --yes`, env)).output;
    expect([await run(), await run()]).toEqual(['1 lead erased.\n', 'No lead has this id.\n']);
    expect((await allLeads({ store })).map(({ lead }) => lead.id)).toEqual([estimate.id]);
  });

  it('are marked as suspect by id, and the mark is taken away', async () => {
    const { env, store } = await withLeads();
    const verdicts = async () => (await allLeads({ store })).map(({ spamVerdict }) => spamVerdict);
    expect(await leads(`mark ${estimate.id}`, env)).toEqual({
      code: 0,
      output: 'Marked as suspect.\n',
      errors: '',
    });
    expect(await verdicts()).toEqual([undefined, 'marked by hand']);
    await store.save({ ...estimate, source: 'corrected' }, new Date());
    expect(await verdicts(), 'after a revision that is no spam').toEqual([undefined, 'marked by hand']);
    expect((await leads(`mark ${estimate.id} --clear`, env)).code).toBe(0);
    expect(await verdicts()).toEqual([undefined, undefined]);
    const unknown = await leads('mark 00000000-0000-4000-8000-000000000000', env);
    expect([unknown.code, unknown.errors]).toEqual([
      1,
      'There is no lead 00000000-0000-4000-8000-000000000000.\n',
    ]);
  });

  it('are no error when there are none', async () => {
    const { env, store } = await emptyStore();
    await store.healthy();
    expect(await leads('list', env)).toEqual({ code: 0, output: 'No leads yet.\n', errors: '' });
  });
});

describe('a desk of several firms', () => {
  /** Leads of two firms and of the desk's own, and a failed message about each. */
  async function withFirms() {
    const folder = temporaryFolder();
    const store = createStore({ kind: 'sqlite', folder }, { targets: () => ['visitor'] });
    for (const [nth, firm] of ['bug-off', 'panes', ''].entries()) {
      const now = new Date(Date.now() - 1_000 + nth);
      await store.save(contactLead({ fullName: `Ana of ${firm || 'none'}`, firm: 'forged' }), now, { firm });
      const [message] = await store.messages.claim({ firm, target: 'visitor' }, 1, 60_000, now);
      if (message) await store.messages.settle(message, { state: 'dead', error: 'HTTP 410' }, now);
    }
    await store.close();
    return { DATA_DIR: folder };
  }

  it('lists and exports all leads with their firms, or those of one', async () => {
    const env = await withFirms();
    const all = await leads('list', env);
    expect(all.output).toMatch(/^contact of \S+, firm bug-off \(/m);
    expect(all.output).toContain('\n3 leads\n');
    const one = await leads('list --firm panes', env);
    expect(one.output).toContain('Ana of panes');
    expect(one.output).toContain('\n1 lead\n');
    expect((await leads('list --firm nobody', env)).output).toBe('No leads of the firm nobody.\n');
    const json = JSON.parse((await leads('export --format json', env)).output) as Record<string, unknown>[];
    expect(json.map(({ firm }) => firm)).toEqual(['bug-off', 'panes', undefined]);
    const csv = (await leads('export --format csv --firm bug-off', env)).output.trimEnd().split('\n');
    expect(csv[0]).toMatch(/,others,firm$/);
    expect(csv.slice(1)).toEqual([expect.stringMatching(/Ana of bug-off.*,bug-off$/)]);
  });

  it('erases and retries what is of one firm', async () => {
    const env = await withFirms();
    expect((await leads('failed --firm panes', env)).output).toMatch(
      /visitor \(panes\), of .*\n.*\n\n1 message\n$/,
    );
    expect((await leads('retry --firm panes', env)).output).toBe('1 message will be tried again.\n');
    expect((await leads('failed', env)).output).toMatch(/\n2 messages\n$/);
    const erase = 'erase --email ana@example.com --firm bug-off';
    expect((await leads(erase, env)).output).toContain('1 lead would be erased');
    expect((await leads(`${erase} --yes`, env)).output).toBe('1 lead erased.\n');
    expect((await leads(erase, env)).output).toBe('No lead of the firm bug-off has this address.\n');
    expect((await leads('list', env)).output).toContain('\n2 leads\n');
    expect((await leads('list --firm Bug/Off', env)).errors).toContain('--firm needs the id of a firm');
  });
});

describe('messages that failed', () => {
  it('are listed without anything personal, and put back: one, or all', async () => {
    const folder = temporaryFolder();
    const store = createStore(
      { kind: 'sqlite', folder },
      { targets: () => ['visitor', 'https://hooks.example/1?key=k'] },
    );
    onTestFinished(() => store.close());
    expect((await leads('failed', { DATA_DIR: folder })).code).toBe(1);
    const now = new Date();
    await store.save(contactLead(), now);
    expect(await leads('failed', { DATA_DIR: folder })).toEqual({
      code: 0,
      output: 'Every message was sent, or is still being tried.\n',
      errors: '',
    });
    for (const target of ['visitor', 'https://hooks.example/1?key=k']) {
      const [message] = await store.messages.claim({ firm: '', target }, 1, 60_000, now);
      if (message) await store.messages.settle(message, { state: 'dead', error: 'HTTP 410' }, now);
    }
    const { code, output } = await leads('failed', { DATA_DIR: folder });
    expect(code).toBe(0);
    expect(output).toContain('  mail to the visitor, of ');
    expect(output).toContain('  webhook to https://hooks.example/1, of ');
    expect(output).toContain('  1 try, failed for good: HTTP 410\n');
    expect(output).toMatch(/\n2 messages\n$/);
    expect(output).not.toMatch(/Ana|@|\(770\)|555-|key=/);
    const [id] = output.split('\n');
    expect(await leads(`retry ${id}`, { DATA_DIR: folder })).toEqual({
      code: 0,
      output: '1 message will be tried again.\n',
      errors: '',
    });
    expect(await leads(`retry ${id}`, { DATA_DIR: folder })).toEqual({
      code: 1,
      output: '',
      errors: `No message "${id}" has failed for good. See: npm run leads -- failed\n`,
    });
    expect((await leads('retry', { DATA_DIR: folder })).output).toBe('1 message will be tried again.\n');
    expect(await store.messages.claim({ firm: '', target: 'visitor' }, 1, 1, new Date())).toHaveLength(1);
  });
});

describe('the configs of the firms', () => {
  const larkspur = { name: 'Larkspur', phone: '(512) 555-0164' };
  const origins = { allowedOrigins: ['https://bug-off.example'] };
  const firms = {
    'bug-off': { ...origins, config: 'configs/bug-off.json' },
    panes: { ...origins, config: { company: larkspur, servces: [] } },
    plain: origins,
    broken: '{',
  };
  const configs = {
    'configs/bug-off.json': `\uFEFF${JSON.stringify({ company: larkspur, currency: 'USD' })}`,
  };
  const env = () => ({ FIRMS_DIR: firmsFolder(firms, configs) });

  it('are checked as the command biosystem-widgets checks a file, without a database', async () => {
    const { code, output, errors } = await leads('check', env());
    expect({ code, errors }).toEqual({ code: 1, errors: '' });
    const [, broken, bugOff, panes, plain] = output.split(/^Firm .*\n\n/m);
    expect(broken).toBe(
      'Cannot be used:\n  broken.json: is no JSON: look at line 1, column 2: a closing } is missing.\n\n',
    );
    expect(bugOff).toMatch(/^Not named: .*\n(?: {2}.*\n)* {2}company\.email: Email address of the company\./);
    expect(panes).toMatch(/^Mistakes: .*\n {2}servces is not known \(did you mean "services"\?\)/);
    expect(panes).toMatch(/^Still the built-in example's:\n {2}currency: /m);
    expect(plain).toBe('Its file names no config.\n\n');
  });

  it('are checked one by one, and by the built program', async () => {
    const child = await spawnLeads(['check', '--firm', 'bug-off'], env());
    const [output, errors] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    expect([child.exitCode, errors]).toEqual([0, '']);
    expect(output).toMatch(/^Firm bug-off\n\nNot named: /);
    expect(output).not.toContain('Firm panes');
  });

  it('that are not there are told in one line', async () => {
    const refusal = async (args: string, settings = {}) => {
      const { code, output, errors } = await leads(args, settings);
      expect({ code, output }).toEqual({ code: 1, output: '' });
      return errors;
    };
    expect(await refusal('check')).toMatch(/^No firms: FIRMS_DIR is not set\. .*\n$/);
    expect(await refusal('check --firm none', env())).toBe('There is no file none.json in FIRMS_DIR.\n');
    const folder = temporaryFolder();
    expect(await refusal('check', { FIRMS_DIR: folder })).toContain(`the folder ${folder} holds no firm.`);
    expect(await refusal('check', { FIRMS_DIR: join(folder, 'x') })).toContain('x cannot be read');
  });
});

describe('the command', () => {
  it('is a program with an exit code', async () => {
    const child = await spawnLeads(['list', '--yes'], {});
    const [output, errors] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    expect([child.exitCode, output]).toEqual([2, '']);
    expect(errors).toContain('list has no --yes.');
  });

  it('ends without an error when its reader closes the pipe', async () => {
    const folder = temporaryFolder();
    const store = createStore({ kind: 'sqlite', folder });
    onTestFinished(() => store.close());
    for (let i = 0; i < 60; i++) await store.save(contactLead({ notes: 'x'.repeat(10_000) }), new Date());
    for (const args of [['list'], ['export', '--format', 'csv'], ['export', '--format', 'json']]) {
      const child = await spawnLeads(args, { DATA_DIR: folder });
      const errors = text(child.stderr);
      const closed = once(child, 'close');
      child.stdout.once('data', () => child.stdout.destroy());
      await closed;
      expect([child.exitCode, await errors]).toEqual([0, '']);
    }
  });

  it.each([
    ['', 'Which command?'],
    ['delete', 'There is no command "delete".'],
    ['toString', 'There is no command "toString".'],
    ['failed --format csv', 'failed has no --format.'],
    ['export --for people', 'export --for people goes with --format csv, and with --firm alone.'],
    ['retry one two', '"two" is too much.'],
    ['list --all', "Unknown option '--all'"],
    ['list --yes', 'list has no --yes.'],
    ['export --suspects', 'export has no --suspects'],
    ['export --format toString', 'export needs --format csv or --format json.'],
  ])('prints its usage after "%s"', async (args, message) => {
    const { code, output, errors } = await leads(args);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toContain(message);
    expect(errors).toContain('npm run leads -- list');
  });

  it('names the file when there is no database', async () => {
    const folder = join(temporaryFolder(), 'data');
    const { code, errors } = await leads('list', { DATA_DIR: folder });
    expect(code).toBe(1);
    expect(errors).toBe(
      `No leads yet: ${join(folder, 'leads.sqlite')} does not exist. The desk makes it when it starts.\n`,
    );
  });

  it('reports an unavailable database in one line', async () => {
    const { code, errors } = await leads('list', {
      DATABASE_URL: 'postgres://desk:hunter2@127.0.0.1:9/leads',
    });
    expect(code).toBe(1);
    expect(errors).toBe('The leads cannot be read: connect ECONNREFUSED 127.0.0.1:9\n');
  });
});

/** Reads CSV as RFC 4180 has it. */
function parseCsv(csv: string): string[][] {
  const rows: string[][] = [];
  for (const [, quoted, plain, end] of csv
    .replace('\ufeff', '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g)) {
    if (rows.length === 0) rows.push([]);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
