import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { englishStyle } from '../notify/messages';
import type { Settings } from '../operations/settings';
import { databaseKinds } from '../testing/databases';
import { allLeads, startDesk, temporaryFolder } from '../testing/desk';
import { bookableSite, freeStart, held, holdAt, isFree } from '../testing/slots';

const details = {
  fullName: 'Ana Ruiz',
  phone: '(678) 555-0123',
  email: 'ana@example.com',
  serviceAddress: '12 Oak Lane',
};

/** As a browser sends a form of a page of the desk. */
const send = (url: string, path: string, form: Record<string, string>) =>
  fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, 'sec-fetch-site': 'same-origin', 'sec-fetch-user': '?1', accept: 'text/html' },
    body: new URLSearchParams(form),
  });

/** The address of the form on a page, and its hidden fields. */
function formOn(html: string): { action: string; hidden: Record<string, string> } {
  const [form = ''] = /<form method="post".*?<\/form>/s.exec(html) ?? [];
  const action = (/action="([^"]*)"/.exec(form)?.[1] ?? '').replaceAll('&amp;', '&');
  const fields = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  return { action, hidden: Object.fromEntries(fields.map(([, name, value]) => [name ?? '', value ?? ''])) };
}

describe.each(databaseKinds)('the page of times at a desk with %s', (_name, newDatabase) => {
  const start = async (availability: object = {}, own: Partial<Settings> = {}) =>
    startDesk({ database: await newDatabase(), siteFolder: bookableSite(availability), ...own });

  /** The page with the details of a time that was chosen. */
  async function choose(url: string, time: string) {
    const chosen = await send(url, '/times', { start: time });
    expect(chosen.status).toBe(303);
    const path = chosen.headers.get('location') ?? '';
    return { path, html: await (await fetch(url + path)).text() };
  }

  it('books a time in two steps, without script', async () => {
    const { url, desk } = await start();
    const time = await freeStart(url);
    const page = await fetch(`${url}/times`);
    const html = await page.text();
    expect(html).toContain(`value="${time}"`);
    expect(html).toContain('Eastern');
    // Of exact times their beginning; of windows, both.
    expect(html).toMatch(/<span>\d+:00\s[AP]M<\/span>/);
    expect(html).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'self'.*form-action 'self'/);
    expect(page.headers.get('cache-control')).toBe('no-store');

    const { path, html: second } = await choose(url, time);
    for (const name of ['Name', 'Phone', 'Email', 'Service address'])
      expect(second).toContain(`<label class="field">${name}<input`);
    expect(await isFree(url, time)).toBe(false);
    expect(path).not.toContain('Ana');
    const { action, hidden } = formOn(second);
    const sent = await send(url, action, { ...hidden, ...details });
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toMatch(/^\/a\/[\da-f]{64}$/);
    const appointment = await (await fetch(url + (sent.headers.get('location') ?? ''))).text();
    expect(appointment).toContain('Your appointment');
    const again = await send(url, action, { ...hidden, ...details });
    expect(again.headers.get('location')).toBe(sent.headers.get('location'));
    const leads = await allLeads(desk);
    expect(leads).toHaveLength(1);
    expect(leads[0]?.lead).toMatchObject({ kind: 'contact', ...details });
  });

  it('asks where the firm confirms each time, and says so', async () => {
    const { url } = await start({ booking: 'request' });
    const { html } = await choose(url, await freeStart(url));
    expect(html).toContain('Ask for this time');
    const { action, hidden } = formOn(html);
    const sent = await send(url, action, { ...hidden, ...details });
    expect(await (await fetch(url + (sent.headers.get('location') ?? ''))).text()).toContain(
      'It is not confirmed yet.',
    );
  });

  it('names what is wrong beside what was typed, and keeps the time', async () => {
    const { url, desk } = await start();
    const time = await freeStart(url);
    const { action, hidden } = formOn((await choose(url, time)).html);
    const sent = await send(url, action, {
      ...hidden,
      ...details,
      fullName: '"><b>',
      email: 'ana',
      phone: '',
    });
    expect(sent.status).toBe(400);
    const html = await sent.text();
    expect(html).toContain('Please correct what is marked below.');
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect(formOn(html).hidden).toEqual(hidden);
    expect(await isFree(url, time)).toBe(false);
    expect(await allLeads(desk)).toEqual([]);
  });

  it('offers other times, with what was typed, where somebody was faster', async () => {
    const { url, desk } = await start();
    const time = await freeStart(url);
    await holdAt(url, time);
    const taken = await send(url, '/times', { start: time, fullName: 'Ana Ruiz' });
    expect(taken.status).toBe(409);
    expect(formOn(await taken.text()).hidden).toEqual({ fullName: 'Ana Ruiz' });

    const later = new Date(Date.parse(time) + 3_600_000).toISOString();
    const { action, hidden } = formOn((await choose(url, later)).html);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    try {
      await held(await holdAt(url, later));
      const late = await send(url, action, { ...hidden, ...details });
      expect(late.status).toBe(409);
      const html = await late.text();
      expect(html).toContain('everything you typed is kept');
      const kept = formOn(html).hidden;
      expect(kept).toEqual({ hold: hidden['slotHold'], slotFirst: hidden['slotHold'], ...details });
      const other = new Date(Date.parse(time) + 2 * 3_600_000).toISOString();
      const next = await send(url, '/times', { ...kept, start: other });
      expect(next.status).toBe(200);
      const second = await next.text();
      expect(second).toContain('value="Ana Ruiz"');
      const booked = await send(url, formOn(second).action, { ...formOn(second).hidden, ...details });
      expect(booked.headers.get('location')).toMatch(/^\/a\//);
      expect(await allLeads(desk)).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('tells who types the same of no other appointment', async () => {
    const { url, desk } = await start();
    const time = await freeStart(url);
    const links: (string | null)[] = [];
    for (const chosen of [time, new Date(Date.parse(time) + 3_600_000).toISOString()]) {
      const { action, hidden } = formOn((await choose(url, chosen)).html);
      links.push((await send(url, action, { ...hidden, ...details })).headers.get('location'));
      expect(await isFree(url, time)).toBe(false);
    }
    expect(new Set(links)).toHaveLength(2);
    expect(await allLeads(desk)).toHaveLength(2);
  });

  it('is in the language that is asked for, and in the firm’s colors', async () => {
    const siteFolder = bookableSite({ areas: [{ zips: ['300'], days: ['mon', 'tue', 'wed', 'thu'] }] });
    const facts = { timeZone: 'America/New_York', theme: { 'color-accent': '#123456' } };
    const file = join(siteFolder, 'business.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...facts }));
    const { url } = await start({}, { siteFolder, style: { ...englishStyle, languages: ['en', 'es'] } });
    const html = await (await fetch(`${url}/times?lang=es&zip=30004`)).text();
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('Reserve una hora');
    expect(html).toContain('--accent:#123456');
    expect(html).toContain('name="zip" value="30004"');
    expect(await (await fetch(`${url}/times?zip=90210`)).text()).toContain('No time is free');
  });

  it('answers nobody else’s page, and nothing where nothing can be booked', async () => {
    const { url } = await start();
    const time = await freeStart(url);
    const foreign = await fetch(`${url}/times`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ start: time }),
    });
    expect(foreign.status).toBe(403);
    expect(await isFree(url, time)).toBe(true);
    expect((await send(url, '/times', { start: 'soon' })).status).toBe(200);
    expect((await fetch(`${url}/times?from=soon`)).status).toBe(200);
    expect((await fetch(`${url}/times?hold=%00`)).status).toBe(200);
    expect((await send(url, '/times', { start: time, hold: '\0' })).status).toBe(303);
    expect((await fetch(`${url}/times/nobody`)).status).toBe(404);
    const without = await start({}, { siteFolder: temporaryFolder() });
    expect((await fetch(`${without.url}/times`)).status).toBe(404);
  });
});
