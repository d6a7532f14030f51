/** The recipes of docs/integrations.md for receivers of the desk's webhook, behind a real desk. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { runInNewContext } from 'node:vm';
import { Webhook } from 'standardwebhooks';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { leads } from '../../server/testing/commandLine';
import { post as sendLead, startDesk as startWholeDesk, temporaryFolder } from '../../server/testing/desk';
import { contactLead } from '../../server/testing/leads';
import { answer, startWebhookServer } from '../../server/testing/webhookServer';
import { startTestWorker, untilQueueIsEmpty } from '../../server/testing/worker';
import { recipe } from './markdown';

afterEach(() => {
  vi.restoreAllMocks();
});

const muteWarnings = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

type Cell = string | number;
type Call = { url: string; body: unknown };

/** A spreadsheet with what the recipe calls of it. Like the real one, it takes an apostrophe in front as "this is text". */
function createSheet() {
  const rows: Cell[][] = [];
  const shown = (row: Cell[]) =>
    row.map((cell) => (typeof cell === 'string' ? cell.replace(/^'/, '') : cell));
  const formulas: Cell[] = [];
  const keep = (row: Cell[]) => {
    formulas.push(...row.filter((cell) => String(cell).startsWith('=')));
    return shown(row);
  };
  return {
    rows,
    formulas,
    appendRow: (row: Cell[]) => void rows.push(keep(row)),
    getRange: (row: number | 'A:A', column = 1) => ({
      createTextFinder: (wanted: string) => ({
        matchEntireCell: () => ({
          findNext() {
            const index = rows.findIndex(([id]) => id === wanted);
            return index < 0 ? null : { getRow: () => index + 1 };
          },
        }),
      }),
      getValue: () => rows[Number(row) - 1]?.[column - 1],
      setValues: ([values = []]: Cell[][]) => void rows.splice(Number(row) - 1, 1, keep(values)),
    }),
  };
}

/**
 * Apps Script with a script deployed as a web app: it answers each POST with a redirect to its answer on another host, and
 * with a page where the script throws.
 */
async function deploy(script: string, { slack = 200 } = {}) {
  const sheet = createSheet();
  const fetched: Call[] = [];
  const lock = { waits: 0, releases: 0, isBusy: false };
  const answers: string[] = [];
  const context = {
    SpreadsheetApp: { getActiveSpreadsheet: () => ({ getSheets: () => [sheet] }) },
    LockService: {
      getScriptLock: () => ({
        waitLock() {
          lock.waits++;
          if (lock.isBusy) throw new Error('Lock timeout');
        },
        releaseLock: () => void lock.releases++,
      }),
    },
    ContentService: {
      MimeType: { JSON: 'application/json' },
      createTextOutput: (content: string) => ({ setMimeType: (type: string) => ({ content, type }) }),
    },
    UrlFetchApp: {
      fetch(url: string, { payload }: { payload: string }) {
        if (slack >= 400) throw new Error(`Request failed returned code ${slack}`);
        fetched.push({ url, body: JSON.parse(payload) });
      },
    },
  };
  runInNewContext(script, context);
  const doPost: unknown = Reflect.get(context, 'doPost');
  if (typeof doPost !== 'function') throw new Error('The script has no doPost.');

  const content = createServer((request, response) => {
    const index = new URL(request.url ?? '', 'http://host').searchParams.get('user_content_key');
    response.setHeader('content-type', 'application/json').end(answers[Number(index)]);
  });
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const contents = await text(request);
    const parameter = Object.fromEntries(new URL(request.url ?? '', 'http://host').searchParams);
    try {
      const output = doPost({ parameter, postData: { contents } }) as { content: string };
      const key = answers.push(output.content) - 1;
      response.writeHead(302, { location: `${urlOf(content)}/macros/echo?user_content_key=${key}` }).end();
    } catch (error) {
      response.setHeader('content-type', 'text/html').end(`<!DOCTYPE html><html>${String(error)}</html>`);
    }
  };
  const app = createServer((request, response) => void receive(request, response));
  const urlOf = (server: typeof app) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const server of [content, app]) {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
  }
  const { settings } = await startWebhookServer();
  const urlWith = (key = 'your-long-random-key') => `${urlOf(app)}/macros/s/AKfy/exec?key=${key}`;
  /** A desk with the web app among its webhooks. */
  const startDesk = (key?: string) =>
    startTestWorker({ webhooks: [{ ...settings, url: urlWith(key) }] }).store;
  return { sheet, fetched, lock, answers, startDesk, url: urlWith() };
}

const sheets = recipe('sheets');
const withStore = (store: string) => sheets.slice(0, sheets.indexOf('/** One row')) + store;

test('Google Sheets gets a row for each lead, once, and none of its cells is a formula', async () => {
  const { sheet, lock, startDesk } = await deploy(sheets);
  const store = startDesk();
  const lead = contactLead({
    fullName: '=HYPERLINK("https://evil.example")',
    phone: '+1 678 555 0123',
    revision: 1,
  });
  await store.save(lead, new Date());
  await untilQueueIsEmpty(store);
  expect(sheet.rows).toHaveLength(1);
  expect(sheet.rows[0]?.slice(0, 2)).toEqual([lead.id, 1]);
  expect(sheet.rows[0]?.slice(3, 8)).toEqual([
    'contact',
    lead.fullName,
    lead.phone,
    lead.email,
    lead.serviceAddress,
  ]);
  expect(sheet.formulas).toEqual([]);
  expect(lock).toMatchObject({ waits: 1, releases: 1 });
});

test('a correction replaces its row, an older one does not', async () => {
  const { sheet, startDesk } = await deploy(sheets);
  const store = startDesk();
  const lead = contactLead({ revision: 1 });
  await store.save(lead, new Date());
  await untilQueueIsEmpty(store);
  await store.save(contactLead({ ...lead, revision: 2, phone: 'corrected' }), new Date());
  await untilQueueIsEmpty(store);
  expect(sheet.rows.map(([, revision, , , , phone]) => [revision, phone])).toEqual([[2, 'corrected']]);
  await store.save(contactLead({ ...lead, revision: 1, phone: 'older' }), new Date());
  await untilQueueIsEmpty(store);
  expect(sheet.rows.map(([, revision, , , , phone]) => [revision, phone])).toEqual([[2, 'corrected']]);
});

test('a wrong key and a locked sheet are answered, and tried again', async () => {
  const warned = muteWarnings();
  const { sheet, lock, answers, startDesk } = await deploy(sheets);
  lock.isBusy = true;
  const store = startDesk();
  await store.save(contactLead(), new Date());
  await expect.poll(() => warned.mock.calls.join()).toContain('failed: HTTP 302.');
  expect(answers[0]).toContain('Lock timeout');
  expect(sheet.rows).toEqual([]);
  lock.isBusy = false;
  await untilQueueIsEmpty(store);
  expect(sheet.rows).toHaveLength(1);

  await startDesk('wrong').save(contactLead(), new Date());
  await expect.poll(() => answers.join()).toContain('Wrong key');
  expect(sheet.rows).toHaveLength(1);
});

test('a script that cannot run is tried again', async () => {
  const warned = muteWarnings();
  const { startDesk } = await deploy('function doPost() { throw new Error("quota") }');
  await startDesk().save(contactLead(), new Date());
  await expect.poll(() => warned.mock.calls.join()).toContain('failed: a web page.');
});

test('Slack gets a text without markup of the visitor', async () => {
  const { fetched, startDesk } = await deploy(withStore(recipe('slack')));
  const store = startDesk();
  const { phone, email } = contactLead();
  await store.save(contactLead({ fullName: '<!channel> & Ana', phone, email }), new Date());
  await untilQueueIsEmpty(store);
  expect(fetched).toEqual([
    {
      url: expect.stringContaining('https://hooks.slack.com/services/'),
      body: { text: `New lead (contact): &lt;!channel&gt; &amp; Ana, ${phone}, ${email}` },
    },
  ]);
});

test('where Slack refuses a message, the desk tries again', async () => {
  const warned = muteWarnings();
  const { answers, startDesk } = await deploy(withStore(recipe('slack')), { slack: 400 });
  await startDesk().save(contactLead(), new Date());
  await expect.poll(() => warned.mock.calls.length).toBeGreaterThan(0);
  expect(answers[0]).toContain('code 400');
});

test('HubSpot gets the fields of its form', async () => {
  const { fetched, startDesk } = await deploy(withStore(recipe('hubspot')));
  const store = startDesk();
  const lead = contactLead({ fullName: 'Ana María Ortiz', page: 'https://www.example.com/' });
  await store.save(lead, new Date());
  await untilQueueIsEmpty(store);
  expect(fetched[0]?.url).toMatch(/^https:\/\/api\.hsforms\.com\/submissions\/v3\/integration\/submit\//);
  const field = (name: string, value: unknown) => ({ objectTypeId: '0-1', name, value });
  expect(fetched[0]?.body).toEqual({
    fields: [
      field('email', lead.email),
      field('firstname', 'Ana'),
      field('lastname', 'María Ortiz'),
      field('phone', lead.phone),
      field('address', lead.serviceAddress),
    ],
    context: { pageUri: 'https://www.example.com/' },
  });
});

/** A desk, and what a program does there with the token that "leads -- token … --subscribe" prints. */
async function startSubscribing(name: string) {
  const folder = temporaryFolder();
  const { url } = await startWholeDesk({ database: { kind: 'sqlite', folder } });
  await fetch(`${url}/healthz`);
  const run = (args: string) => leads(args, { DATA_DIR: folder });
  const token = (await run(`token ${name} --subscribe`)).output.trim();
  const ask = (method: string, path: string, body?: object) =>
    fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  return { url, run, ask };
}

test('the scripts of a sheet, Make and n8n get leads where a program has subscribed them by the API', async () => {
  const { url, ask, run } = await startSubscribing('Integrations');
  const [{ sheet, url: script }, make, n8n] = [
    await deploy(sheets),
    await startWebhookServer(),
    await startWebhookServer(),
  ];
  for (const hook of [script, make.settings.url, n8n.settings.url])
    expect((await ask('POST', '/subscriptions', { url: hook })).status).toBe(201);
  make.answers.push((response) => void response.setHeader('content-type', 'text/plain').end('Accepted'));
  const lead = contactLead();
  await sendLead(url, lead);
  const got = () => [sheet.rows.length, make.calls.length, n8n.calls.length];
  await expect.poll(got, { timeout: 15_000 }).toEqual([1, 1, 1]);
  expect(sheet.rows[0]?.[0]).toBe(lead.id);
  // What the token has subscribed ends with it.
  expect((await run('token Integrations --revoke')).errors).toContain('counts no more');
  expect((await ask('GET', '/subscriptions')).status).toBe(401);
  const other = await startWebhookServer();
  const again = (await run('token Again --subscribe')).output.trim();
  await fetch(`${url}/api/v1/subscriptions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${again}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: other.settings.url }),
  });
  await sendLead(url, contactLead());
  await expect.poll(() => other.calls.length, { timeout: 15_000 }).toBe(1);
  expect(got()).toEqual([1, 1, 1]);
});

test("Zapier's REST hook subscribes by the API, gets a lead whose fields the list has, and unsubscribes", async () => {
  const { url, ask, run } = await startSubscribing('Zapier');
  expect((await run('token')).output).toContain('Zapier: may read and subscribe');
  const zap = await startWebhookServer();
  const subscribed = await ask('POST', '/subscriptions', { url: zap.settings.url });
  const { id, secret } = (await subscribed.json()) as { id: string; secret: string };
  const lead = contactLead();
  await sendLead(url, lead);
  await expect.poll(() => zap.calls.length, { timeout: 15_000 }).toBe(1);
  const { type, data } = JSON.parse(zap.calls[0]?.body ?? '') as { type: string; data: object };
  expect([type, data]).toEqual([
    'lead.created',
    expect.objectContaining({ id: lead.id, fullName: lead.fullName }),
  ]);
  const [call] = zap.calls;
  expect(() =>
    new Webhook(secret).verify(call?.body ?? '', call?.headers as Record<string, string>),
  ).not.toThrow();
  const list = (await (await ask('GET', '/leads?limit=3')).json()) as { data: { lead: object }[] };
  expect(Object.keys(data)).toEqual(expect.arrayContaining(Object.keys(list.data[0]?.lead ?? { none: 0 })));
  expect((await ask('DELETE', `/subscriptions/${id}`)).status).toBe(204);
  expect(await (await ask('GET', '/subscriptions')).json()).toEqual({ data: [] });
});

test('n8n starts its workflow, and gets the lead again where it was switched off', async () => {
  const warned = muteWarnings();
  const n8n = await startWebhookServer();
  const { store } = startTestWorker({ webhooks: [n8n.settings] });
  n8n.answers.push(answer(404), (response) =>
    response.setHeader('content-type', 'application/json').end('{"message":"Workflow was started"}'),
  );
  const lead = contactLead();
  await store.save(lead, new Date());
  await untilQueueIsEmpty(store);
  expect(warned.mock.calls.join()).toContain('failed: HTTP 404.');
  expect(n8n.calls.map(({ body }) => JSON.parse(body).data.id)).toEqual([lead.id, lead.id]);
});

test.each([
  ['Zapier', '{"attempt:"019","id":"019","request_id":"019","status":"success"}', 'application/json'],
  ['Make', 'Accepted', 'text/plain'],
])('what %s answers is a success, its 429 is tried again, and its 410 is final', async (_, body, type) => {
  muteWarnings();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const hook = await startWebhookServer();
  const { store } = startTestWorker({ webhooks: [hook.settings] });
  hook.answers.push(
    answer(429),
    (response) => void response.setHeader('content-type', type).end(body),
    answer(410),
  );
  await store.save(contactLead(), new Date());
  await untilQueueIsEmpty(store);
  expect(hook.calls).toHaveLength(2);
  expect(await store.messages.failed(new Date())).toEqual([]);
  await store.save(contactLead(), new Date());
  await expect.poll(async () => (await store.messages.failed(new Date())).length).toBe(1);
  expect(hook.calls).toHaveLength(3);
});
