import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { englishStyle } from '../notify/messages';
import type { LeadStore } from '../storage/store';
import { databaseKinds } from '../testing/databases';
import { allLeads, post, startDesk, temporaryFolder } from '../testing/desk';
import { firmsFolder } from '../testing/firms';
import { contactLead } from '../testing/leads';
import { createFirms } from './firms';

afterEach(() => {
  vi.restoreAllMocks();
});

const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});
const warnings = () => vi.spyOn(console, 'warn').mockImplementation(() => {});
const own = {
  id: '',
  allowedOrigins: [],
  notify: { mail: undefined, webhooks: [] },
  config: undefined,
  calendars: [],
  owners: new Map(),
  readers: new Map(),
  style: englishStyle,
};
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

const bugOff = { allowedOrigins: ['https://bug-off.example'] };
const panes = { allowedOrigins: ['https://panes.example'] };
const fromBugOff = { origin: 'https://bug-off.example' };
const fromPanes = { origin: 'https://panes.example' };

/** Posts to a path as it is: `fetch` would resolve its dots. */
const postRaw = (port: number, path: string, lead: object) =>
  new Promise<{ status: number; body: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...fromBugOff };
    const sent = request({ port, host: '127.0.0.1', path, method: 'POST', headers }, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
        reject,
      );
    });
    sent.once('error', reject).end(JSON.stringify(lead));
  });

/** The leads in the order of their firms, in short. */
const stored = async (desk: { store: LeadStore }) =>
  (await allLeads(desk))
    .map(({ firm, lead, spamVerdict }) => [firm, lead.fullName, spamVerdict])
    .toSorted((one, other) => String(one).localeCompare(String(other)));

describe.each(databaseKinds)('a desk of several firms with %s', (_name, newDatabase) => {
  const startFirms = async () =>
    startDesk({ database: await newDatabase(), firmsFolder: firmsFolder({ 'bug-off': bugOff, panes }) });

  it('stores each lead with its firm, and those without a firm as its own', async () => {
    const { url, desk } = await startFirms();
    const answers = [
      await post(url, contactLead({ fullName: 'Ana' }), fromBugOff, 'bug-off'),
      await post(url, contactLead({ fullName: 'Bo' }), fromPanes, 'panes'),
      await post(url, contactLead({ fullName: 'Cy' })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await stored(desk)).toEqual([
      [undefined, 'Cy', undefined],
      ['bug-off', 'Ana', undefined],
      ['panes', 'Bo', undefined],
    ]);
  });

  it('never mixes leads of two firms, even with the id and the secret of the other one', async () => {
    const { url, desk } = await startFirms();
    const lead = contactLead({ fullName: 'Ana', secret: 'shared', revision: 1 });
    const other = { ...lead, fullName: 'Bo' };
    const corrected = { ...other, fullName: 'Bo Li', revision: 2 };
    expect((await post(url, lead, {}, 'bug-off')).status).toBe(201);
    const answer = await post(url, other, {}, 'panes');
    // The page knows the id that it has sent.
    expect([answer.status, await answer.json()]).toEqual([201, { id: lead.id }]);
    expect((await post(url, other, {}, 'panes')).status).toBe(200);
    expect((await post(url, corrected, {}, 'panes')).status).toBe(200);
    expect((await post(url, { ...lead, fullName: 'Own' })).status).toBe(201);
    expect(await stored(desk)).toEqual([
      [undefined, 'Own', undefined],
      ['bug-off', 'Ana', undefined],
      ['panes', 'Bo Li', undefined],
    ]);
    expect(new Set((await allLeads(desk)).map((one) => one.lead.id)).size).toBe(3);
  });

  it('keeps them apart when both arrive at the same time', async () => {
    const { url, desk } = await startFirms();
    const lead = contactLead();
    const statuses = await Promise.all(
      ['bug-off', 'panes', 'bug-off', 'panes'].map(async (firm) => (await post(url, lead, {}, firm)).status),
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 201, 201]);
    expect((await stored(desk)).map(([firm]) => firm)).toEqual(['bug-off', 'panes']);
  });
});

describe('the endpoint of a firm', () => {
  it('takes no leads from the pages of another firm, or of the desk itself, and says what to add', async () => {
    const warn = warnings();
    const { url, desk } = await startDesk({ firmsFolder: firmsFolder({ 'bug-off': bugOff, panes }) });
    for (const origin of ['https://panes.example', 'https://agency.example']) {
      const response = await post(url, contactLead(), { origin }, 'bug-off');
      expect(response.status).toBe(403);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(await response.json()).toMatchObject({
        detail: `Pages of this origin may not send leads here: add it to "allowedOrigins" of bug-off.json in FIRMS_DIR: ${origin}`,
      });
    }
    expect((await post(url, contactLead(), fromBugOff)).status).toBe(403);
    expect(await allLeads(desk)).toEqual([]);
    expect(warn.mock.calls.join('\n')).toContain(
      '"https://panes.example" may not send leads to the firm bug-off: add it to "allowedOrigins" of bug-off.json in FIRMS_DIR: https://bug-off.example,https://panes.example',
    );
  });

  it('answers the check of its pages, and issues tokens to them', async () => {
    const { url } = await startDesk({
      firmsFolder: firmsFolder({ 'bug-off': bugOff, panes }),
      guardSecret: 'sixteen characters',
    });
    const check = async (firm: string) =>
      (await fetch(`${url}/api/check/${firm}`, { headers: fromBugOff })).json();
    expect(await check('bug-off')).toMatchObject({ originAllowed: true });
    expect(await check('panes')).toMatchObject({ originAllowed: false });
    const lead = contactLead();
    const answer = await fetch(`${url}/api/token/bug-off?id=${lead.id}`, { headers: fromBugOff });
    expect(await answer.json()).toMatchObject({ token: expect.any(String) });
  });

  it.each([
    ['another name', 'nobody'],
    ['capitals', 'Bug-Off'],
    ['a path', '..%2f..%2fetc%2fpasswd'],
    ['a folder', 'configs%2fbug-off'],
    ['a file', 'bug-off.json'],
    ['a magic name', '__proto__'],
    ['5,000 characters', 'x'.repeat(5_000)],
  ])('of an unknown firm answers 404 that the page may read, and logs it: %s', async (_what, id) => {
    const warn = warnings();
    const { port, url, desk } = await startDesk({ firmsFolder: firmsFolder({ 'bug-off': bugOff }) });
    const response = await postRaw(port, `/api/requests/${id}`, contactLead());
    expect(response.status).toBe(404);
    expect(response.body).toContain('add its file to FIRMS_DIR of the desk');
    expect(response.headers['access-control-allow-origin']).toBe(fromBugOff.origin);
    expect(response.headers['content-type']).toBe('application/problem+json');
    expect(warn.mock.calls.join()).toContain('this desk has no firm');
    expect(warn.mock.calls.join().length).toBeLessThan(1_000);
    expect(await allLeads(desk)).toEqual([]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it.each(['..', '%2e%2e', '%2e%2e/%2e%2e/etc/passwd'])('is not %s', async (path) => {
    warnings();
    const { port, desk } = await startDesk({ firmsFolder: firmsFolder({ 'bug-off': bugOff }) });
    expect([404, 405]).toContain((await postRaw(port, `/api/requests/${path}`, contactLead())).status);
    expect(await allLeads(desk)).toEqual([]);
  });

  it('answers a browser without script by a page that has nothing of the desk', async () => {
    const { url, desk } = await startDesk({ firmsFolder: firmsFolder({ 'bug-off': bugOff }) });
    const { fullName, phone, email, serviceAddress } = contactLead();
    const response = await fetch(`${url}/api/requests/bug-off`, {
      method: 'POST',
      headers: { ...fromBugOff, accept: 'text/html' },
      body: new URLSearchParams({ fullName, phone, email, serviceAddress }),
    });
    expect([response.status, await response.text()]).toEqual([201, expect.stringContaining('Thank you!')]);
    expect((await allLeads(desk)).map(({ firm }) => firm)).toEqual(['bug-off']);
  });
});

it('metrics count the leads of each firm, and the firms whose files have errors', async () => {
  silence();
  const { url } = await startDesk({ firmsFolder: firmsFolder({ 'bug-off': bugOff, panes: '{' }) });
  await post(url, contactLead(), fromBugOff, 'bug-off');
  await post(url, contactLead());
  const metrics = await (await fetch(`${url}/metrics`)).text();
  for (const line of [
    'desk_leads_total{kind="contact",outcome="created",form="sent",firm="bug-off"} 1',
    'desk_leads_total{kind="contact",outcome="created",form="sent"} 1',
    'desk_messages{state="waiting"} 0',
    'desk_firms{state="unusable"} 1',
    'desk_firms{state="usable"} 1',
  ])
    expect(metrics.split('\n')).toContain(line);
});

describe('the file of a firm', () => {
  const problemsOf = (file: unknown, files: Record<string, string> = {}) => {
    const complained = silence();
    const firms = createFirms({
      own,
      folder: firmsFolder({ 'bug-off': file }, files),
      smtpUrl: undefined,
      inboxUrl: undefined,
      deskUrl: undefined,
    });
    return { firm: firms.find('bug-off'), log: complained.mock.calls.map(([line]) => String(line)) };
  };

  it('is complete with its allowed origins alone', () => {
    const { firm, log } = problemsOf(bugOff);
    expect(log).toEqual([]);
    expect(firm).toEqual({
      id: 'bug-off',
      allowedOrigins: ['https://bug-off.example'],
      notify: { mail: undefined, webhooks: [] },
      config: undefined,
      calendars: [],
      owners: new Map(),
      readers: new Map(),
      style: { ...englishStyle, company: 'bug-off' },
    });
  });

  it.each<[string, unknown, string]>([
    ['no origins', {}, 'allowedOrigins is missing; expected a list of origins'],
    [
      'an origin with a path',
      { allowedOrigins: ['https://a.example/x'] },
      'allowedOrigins.0 cannot be used; expected an origin',
    ],
    [
      'a misspelt key',
      { ...bugOff, webhook: [] },
      'webhook is not known; expected one of config, allowedOrigins',
    ],
    [
      'a sender that is no address',
      { ...bugOff, mail: { smtp: 'smtp://a.example', from: 'x', to: 'a@b.example' } },
      'mail.from cannot be used; expected one address',
    ],
    [
      'no mail server',
      { ...bugOff, mail: { from: 'a@b.example', to: 'a@b.example' } },
      'mail.smtp is missing; expected it here, or SMTP_URL',
    ],
    [
      'a plain http webhook',
      { ...bugOff, webhooks: [{ url: 'http://a.example', secret }] },
      'webhooks.0.url cannot be used; expected an https address',
    ],
    [
      'a short secret',
      { ...bugOff, webhooks: [{ url: 'https://a.example', secret: 'whsec_hunter2' }] },
      'webhooks.0.secret cannot be used',
    ],
    [
      'a config that is not there',
      { ...bugOff, config: 'configs/none.json' },
      'config: the file cannot be read',
    ],
    [
      'a config that is a firm file',
      { ...bugOff, config: 'bug-off.json' },
      'config names a file beside those of the firms',
    ],
    [
      'a config that is a firm file by a detour',
      { ...bugOff, config: 'configs/../bug-off.json' },
      'config names a file beside',
    ],
  ])('with %s makes the firm unusable, and the log says how to fix it', (_what, file, expected) => {
    const { firm, log } = problemsOf(file);
    expect(firm).toBe('unusable');
    expect(log[0]).toContain(`Firm bug-off (bug-off.json): `);
    expect(log[0]).toContain(expected);
    expect(log.join()).not.toContain('hunter2');
  });

  it('that is no JSON is reported by its line, and nothing of it is repeated', () => {
    const { firm, log } = problemsOf('{\n  "mail": {\n    "smtp": "smtp://a:hunter2@b.example",\n  }\n}');
    expect(firm).toBe('unusable');
    expect(log[0]).toContain('is no JSON: look at line 4');
    expect(log.join()).not.toContain('hunter2');
  });

  it('whose config is a link to a firm file is unusable', () => {
    const folder = firmsFolder({ 'bug-off': { ...bugOff, config: 'configs/link.json' } });
    mkdirSync(join(folder, 'configs'));
    symlinkSync(join(folder, 'bug-off.json'), join(folder, 'configs/link.json'));
    silence();
    expect(
      createFirms({ own, folder, smtpUrl: undefined, inboxUrl: undefined, deskUrl: undefined }).find(
        'bug-off',
      ),
    ).toBe('unusable');
  });

  it('with errors makes its leads wait, and those of others not', async () => {
    silence();
    const warn = warnings();
    const { url, desk } = await startDesk({ firmsFolder: firmsFolder({ 'bug-off': '{', panes }) });
    const response = await post(url, contactLead(), fromBugOff, 'bug-off');
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(warn.mock.calls.join()).toContain('wait on the devices of visitors');
    expect((await post(url, contactLead(), fromPanes, 'panes')).status).toBe(201);
    expect((await allLeads(desk)).map(({ firm }) => firm)).toEqual(['panes']);
  });

  it('is read again; a firm that gets errors stays as it was, one whose file is gone ends', () => {
    const complained = silence();
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const folder = firmsFolder({ 'bug-off': bugOff, panes: '{' });
    const firms = createFirms({ own, folder, smtpUrl: undefined, inboxUrl: undefined, deskUrl: undefined });
    expect(firms.find('panes')).toBe('unusable');
    writeFileSync(join(folder, 'panes.json'), JSON.stringify(panes));
    writeFileSync(join(folder, 'bug-off.json'), '{');
    firms.reload();
    expect(firms.find('panes')).toMatchObject({ allowedOrigins: panes.allowedOrigins });
    expect(firms.find('bug-off')).toMatchObject({ allowedOrigins: bugOff.allowedOrigins });
    expect(complained.mock.calls.join()).toContain('Firm bug-off stays as it was');
    writeFileSync(join(folder, 'bug-off.json'), JSON.stringify(bugOff));
    firms.reload();
    expect(firms.ids()).toEqual(['bug-off', 'panes']);
  });

  it('whose name is no id is left out, and said so; a folder that is not there ends the desk', () => {
    const complained = silence();
    const folder = firmsFolder({ 'Bug Off': bugOff });
    expect(
      createFirms({ own, folder, smtpUrl: undefined, inboxUrl: undefined, deskUrl: undefined }).ids(),
    ).toEqual([]);
    expect(complained.mock.calls.join()).toContain(
      '"Bug Off.json" is left out; expected as its name lower-case',
    );
    const missing = join(temporaryFolder(), 'nope');
    expect(() =>
      createFirms({ own, folder: missing, smtpUrl: undefined, inboxUrl: undefined, deskUrl: undefined }),
    ).toThrow(/^FIRMS_DIR: the folder/);
  });
});

describe('what is no file in the folder of firms', () => {
  const hostile = (folder: string) => {
    mkdirSync(join(folder, 'folder.json'));
    execFileSync('mkfifo', [join(folder, 'pipe.json')]);
    symlinkSync('/dev/zero', join(folder, 'endless.json'));
    symlinkSync(join(folder, 'loop.json'), join(folder, 'loop.json'));
    symlinkSync('/nowhere', join(folder, 'gone.json'));
    writeFileSync(join(folder, 'large.json'), ' '.repeat(5_000_000));
    for (const name of ['..json', '.json', 'A.json', 'a b.json', '__proto__.json', "x';drop.json", 'é.json'])
      writeFileSync(join(folder, name), JSON.stringify(bugOff));
  };

  it('is read by no desk, whatever it is and is called, and the others are served', () => {
    const error = silence();
    const folder = firmsFolder({
      'bug-off': bugOff,
      linked: { allowedOrigins: [], config: 'configs/zero.json' },
    });
    hostile(folder);
    mkdirSync(join(folder, 'configs'));
    symlinkSync('/dev/zero', join(folder, 'configs/zero.json'));
    const firms = createFirms({ own, folder, smtpUrl: undefined, inboxUrl: undefined, deskUrl: undefined });
    const unusable = ['endless', 'folder', 'gone', 'large', 'linked', 'loop', 'pipe'];
    expect(firms.ids()).toEqual(['bug-off', ...unusable]);
    for (const id of unusable) expect([id, firms.find(id)]).toEqual([id, 'unusable']);
    expect(firms.find('bug-off')).toMatchObject({ id: 'bug-off' });
    expect(error.mock.calls.join('\n')).toContain('Firm pipe (pipe.json): is no file');
    firms.reload();
    expect(firms.find('bug-off')).toMatchObject({ id: 'bug-off' });
  });
});
