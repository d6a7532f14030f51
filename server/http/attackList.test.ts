import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDesk } from '../app';
import { type Attack, attackList } from '../testing/attackList';
import { allLeads, deskSettings } from '../testing/desk';
import { withInbox } from '../testing/inbox';
import { publishing } from '../testing/publish';

const folder = mkdtempSync(join(tmpdir(), 'attacks-'));
const desk = createDesk(
  deskSettings(folder, {
    ...publishing,
    ...withInbox,
    countVisits: true,
    guardSecret: 'x'.repeat(16),
    trustProxy: true,
  }),
);
let port = 0;

beforeAll(async () => {
  for (const method of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(() => {});
  port = await desk.start();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await desk.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('there are 150 at least', () => {
  expect(attackList.length).toBeGreaterThanOrEqual(150);
});

describe('an attack by', () => {
  it.each(attackList.map((attack, nth) => ({ ...attack, nth })))('$group: $name', async (attack) => {
    const before = await allLeads(desk);
    const { status, text } = await send(attack, attack.nth);
    expect(attack.right).toContain(status);
    // Nothing of the desk's inside, and nothing that is stored.
    expect(text).not.toMatch(/\bat .*\.[jt]s:\d+|node_modules|SQLITE|syntax error at/);
    expect(await allLeads(desk)).toEqual(before);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });
});

/** As it is written: `fetch` would resolve the path. Each comes from another network: limits are tried elsewhere. */
const send = ({ method, path, headers, body }: Attack, nth: number) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const from = { 'x-forwarded-for': `10.1.${nth >> 8}.${nth & 255}` };
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { ...from, ...headers } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.once('error', reject).end(body);
  });
