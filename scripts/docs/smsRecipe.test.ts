/** The recipe of docs/mail.md that sends text messages, as a program behind a real desk. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { contactLead, estimateLead } from '../../server/testing/leads';
import { freePort } from '../../server/testing/postgres';
import { startTestWorker, untilQueueIsEmpty } from '../../server/testing/worker';
import { recipe } from './markdown';

afterEach(() => {
  vi.restoreAllMocks();
});

const secretOf = (fill: string) => `whsec_${Buffer.alloc(32, fill).toString('base64')}`;

/** An SMS provider that answers so, one request after the other, and then with 201. */
async function startProvider(...statuses: number[]) {
  const messages: { authorization: string | undefined; form: Record<string, string> }[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const status = statuses.shift() ?? 201;
    if (status < 300) messages.push({ authorization: request.headers.authorization, form });
    response.writeHead(status).end();
  };
  const server = createServer((request, response) => void receive(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { messages, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** The recipe, run as it is documented. @returns its address */
async function startRecipe(providerUrl: string): Promise<string> {
  const cache = resolve('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'sms-'));
  const port = await freePort();
  writeFileSync(join(folder, 'sms.mjs'), recipe('text message', 'docs/mail.md'));
  const program = spawn(process.execPath, [join(folder, 'sms.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      WEBHOOK_SECRET: secretOf('right'),
      SMS_URL: providerUrl,
      SMS_USER: 'AC1',
      SMS_PASSWORD: 'token',
      SMS_FROM: '+15550100',
      SMS_TO: '+15550199',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  onTestFinished(() => {
    program.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}/`;
  await expect
    .poll(
      () =>
        fetch(url).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(401);
  return url;
}

const startDesk = (url: string, secret = secretOf('right')) =>
  startTestWorker({ webhooks: [{ url, secret }] }).store;

test('a lead becomes one text message, and a correction none', async () => {
  const provider = await startProvider();
  const store = startDesk(await startRecipe(provider.url));
  const lead = contactLead({ fullName: 'Ana\n Ruiz', revision: 1 });
  await store.save(lead, new Date());
  await untilQueueIsEmpty(store);
  await store.save(contactLead({ ...lead, revision: 2, phone: 'corrected' }), new Date());
  await store.save(estimateLead('ana@example.com'), new Date());
  await untilQueueIsEmpty(store);
  const sent = { From: '+15550100', To: '+15550199' };
  const authorization = `Basic ${btoa('AC1:token')}`;
  expect(provider.messages).toEqual([
    { authorization, form: { ...sent, Body: 'New lead (contact), Ana Ruiz, +1 (770) 555-0100' } },
    { authorization, form: { ...sent, Body: 'New lead (estimate), Ana, +1 (770) 555-0100' } },
  ]);
});

test('what the provider refuses is tried again', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const provider = await startProvider(500);
  const store = startDesk(await startRecipe(provider.url));
  await store.save(contactLead(), new Date());
  await untilQueueIsEmpty(store);
  expect(warned.mock.calls.join()).toContain('failed: HTTP 502.');
  expect(provider.messages).toHaveLength(1);
});

test('what the desk has not signed sends nothing', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const provider = await startProvider();
  const url = await startRecipe(provider.url);
  await startDesk(url, secretOf('wrong')).save(contactLead(), new Date());
  await expect.poll(() => warned.mock.calls.join()).toContain('failed: HTTP 401.');
  const forged = await fetch(url, {
    method: 'POST',
    body: JSON.stringify({ type: 'lead.created', data: {} }),
  });
  expect(forged.status).toBe(401);
  expect(provider.messages).toEqual([]);
});
