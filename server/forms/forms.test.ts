import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { parse } from 'parse5';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { leadLimits } from '../../src/domain/limits';
import type { Settings } from '../operations/settings';
import { proxiedDatabase } from '../testing/databases';
import { allLeads, startDesk, temporaryFolder } from '../testing/desk';
import { answerUnread, elementsIn } from './answerPage';
import { readFormLead } from './formLead';

/** What our own page has, in short. */
const bookPage = `<!doctype html><html lang="en"><head><title>Book</title><style>p{color:red}</style></head><body>
<template data-answer="400"><p role="alert">Please check the fields.</p></template>
<template data-answer="403 429"><p role="alert">Please call us.</p></template>
<template data-answer="other"><p role="alert">Something went wrong.</p></template>
<div id="contact"><template shadowrootmode="open"><form action="/api/requests" method="post">
<div part="field"><label for="a">Full Name</label><input id="a" name="fullName" value=""></div>
<div part="field"><label for="b">Phone</label><input id="b" name="phone" value=""></div>
<div part="field"><label for="c">Email</label><input id="c" name="email" aria-describedby="chint" value=""></div>
<div part="field"><label for="d">Address</label><textarea id="d" name="serviceAddress"></textarea></div>
<div part="field"><label for="e">Areas</label><textarea id="e" name="areasOfConcern"></textarea></div>
<div part="field"><select id="f" name="hearAboutUs"><option value="" selected>Choose</option><option>Nextdoor</option></select></div>
<input name="remark" value=""></form>
<template data-error="required"><span id="error" class="x">Please fill in this field.</span></template>
<template data-error="email"><span id="error" class="x">Please enter an email address.</span></template>
<template data-error="tooLong"><span id="error" class="x">At most {limit}, now {length}.</span></template>
</template></div></body></html>`;

const booking = {
  fullName: 'Ana Ruiz',
  phone: '(770) 555-0100',
  email: 'ana@example.com',
  serviceAddress: '12 Oak Lane\nRoswell',
  areasOfConcern: '',
  hearAboutUs: 'Nextdoor',
};

async function startDeskWithSite(own: Partial<Settings> = {}, hasPages = true) {
  const siteFolder = join(temporaryFolder(), 'site');
  mkdirSync(siteFolder);
  if (hasPages) {
    writeFileSync(join(siteFolder, 'book.html'), bookPage);
    writeFileSync(join(siteFolder, 'thank-you.html'), '<!doctype html><title>Thank you</title>');
  }
  return startDesk({ siteFolder, ...own });
}

/** As a browser sends a form of the desk's own page. */
const asBrowser = (url: string, headers: Record<string, string> = {}) => ({
  accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
  origin: url,
  referer: `${url}/biocheck?utm_source=door`,
  'sec-fetch-site': 'same-origin',
  'sec-fetch-user': '?1',
  ...headers,
});

const encodings: Record<string, (fields: Record<string, string>) => URLSearchParams | FormData> = {
  // Browsers send line breaks as CR and LF.
  'application/x-www-form-urlencoded': (fields) =>
    new URLSearchParams(
      Object.entries(fields).map(([name, value]): [string, string] => [name, value.replaceAll('\n', '\r\n')]),
    ),
  'multipart/form-data': (fields) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    return data;
  },
};

const sendForm = (
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  body: string | URLSearchParams | FormData | Uint8Array<ArrayBuffer> = new URLSearchParams(fields),
) =>
  fetch(`${url}/api/requests`, {
    method: 'POST',
    headers: asBrowser(url, headers),
    body,
    redirect: 'manual',
  });

afterEach(() => void vi.useRealTimers());

describe.each(Object.entries(encodings))('a form sent as %s', (_type, encode) => {
  it('is stored like the lead of the script, and leads to the page that says thank you', async () => {
    const { url, desk } = await startDeskWithSite();
    const before = Date.now();
    const response = await sendForm(url, {}, {}, encode({ ...booking, remark: '' }));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [stored, ...others] = await allLeads(desk);
    expect(others).toEqual([]);
    expect(stored?.lead).toEqual({
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/),
      kind: 'contact',
      source: 'Contact Form',
      ...booking,
      timestamp: expect.any(String),
      page: `${url}/biocheck?utm_source=door`,
      guard: { trap: '', trusted: true },
    });
    expect(Date.parse(String(stored?.lead.timestamp))).toBeGreaterThanOrEqual(before);
    expect(stored?.spamVerdict).toBeUndefined();
  });

  it('comes back with errors beside the fields, and with all that was typed', async () => {
    const { url, desk } = await startDeskWithSite();
    const typed = {
      ...booking,
      fullName: ' ',
      email: '"><script>alert(1)</script>',
      serviceAddress: '\n</textarea><b>',
      areasOfConcern: 'x'.repeat(leadLimits.text + 1),
    };
    const response = await sendForm(url, {}, {}, encode(typed));
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(html).toContain('<title>Error: Book</title>');
    expect(html).toContain('<p role="alert">Please check the fields.</p>');
    expect(html).not.toContain('Please call us.');
    expect(html).toMatch(
      /<input id="a" name="fullName" value=" " aria-invalid="true" aria-describedby="aerror" autofocus=""><span id="aerror" class="x">Please fill in this field\.<\/span>/,
    );
    expect(html).toContain('name="phone" value="(770) 555-0100">');
    expect(html).toContain(
      'value="&quot;>&lt;script&gt;alert(1)&lt;/script&gt;"'.replace('>&lt;', '&gt;&lt;'),
    );
    expect(html).toMatch(/aria-describedby="chint cerror"><span id="cerror" class="x">Please enter an email/);
    expect(html).toContain('name="serviceAddress">\n\n&lt;/textarea&gt;&lt;b&gt;</textarea>');
    expect(html).toContain('<span id="eerror" class="x">At most 5,000, now 5,001.</span>');
    expect(html).toContain('<option selected="">Nextdoor</option>');
    expect(html.match(/autofocus/g)).toHaveLength(1);
    expect(html).toContain(`<input type="hidden" name="page" value="${url}/biocheck?utm_source=door">`);
    expect(html).not.toMatch(/<script|<b>/);
    expect(await allLeads(desk)).toEqual([]);
  });
});

describe('a form that is sent twice', () => {
  it('is one lead: at once, and an hour later', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-31T11:59:59.999Z') });
    const { url, desk } = await startDeskWithSite();
    await Promise.all([sendForm(url, booking), sendForm(url, booking)]);
    vi.setSystemTime(new Date('2030-01-31T12:00:00.001Z'));
    expect((await sendForm(url, booking)).status).toBe(303);
    vi.setSystemTime(new Date('2030-01-31T12:59:00Z'));
    await sendForm(url, booking);
    expect((await allLeads(desk)).map(({ lead }) => lead.timestamp)).toEqual(['2030-01-31T12:59:00.000Z']);
  });

  it('is two leads where something else was typed, or long after', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-31T12:00:00Z') });
    const { url, desk } = await startDeskWithSite();
    await sendForm(url, booking);
    await sendForm(url, { ...booking, fullName: 'Ana Ruiz-Ortiz' });
    vi.setSystemTime(new Date('2030-01-31T14:00:00Z'));
    await sendForm(url, booking);
    expect(await allLeads(desk)).toHaveLength(3);
  });
});

it('keeps the page where the form was sent first', async () => {
  const { url, desk } = await startDeskWithSite();
  await sendForm(url, { ...booking, page: `${url}/services/biorinse` }, { referer: `${url}/api/requests` });
  expect((await allLeads(desk))[0]?.lead.page).toBe(`${url}/services/biorinse`);
});

describe('a form in another language', () => {
  const inSpanish = (url: string, fields: Record<string, string>, lang = 'es') =>
    fetch(`${url}/api/requests?lang=${lang}`, {
      method: 'POST',
      headers: asBrowser(url),
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  const startInSpanish = async () => {
    const siteFolder = join(temporaryFolder(), 'site');
    mkdirSync(join(siteFolder, 'es'), { recursive: true });
    for (const [folder, title] of [
      ['', 'Book'],
      ['es', 'Agende'],
    ] as const) {
      const page = bookPage.replace('<title>Book', `<title>${title}`);
      writeFileSync(join(siteFolder, folder, 'book.html'), page);
      writeFileSync(join(siteFolder, folder, 'thank-you.html'), '<!doctype html><title>Thank you</title>');
    }
    return startDesk({ siteFolder });
  };

  it('is answered by the pages in that language, and its lead has it', async () => {
    const { url, desk } = await startInSpanish();
    const response = await inSpanish(url, booking);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/es/thank-you']);
    expect((await allLeads(desk))[0]?.lead).toMatchObject({ lang: 'es', fullName: booking.fullName });
    expect(await (await inSpanish(url, { ...booking, phone: '' })).text()).toContain(
      '<title>Error: Agende</title>',
    );
  });

  it.each(['fr', '', '..', '../es', 'x'.repeat(999)])(
    'is answered in English where the site has no "%.9s"',
    async (lang) => {
      const { url } = await startInSpanish();
      const response = await inSpanish(url, booking, lang);
      expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you']);
    },
  );
});

describe('the spam verdict', () => {
  const guardSecret = 'a secret of the desk';
  const byPerson = { 'sec-fetch-user': '?1' };
  it.each<[string, Record<string, string>, Record<string, string>, Partial<Settings>, string | undefined]>([
    ['a filled honeypot by a program', { remark: 'x' }, { 'sec-fetch-user': '' }, {}, 'trap filled'],
    ['a filled honeypot by a person, whose browser did it', { remark: 'x' }, byPerson, {}, undefined],
    ['a person, where the desk asks for tokens', {}, byPerson, { guardSecret }, undefined],
    ['a form that was sent by our script', {}, { 'sec-fetch-user': '' }, { guardSecret }, undefined],
    ['a program, where the desk asks for tokens', {}, { 'sec-fetch-site': '' }, { guardSecret }, 'no token'],
  ])('on %s', async (_what, fields, headers, settings, verdict) => {
    const { url, desk } = await startDeskWithSite(settings);
    expect((await sendForm(url, { ...booking, ...fields }, headers)).status).toBe(303);
    expect((await allLeads(desk))[0]?.spamVerdict).toBe(verdict);
  });
});

describe('is refused by a page', () => {
  const page = async (response: Response) => {
    const html = await response.text();
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<title>Error: Book</title>');
    return html;
  };

  it.each([
    ['another origin', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['no origin that is known', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('from %s, and nothing is stored', async (_what, headers) => {
    const { url, desk } = await startDeskWithSite();
    const response = await sendForm(url, booking, headers);
    expect(response.status).toBe(403);
    const html = await page(response);
    expect(html).toContain('Please call us.');
    expect(html).not.toContain(booking.email);
    expect(await allLeads(desk)).toEqual([]);
  });

  it('where too many come from one address', async () => {
    const { url } = await startDeskWithSite({ rateLimit: 1 });
    await sendForm(url, booking);
    const response = await sendForm(url, booking);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await page(response)).toContain('Please call us.');
  });

  it('with what was typed, ten times a second: beyond, by a short one', async () => {
    const { url } = await startDeskWithSite();
    vi.useFakeTimers({ toFake: ['performance'], now: 0 });
    const isComplete = async () =>
      (await (await sendForm(url, { ...booking, email: 'ana' })).text()).includes('value="Ana Ruiz"');
    const answers: boolean[] = [];
    for (let nth = 0; nth < 12; nth++) answers.push(await isComplete());
    vi.advanceTimersByTime(1_000);
    expect([...answers, await isComplete()]).toEqual([...Array(10).fill(true), false, false, true]);
  });

  it('that is made once for all forms that are not read', () => {
    let made = 0;
    const site = {
      get html() {
        made++;
        return bookPage;
      },
    };
    expect(
      [429, 429, 413, 429].map((status) => answerUnread(site, status).includes('Please call us.')),
    ).toEqual([true, true, false, true]);
    expect(made).toBe(2);
  });

  it('where it is too large', async () => {
    const { url } = await startDeskWithSite();
    const response = await sendForm(url, { ...booking, areasOfConcern: 'x'.repeat(leadLimits.body) });
    expect(response.status).toBe(413);
    expect(await page(response)).toContain('Something went wrong.');
  });

  it('where it is of another content type', async () => {
    const { url } = await startDeskWithSite();
    const response = await sendForm(url, {}, { 'content-type': 'text/csv' }, 'a,b');
    expect(response.status).toBe(415);
    expect(await page(response)).toContain('Something went wrong.');
  });

  it.each<[string, Record<string, string>, string]>([
    ['very many fields', {}, 'a=1&'.repeat(100_000)],
    ['very many parts', { 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\n\r\n'.repeat(100_000)],
    ['no boundary', { 'content-type': 'multipart/form-data' }, 'fullName=Ana'],
    ['half a part', { 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\nContent-Dispo'],
  ])('where it has %s', async (_what, headers, body) => {
    const { url } = await startDeskWithSite();
    const type = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
    const response = await sendForm(url, {}, type, body);
    expect(response.status).toBe(400);
    await page(response);
  });

  it('while the database is away, with all that was typed, and is stored later', async () => {
    const { url: databaseUrl, proxy } = await proxiedDatabase();
    proxy.disconnect();
    const { url, desk } = await startDeskWithSite({ database: { kind: 'postgres', url: databaseUrl } });
    const response = await sendForm(url, booking);
    expect(response.status).toBe(503);
    const html = await page(response);
    expect(html).toContain('Something went wrong.');
    expect(html).toContain('value="ana@example.com"');
    expect(html).not.toContain('aria-invalid');
    proxy.reconnect();
    expect((await sendForm(url, booking)).status).toBe(303);
    expect(await allLeads(desk)).toHaveLength(1);
  });
});

describe('whatever is typed or sent', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</textarea>', '"><script>', '<!--', '</template></form>', '&quot;&amp;', '\0', '\ud800'),
  );
  // Each form comes in another second: only some pages are made in one.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  const nextSecond = () => void vi.advanceTimersByTime(1_000);

  /** The names of a page's elements, without those of the errors. */
  const elementsOf = (html: string) =>
    [...elementsIn(parse(html.replace(/<span id="\w?error" class="x">[^<]*<\/span>/g, '')))].map(
      ({ tagName }) => tagName,
    );

  it('the page with errors has the same elements', async () => {
    const { url } = await startDeskWithSite();
    const answer = async (fields: Record<string, string>) => {
      const response = await sendForm(url, { ...fields, email: '' });
      expect(response.status).toBe(400);
      return response.text();
    };
    const expected = elementsOf(await answer(booking));
    await fc.assert(
      fc.asyncProperty(text, text, async (fullName, serviceAddress) => {
        nextSecond();
        const html = await answer({ ...booking, fullName, serviceAddress });
        expect(elementsOf(html)).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });

  it('any bytes get an answer, and nothing is logged', async () => {
    const { url } = await startDeskWithSite();
    const log = vi.spyOn(console, 'error');
    onTestFinished(() => log.mockRestore());
    const type = fc.constantFrom(
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data; boundary=""',
      'Multipart/Form-Data;boundary=x;charset=latin1',
    );
    const body = fc.oneof(
      fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
      fc
        .array(
          fc.constantFrom(
            '--x',
            '\r\n',
            'Content-Disposition: form-data; name="fullName"',
            '--',
            'a=b&',
            '%',
          ),
        )
        .map((parts) => Buffer.from(parts.join(''))),
    );
    await fc.assert(
      fc.asyncProperty(type, body, async (contentType, bytes) => {
        nextSecond();
        const response = await sendForm(url, {}, { 'content-type': contentType }, new Uint8Array(bytes));
        expect(response.status).toBe(400);
        expect(await response.text()).toContain('<title>Error: Book</title>');
      }),
      { numRuns: 100 },
    );
    expect(log).not.toHaveBeenCalled();
  });
});

it.each(Object.entries(encodings))('nothing else is read of %s than a lead has', async (_, encode) => {
  const unknown = Array.from({ length: 150 }, (__, nth) => [`f${nth}`, '<'.repeat(300)]);
  const request = new Request('http://x', {
    method: 'POST',
    body: encode({ ...Object.fromEntries(unknown), ...booking }),
  });
  const read = await readFormLead(new Uint8Array(await request.clone().arrayBuffer()), {
    contentType: request.headers.get('content-type') ?? '',
    firm: '',
    page: undefined,
    lang: undefined,
    trusted: true,
  });
  expect(Object.fromEntries(read.form?.fields ?? [])).toEqual(booking);
});

it('from an allowed origin is accepted', async () => {
  const { url, desk } = await startDeskWithSite();
  const headers = { origin: 'https://agency.example', 'sec-fetch-site': 'cross-site' };
  expect((await sendForm(url, booking, headers)).status).toBe(303);
  expect(await allLeads(desk)).toHaveLength(1);
});

it('a program that sends a form is answered as programs are', async () => {
  const { url } = await startDeskWithSite();
  const stored = await sendForm(url, booking, { accept: '*/*' });
  expect([stored.status, await stored.json()]).toEqual([201, { id: expect.any(String) }]);
  const refused = await sendForm(url, { ...booking, email: 'ana' }, { accept: 'application/json' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ field: 'email' }] });
});

it('a desk without our site answers with plain pages', async () => {
  const { url } = await startDeskWithSite({}, false);
  const thanks = await sendForm(url, booking);
  expect([thanks.status, await thanks.text()]).toEqual([201, expect.stringContaining('<h1>Thank you!</h1>')]);
  expect(thanks.headers.get('content-security-policy')).toContain("default-src 'self'");
  const refused = await sendForm(url, { ...booking, email: 'ana' });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('<title>Error:')]);
});

it.each([
  ['es-MX', 'es', '<h1>¡Gracias!</h1>', '<title>Error: no se envió'],
  ['de', 'de', '<h1>Vielen Dank!</h1>', '<title>Fehler:'],
  ['fr', 'en', '<h1>Thank you!</h1>', '<title>Error: not sent'],
])('a desk without our site answers a form in %s in %s', async (lang, written, thanks, error) => {
  const { url } = await startDeskWithSite({}, false);
  const send = async (fields: Record<string, string>) => {
    const init = { method: 'POST', headers: asBrowser(url), body: new URLSearchParams(fields) };
    return (await fetch(`${url}/api/requests?lang=${lang}`, init)).text();
  };
  expect(await send(booking)).toContain(thanks);
  const refused = await send({ ...booking, email: 'ana' });
  expect(refused).toContain(`<html lang="${written}">`);
  expect(refused).toContain(error);
});
