import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createDesk, type Desk, type Timeouts } from '../app';
import { englishStyle } from '../notify/messages';
import type { Settings } from '../operations/settings';
import type { StoredLead } from '../storage/store';

/** A temporary folder, which is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Settings of a desk on a free port, with an empty SQLite database in a folder, and no site. */
export const deskSettings = (folder: string, own: Partial<Settings>): Settings => ({
  port: 0,
  host: '127.0.0.1',
  https: undefined,
  database: { kind: 'sqlite', folder: join(folder, 'data') },
  firmsFolder: undefined,
  smtpUrl: undefined,
  allowedOrigins: ['https://agency.example'],
  rateLimit: 0,
  trustProxy: false,
  maxBodies: 50,
  maxStored: 0,
  guardSecret: undefined,
  guardSecretBefore: undefined,
  studioPassword: undefined,
  inboxPassword: undefined,
  inboxReaders: new Map(),
  inboxUrl: undefined,
  deskUrl: undefined,
  pushService: undefined,
  calendars: [],
  metrics: 'local',
  abandonedAfter: 60,
  retentionDays: 0,
  countVisits: false,
  siteFolder: join(folder, 'no-site'),
  releasesFolder: join(folder, 'releases'),
  pagesFolder: join(folder, 'pages'),
  notify: { mail: undefined, webhooks: [] },
  doctor: { dkimSelector: undefined, mailbox: undefined },
  mailPhone: undefined,
  style: englishStyle,
  ...own,
});

/** A desk for one test, by default as `deskSettings` has it. */
export async function startDesk(
  own: Partial<Settings> = {},
  timeouts?: Timeouts,
): Promise<{ url: string; port: number; desk: Desk }> {
  const folder = temporaryFolder();
  const desk = createDesk(deskSettings(folder, own), timeouts);
  const port = await desk.start();
  onTestFinished(() => desk.stop());
  return { url: `http://127.0.0.1:${port}`, port, desk };
}

/** Sends a body, an object as JSON, to the desk at `url`. */
export function post(
  url: string,
  body: string | Uint8Array<ArrayBuffer> | object,
  headers: Record<string, string> = {},
  firm?: string,
): Promise<Response> {
  return fetch(`${url}/api/requests${firm === undefined ? '' : `/${firm}`}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
  });
}

/** Everything that is stored. */
export async function allLeads({ store }: Pick<Desk, 'store'>): Promise<StoredLead[]> {
  const leads: StoredLead[] = [];
  for await (const stored of store.list()) leads.push(stored);
  return leads;
}

/** The value of a metric without labels. */
export async function metric(url: string, name: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
}
