import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { post, startDesk } from '../testing/desk';
import { firmsFolder } from '../testing/firms';
import { contactLead } from '../testing/leads';
import { startMailServer, type TestMailServer } from '../testing/mailServer';

afterEach(() => {
  vi.restoreAllMocks();
});

const config = {
  company: { name: 'Grünwerk', phone: '0152 28817386' },
  currency: 'EUR',
  locale: 'de-DE',
  estimator: {
    groups: [{ id: 'garten', step: 'services' }],
    items: [
      {
        id: 'maehen',
        name: 'Rasen mähen',
        group: 'garten',
        price: { min: 45, max: 850 },
        unit: 'Besuch',
        quantity: {},
      },
    ],
    modifiers: [
      {
        id: 'zustand',
        label: 'Zustand',
        step: 'property',
        options: [{ id: 'wild', label: 'Verwildert', factor: 1.35 }],
      },
    ],
    rounding: 'cents',
  },
};
const gruenwerk = {
  allowedOrigins: [],
  config,
  languages: ['de', 'en'],
  timeZone: 'Europe/Berlin',
  mail: {
    from: 'Grünwerk <hallo@gruenwerk.example>',
    to: 'buero@gruenwerk.example',
    replyTo: 'antwort@gruenwerk.example',
  },
};

const estimate = {
  kind: 'estimate',
  fullName: undefined,
  selectedServices: [{ id: 'maehen', name: 'Rasen mähen', selected: true, quantity: 2 }],
  propertyInfo: { zustand: 'Verwildert' },
  locationInfo: {},
  contactInfo: { firstName: 'Zoë', email: 'zoe@example.com', phone: '1' },
  estimate: { min: 121.5, max: 2_295 },
  breakdown: {
    currency: 'EUR',
    lines: [
      {
        id: 'maehen',
        name: 'Rasen mähen',
        min: 121.5,
        max: 2_295,
        base: { min: 45, max: 850 },
        unit: 'Besuch',
        quantity: 2,
      },
    ],
    factors: [{ label: 'Zustand', answer: 'Verwildert', factor: 1.35 }],
  },
};

const hrefsIn = (mail: { html?: string | undefined } | undefined) =>
  [...(mail?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

/** Where a map shows the address of these leads. */
const MAP =
  'https://www.google.com/maps/search/?api=1&amp;query=12%20Oak%20Lane%2C%20Roswell%2C%20GA%2030075';

/** Starts a desk of firms that share its mail server, sends one lead, and waits for both mails. */
async function mailsAbout(firm: object, lead: Record<string, unknown>) {
  const { mails, settings } = await startMailServer();
  const { url } = await startDesk({ firmsFolder: firmsFolder({ firm }), smtpUrl: settings.url });
  expect((await post(url, contactLead(lead), {}, 'firm')).status).toBe(201);
  await expect.poll(() => mails.length).toBe(2);
  const to = (part: string) => mails.find(({ recipients }) => recipients.join().includes(part));
  return { visitor: to('example.com'), office: to('gruenwerk') };
}

describe('the mail of a firm', () => {
  it('to the visitor is in their language, from the firm, in its time zone and with its words', async () => {
    vi.setSystemTime(new Date('2026-07-01T22:30:00Z'));
    onTestFinished(() => void vi.useRealTimers());
    const { visitor, office } = await mailsAbout(gruenwerk, { ...estimate, lang: 'de-AT' });
    expect(visitor?.from).toMatchObject({ name: 'Grünwerk', address: 'hallo@gruenwerk.example' });
    expect(visitor?.replyTo).toMatchObject([{ address: 'antwort@gruenwerk.example' }]);
    expect(visitor?.subject).toBe('Ihr Kostenrahmen');
    expect(visitor?.text?.trim().split('\n\n')).toEqual([
      'Guten Tag Zoë,',
      'vielen Dank für Ihre Nachricht. Ihre Anfrage aus dem Preisrechner ist am 2. Juli 2026 um 00:30 (MESZ) bei uns angekommen.',
      'Ihr Kostenrahmen, wie unsere Website ihn aus Ihren Angaben berechnet hat:',
      'Rasen mähen: 121,50–2.295\u00a0€\n  - 2 × 45–850\u00a0€ je Besuch\n  - Zustand: Verwildert (35 % mehr)',
      'Summe: 121,50–2.295\u00a0€',
      'Das ist eine Schätzung und kein Endpreis. Den festen Preis nennen wir Ihnen nach der Besichtigung, bevor die Arbeit beginnt.',
      'Wir melden uns innerhalb von 24 Stunden danach bei Ihnen.',
      'Möchten Sie etwas berichtigen, oder haben Sie das nicht gesendet? Dann antworten Sie einfach auf diese E-Mail oder rufen Sie uns an: 0152 28817386.',
      'Grünwerk',
    ]);
    expect(office?.subject).toBe('Zoë, Rasen mähen, 121,50–2.295 €');
    expect(office?.text).toContain('Empfangen am: 2. Juli 2026 um 00:30 (MESZ)\n');
    expect(office?.text).toContain('Kontakt:\n  E-Mail: zoe@example.com\n');
    expect(office?.text).toContain(
      'Der Kostenrahmen, wie der Besucher ihn gesehen hat:\n\nRasen mähen: 121,50–2.295',
    );
  });

  it.each([
    ['en-GB', 'Hello Ana,'],
    ['fr', 'Guten Tag Ana,'],
    [undefined, 'Guten Tag Ana,'],
    ['../../x', 'Guten Tag Ana,'],
  ])('to a visitor with the language %s begins with "%s"', async (lang, greeting) => {
    const { visitor } = await mailsAbout(gruenwerk, { lang });
    expect(visitor?.text).toMatch(new RegExp(`^${greeting}\n`));
    expect(`${visitor?.text}${visitor?.html}`).not.toMatch(/BioCheck|BioSystem/);
  });

  it.each([
    [{ locale: 'de-DE' }, undefined, 'Guten Tag Ana,'],
    [{ locale: 'de-DE' }, 'es', 'Guten Tag Ana,'],
    [{ locale: 'de-DE', translations: { es: {} } }, 'es', 'Hola, Ana:'],
    [{ locale: 'en-US', languages: ['es', 'en'] }, 'fr', 'Hola, Ana:'],
    // There are no mails in these.
    [{ locale: 'fr-FR' }, 'fr', 'Hello Ana,'],
    [{ languages: ['de-!'] }, 'de', 'Hello Ana,'],
    [{ locale: 'fr-FR', texts: { fr: { mails: { greeting: 'Bonjour {name},' } } } }, 'fr', 'Bonjour Ana,'],
  ])(
    'without languages, by the config %j, to a visitor with the language %s begins with "%s"',
    async (facts, lang, greeting) => {
      const { languages: _, ...firm } = gruenwerk;
      const { visitor } = await mailsAbout({ ...firm, config: { version: 1, ...facts } }, { lang });
      expect(visitor?.text?.split('\n')[0]).toBe(greeting);
    },
  );

  it('has plain text and HTML that shows the same, escaped, and loads nothing', async () => {
    const { visitor, office } = await mailsAbout(gruenwerk, {
      ...estimate,
      lang: 'en',
      notes: '<img src="https://evil.example/x.png"> & \'quoted\'',
    });
    expect(visitor?.source).toContain('Content-Type: multipart/alternative;');
    expect(visitor?.html).toContain('<html lang="en"');
    for (const text of ['Rasen mähen', '€121.50–€2,295', '2 × €45–€850 per Besuch', 'Zustand: Verwildert'])
      expect(visitor?.html).toContain(`>${text}`);
    // Nothing is loaded; a press calls the firm, or writes to the visitor.
    for (const mail of [visitor, office]) {
      expect(mail?.html).not.toMatch(/<(?:img|link|script|iframe)\b|url\(/);
      expect(mail?.html).not.toMatch(/<[^>]*\ssrc=/);
    }
    expect(hrefsIn(visitor)).toEqual(['tel:015228817386']);
    expect(hrefsIn(office)).toEqual(['tel:+17705550100', MAP]);
    expect(office?.html).toContain(
      '&lt;img src=&quot;https://evil.example/x.png&quot;&gt; &amp; &#39;quoted&#39;',
    );
  });

  it('has its color and its logo', async () => {
    const logo = 'https://gruenwerk.example/logo.png';
    const theme = { 'color-accent': '#c5e86c' };
    const named = { ...config, company: { ...config.company, logo }, theme };
    const { visitor } = await mailsAbout({ ...gruenwerk, config: named }, estimate);
    expect(visitor?.html).toContain(`<img src="${logo}" alt=""`);
    expect(visitor?.html).toContain('border-top:4px solid #c5e86c');
  });

  it('has the words of the firm instead of the built-in ones', async () => {
    const mails = {
      fr: { greeting: 'Bonjour {name},', signature: '{company} & fils' },
      de: { greeting: 'Servus {name} {nobody},' },
    };
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { visitor } = await mailsAbout({ ...gruenwerk, languages: ['de', 'fr'], mails }, { lang: 'fr' });
    expect(visitor?.text).toMatch(/^Bonjour Ana,\n[^]*\nGrünwerk & fils\n*$/);
    expect(visitor?.html).toContain('Grünwerk &amp; fils');
    expect(warned.mock.calls.join()).toContain(
      'Firm firm (firm.json): mails.fr lacks subject, estimateSubject,',
    );
  });

  it('has the words of its config, and before them those of its own file', async () => {
    const texts = {
      de: {
        contact: { button: 'Los' },
        mails: { greeting: 'Servus {name},', signature: 'Ihr Team', greting: 'x' },
      },
      xx: { mails: 'x' },
    };
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const firm = {
      ...gruenwerk,
      config: { ...config, texts },
      mails: { de: { signature: 'Ihr {company}-Team' } },
    };
    const { visitor } = await mailsAbout(firm, { lang: 'de' });
    expect(visitor?.text).toMatch(/^Servus Ana,\n[^]*\nIhr Grünwerk-Team\n*$/);
    expect(warned.mock.calls).toEqual([
      ['Firm firm (firm.json): texts.de.mails.greting of the config is no text of a mail, and ignored.'],
    ]);
  });

  it('keeps a German lead German without a breakdown, with the currency of the config', async () => {
    const { visitor } = await mailsAbout(gruenwerk, { ...estimate, breakdown: undefined });
    expect(visitor?.text).toContain('Der Kostenrahmen, den Sie gesehen haben: 121,50–2.295\u00a0€.');
  });
});

it('misspelt names of mail texts, time zones and languages are reported', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
  const mails = { de: { greting: 'Servus' } };
  await startDesk({
    firmsFolder: firmsFolder({
      a: { ...gruenwerk, mails },
      b: { ...gruenwerk, timeZone: 'Berlin', languages: ['d_e'] },
    }),
    smtpUrl: 'smtp://127.0.0.1:9',
  });
  const log = complained.mock.calls.join('\n');
  expect(log).toContain(
    'Firm a (a.json): mails.de.greting is not known; expected one of subject, estimateSubject',
  );
  expect(log).toContain(
    'Firm b (b.json): timeZone cannot be used; expected a time zone such as "America/New_York"',
  );
  expect(log).toContain('Firm b (b.json): languages.0 cannot be used; expected a language tag');
});

/** A mail server that accepts connections and never answers. */
async function hangingServer(): Promise<string> {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

it('a firm whose mail server hangs does not delay the mails of another', async () => {
  const { mails, settings }: TestMailServer = await startMailServer();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const stuck = { ...gruenwerk, mail: { ...gruenwerk.mail, smtp: await hangingServer() } };
  const { url, desk } = await startDesk({
    firmsFolder: firmsFolder({ stuck, works: gruenwerk }),
    smtpUrl: settings.url,
    trustProxy: true,
  });
  const sendAll = (firm: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, nth) =>
        post(
          url,
          contactLead({ email: `v${nth}@example.com` }),
          { 'x-forwarded-for': `10.0.0.${nth}` },
          firm,
        ),
      ),
    );
  await sendAll('stuck', 20);
  const began = performance.now();
  await sendAll('works', 10);
  await expect.poll(() => mails.length, { timeout: 15_000 }).toBe(20);
  // A try at the server that hangs takes 20 seconds.
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(await desk.store.messages.countByFirm()).toContainEqual({
    firm: 'stuck',
    state: 'waiting',
    count: 40,
  });
});
