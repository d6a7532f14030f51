import { afterEach, describe, expect, it, vi } from 'vitest';
import { extractPhotos } from '../photos/extract';
import { allLeads } from '../testing/desk';
import { contactLead } from '../testing/leads';
import { startMailServer } from '../testing/mailServer';
import { asDataString, jpeg, pictureBytes } from '../testing/photos';
import { freePort } from '../testing/postgres';
import { startTestWorker, untilQueueIsEmpty } from '../testing/worker';

afterEach(() => {
  vi.restoreAllMocks();
});

const noon = new Date('2026-01-31T12:00:00.000Z');

/** Stores a lead and waits for so many mails. @returns those to the firm and to the visitor */
async function mailsAbout(
  lead: Record<string, unknown>,
  count = 2,
  server?: Awaited<ReturnType<typeof startMailServer>>,
) {
  const mailServer = server ?? (await startMailServer());
  const { store } = startTestWorker({ mail: mailServer.settings });
  const sent = contactLead(lead);
  const { photos } = await extractPhotos(sent);
  await store.save(sent, noon, { photos });
  await expect.poll(() => mailServer.mails.length).toBe(count);
  const to = (address: string) => mailServer.mails.find(({ recipients }) => recipients.includes(address));
  return { firm: to('office@clearwater.example'), visitor: to('ana@example.com'), ...mailServer, store };
}

const person = { fullName: 'Ana Ruiz', email: 'ana@example.com', phone: '+1 (770) 555-0100' };

describe('the mail to the firm', () => {
  it('links to the lead in the inbox, where there is one', async () => {
    const mailServer = await startMailServer();
    const inboxUrl = 'https://desk.example/inbox/';
    const { store } = startTestWorker({ mail: { ...mailServer.settings, inboxUrl } });
    const lead = contactLead({ email: 'none' });
    await store.save(lead, noon);
    await expect.poll(() => mailServer.mails.length).toBe(1);
    expect(mailServer.mails[0]?.text).toContain(`Open in the inbox:\n${inboxUrl}#lead/${lead.id}\n`);
    const { firm } = await mailsAbout({});
    expect(firm?.text).not.toContain('inbox');
  });

  it('has every field of a contact lead with a label, and replies go to the visitor', async () => {
    const { firm } = await mailsAbout({
      areasOfConcern: 'Moss on\tthe roof\n\nand Ümläute 👷',
      attribution: { first: { utm_source: 'news' }, last: { referrer: 'https://search.example/' } },
      consent: { sms: true, text: 'You may text me', at: '2030-01-31T12:00:00Z' },
      somethingNew: { deep: ['a', 'b'] },
    });
    expect(firm?.subject).toBe('Ana Ruiz, BioCheck booking');
    expect(firm?.from).toMatchObject({ name: 'Clearwater', address: 'desk@clearwater.example' });
    expect(firm?.replyTo).toMatchObject([{ name: 'Ana Ruiz', address: 'ana@example.com' }]);
    for (const line of [
      'A new request came in.',
      'Ana Ruiz',
      'Phone: +1 (770) 555-0100',
      'Email: ana@example.com',
      'Service address: 12 Oak Lane, Roswell, GA 30075',
      'Areas of concern: Moss on the roof',
      '  and Ümläute 👷',
      'Heard about us: Nextdoor',
      'Sent from page: https://example.com/biocheck',
      'How they found us:',
      '    Referrer: https://search.example/',
      '  May be texted (SMS): yes',
      '  Text: You may text me',
      'Something new:',
      '    - b',
      'Source: Contact Form',
      'Received: January 31, 2026 at 12:00 PM (UTC)',
    ]) {
      expect(firm?.text?.split('\n')).toContain(line);
    }
  });

  it('has the services and photos of an audit', async () => {
    const { firm } = await mailsAbout({
      ...person,
      kind: 'audit',
      source: 'Audit Wizard',
      cleaningServices: ['House Siding', 'Roof (Black Streaks, Moss)'],
      notes: 'Gate code 12',
      photos: [asDataString(jpeg('roof', 2_000)), asDataString(pictureBytes.webp)],
    });
    expect(firm?.subject).toBe('Ana Ruiz, House Siding, Roof (Black Streaks, Moss)');
    expect(firm?.text).toContain('Audit request\nHouse Siding, Roof (Black Streaks, Moss)\n');
    expect(firm?.text).toContain('Notes: Gate code 12\n');
    const files = firm?.attachments.map(({ filename, mimeType }) => [filename, mimeType]) ?? [];
    expect(files).toEqual([
      [expect.stringMatching(/-1\.jpg$/), 'image/jpeg'],
      [expect.stringMatching(/-2\.webp$/), 'image/webp'],
    ]);
    // Shown in the mail, not only attached.
    expect(firm?.attachments.map(({ contentId }) => contentId)).toEqual(
      files.map(([name]) => `<${name}@photos>`),
    );
    for (const [name] of files) expect(firm?.html).toContain(`<img class="soft" src="cid:${name}@photos"`);
    expect(firm?.text).toContain(`Photos:\n${files.map(([name]) => `  - ${name}\n`).join('')}`);
    expect(Buffer.from(firm?.attachments[0]?.content as ArrayBuffer)).toEqual(jpeg('roof', 2_000));
  });

  it('has the nested fields of an estimate', async () => {
    const { firm } = await mailsAbout({
      kind: 'estimate',
      source: 'Instant Estimator',
      fullName: undefined,
      email: undefined,
      selectedServices: [{ id: 'biorinse', name: 'BioRinse', selected: true }],
      propertyInfo: { type: 'Townhome', stories: '2', sqft: 2_400 },
      locationInfo: { zip: '30075', access: 'Easy' },
      contactInfo: { firstName: 'Ana', email: 'ana@example.com', phone: '1', preferredDays: 'Mondays' },
      estimate: { min: 275, max: 1_495 },
      uploadedImages: [asDataString(jpeg('deck'))],
    });
    expect(firm?.subject).toBe('Ana, BioRinse, $275–$1,495');
    expect(firm?.replyTo).toMatchObject([{ address: 'ana@example.com' }]);
    expect(firm?.text).toContain('Estimate request\nBioRinse\n$275–$1,495\n');
    expect(firm?.text).toContain('Location info:\n  ZIP code: 30075\n  Access: Easy\n');
    expect(firm?.text).toContain('  Preferred days: Mondays\n');
    expect(firm?.attachments).toHaveLength(1);
  });

  it("has the answers to the firm's own questions under their labels, and their files", async () => {
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n');
    const { firm, visitor } = await mailsAbout({
      kind: 'estimate',
      source: 'Instant Estimator',
      selectedServices: [],
      propertyInfo: {},
      locationInfo: {},
      contactInfo: { firstName: 'Ana', email: 'ana@example.com', phone: '1' },
      estimate: { min: 275, max: 1_495 },
      answers: [
        { id: 'gate', label: 'How do we get in?', value: 'Code 12\nPhone: 999' },
        { id: 'plan', label: 'Your plan', file: asDataString(pdf, 'application/pdf') },
      ],
      uploadedImages: [asDataString(jpeg('deck'))],
    });
    const [photo, plan] = firm?.attachments ?? [];
    expect(plan).toMatchObject({ filename: expect.stringMatching(/-2\.pdf$/), mimeType: 'application/pdf' });
    expect(firm?.text).toContain(
      `Answers to your questions:\n\nHow do we get in?: Code 12\n  Phone: 999\nYour plan: ${plan?.filename}\n`,
    );
    expect(firm?.text).toContain(`Photos:\n  - ${photo?.filename}\n`);
    expect(firm?.text).not.toContain('Answers:\n');
    expect(visitor?.text).toContain('with 1 photo on ');
    expect(visitor?.text).not.toContain('Code 12'); // it repeats no text of the form
  });

  it('has the items of a signed quote, also without an email address', async () => {
    const { firm, mails } = await mailsAbout(
      {
        ...person,
        kind: 'quote',
        source: 'Quote Builder',
        fullName: undefined,
        email: '',
        clientName: 'Ana Ruiz',
        approved: true,
        signature: 'A. Ruiz',
        items: [{ id: 'bioseal', name: 'BioSeal', minPrice: 495, maxPrice: 2_200 }],
        total: { min: 495, max: 2_200 },
      },
      1,
    );
    expect(firm?.subject).toBe('Ana Ruiz, BioSeal, $495–$2,200');
    expect(firm?.replyTo).toBeUndefined();
    expect(firm?.text).toContain('Signature: A. Ruiz\n');
    expect(firm?.text).toContain('  - BioSeal (From: 495; To: 2,200)\n');
    expect(mails).toHaveLength(1);
  });

  it('names no price of a quote in which all prices are those of a unit', async () => {
    const { firm } = await mailsAbout({
      ...person,
      kind: 'quote',
      items: [{ id: 'guards', name: 'Guards', minPrice: 9, maxPrice: 14, unit: 'foot' }],
      total: { min: 0, max: 0, from: true },
    });
    expect(firm?.subject).toBe('Ana Ruiz, Guards, on request');
    expect(firm?.text).toContain('  - Guards (From: 9; To: 14; Price per: foot)\n');
    expect(firm?.text).not.toContain('Total');
  });

  it('begins with what the firm needs: who, how to reach them, what they need, and in their words', async () => {
    const { firm } = await mailsAbout({
      ...person,
      kind: 'quote',
      source: 'Quote Builder',
      items: ['BioRinse', 'BioSeal', 'LineGuard', 'Lighting'].map((name) => ({ id: name, name })),
      total: { min: 348, max: 1_233 },
      notes: 'Moss on the north side.\nPlease call.',
      attribution: {
        first: { utm_source: 'Nextdoor' },
        last: { utm_source: 'google', utm_medium: 'cpc', gclid: 'x' },
      },
    });
    expect(firm?.subject).toBe('Ana Ruiz, BioRinse, BioSeal, +2, $348–$1,233');
    expect(firm?.text?.trim().split('\n\n')).toEqual([
      'A new request came in.',
      'Ana Ruiz',
      'Phone: +1 (770) 555-0100\nEmail: ana@example.com\nService address: 12 Oak Lane, Roswell, GA 30075\nReceived: January 31, 2026 at 12:00 PM (UTC)',
      'Signed quote\nBioRinse, BioSeal, LineGuard, Lighting\n$348–$1,233',
      'Areas of concern: Moss on the north side of the roof',
      'Notes: Moss on the north side.\n  Please call.',
      'Heard about us: Nextdoor',
      'They came from google / cpc, and first from nextdoor.',
      'An answer to this mail goes to the visitor.',
      expect.stringMatching(/^Source: Quote Builder\nSent from page: [^]*\nLead id: /),
    ]);
    expect(firm?.html).toContain('href="tel:+17705550100"');
  });

  it('leaves out nothing that was chosen, however much it is', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Service with a long name ${index}`);
    const cleaningServices = [...names, 'x'.repeat(150)];
    const { firm } = await mailsAbout({ ...person, kind: 'audit', cleaningServices });
    expect(firm?.text).toContain(`Audit request\n${names.join(', ')}, x`);
    expect(firm?.text).toContain(`  - ${'x'.repeat(150)}\n`);
  });

  it('says that a lead was changed', async () => {
    const { store, mails } = await mailsAbout(person);
    const [lead] = await allLeads({ store });
    await store.save(contactLead({ ...lead?.lead, phone: 'corrected' }), noon);
    await expect.poll(() => mails.length).toBe(3);
    expect(mails[2]?.subject).toBe('Changed: Ana Ruiz, BioCheck booking');
    expect(mails[2]?.text).toContain('Phone: corrected\n');
    expect(mails[2]?.recipients).toEqual(['office@clearwater.example']);
  });

  it('cannot be given headers, recipients or lines by what is typed', async () => {
    const { firm, mails } = await mailsAbout(
      {
        fullName: 'Ana\r\nBcc: victim@example.com\r\n\r\n<b>x</b>',
        email: 'ana@example.com, victim@example.com',
        areasOfConcern: 'x\r\n.\r\nMAIL FROM:<a@b.example>\r\nPhone: 1',
      },
      1,
    );
    expect(firm?.recipients).toEqual(['office@clearwater.example']);
    expect(firm?.subject).toBe('Ana Bcc: victim@example.com <b>x</b>, BioCheck booking');
    expect(firm?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(firm?.replyTo).toBeUndefined();
    expect(firm?.text).toContain('  Phone: 1\n');
    expect(mails).toHaveLength(1);
  });

  it.each([
    ['jörg@example.com', undefined],
    ['ana@münchen.example', 'ana@xn--mnchen-3ya.example'],
  ])('takes no address into its header that a server may refuse: %s', async (email, address) => {
    const { firm } = await mailsAbout({ ...person, email }, 2);
    expect(firm?.replyTo?.map((mailbox) => mailbox.address)).toEqual(address && [address]);
    expect(firm?.text).toContain(`Email: ${email}\n`);
    expect(firm?.source.split('\r\n\r\n')[0]).toMatch(/^[\r\n\t -~]+$/);
  });

  it('is sent without an answer to the visitor where the server refuses it with one', async () => {
    const strict = await startMailServer();
    strict.answers.push({ code: 554, text: '5.6.0 bad header' });
    const { firm } = await mailsAbout({ ...person, partial: true }, 1, strict);
    expect(firm?.replyTo).toBeUndefined();
  });

  it('is sent without its photos, and says so, where the mail server rejects them as too large', async () => {
    const small = await startMailServer({ size: 20_000 });
    const audit = { ...person, kind: 'audit', photos: [asDataString(jpeg('roof', 40_000))] };
    const { firm } = await mailsAbout(audit, 2, small);
    expect(firm?.attachments).toHaveLength(0);
    expect(firm?.text).toContain('The photos are too large for your mail server. The lead desk has them.');
  });
});

describe('the confirmation for the visitor', () => {
  it('goes to an international domain as every server takes it', async () => {
    const { mails } = await mailsAbout({ ...person, email: 'ana@münchen.example' }, 2);
    expect(mails.map(({ source }) => source).join('')).toContain('To: ana@xn--mnchen-3ya.example');
  });

  it('says what was received, promises contact within 24 hours, and repeats nothing that was typed', async () => {
    const { visitor } = await mailsAbout({ ...person, areasOfConcern: 'Buy https://evil.example' });
    expect(visitor?.recipients).toEqual(['ana@example.com']);
    expect(visitor?.subject).toBe('We received your request');
    expect(visitor?.replyTo).toMatchObject([{ address: 'office@clearwater.example' }]);
    expect(visitor?.text?.trim()).toBe(
      [
        'Hello Ana,',
        'Thank you for writing to us. We received your booking of a BioCheck on January 31, 2026 at 12:00 PM (UTC).',
        'We will get in touch with you within 24 hours of that.',
        'If something needs correcting, or if you did not send this, just answer this mail.',
        'Clearwater',
      ].join('\n\n'),
    );
    expect(visitor?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('has the price range that was shown, and no URL as a name', async () => {
    const { visitor } = await mailsAbout({
      kind: 'estimate',
      fullName: undefined,
      contactInfo: { firstName: 'https://evil.example', email: 'ana@example.com', phone: '1' },
      estimate: { min: 275, max: 1_495 },
      priceCheck: 'agrees',
      uploadedImages: [asDataString(jpeg('one')), asDataString(jpeg('two'))],
    });
    expect(visitor?.text).toMatch(/^Hello,\n\n.*your request from the price estimator with 2 photos on /);
    expect(visitor?.text).toContain('The price range that you saw: 275–1,495.');
  });

  const estimate = {
    kind: 'estimate',
    priceCheck: 'agrees',
    fullName: undefined,
    contactInfo: { firstName: 'Ana', email: 'ana@example.com', phone: '1' },
    estimate: { min: 316, max: 1_121 },
    breakdown: {
      currency: 'USD',
      lines: [{ id: 'biorinse', name: 'BioRinse', min: 316, max: 1_121, base: { min: 275, max: 975 } }],
      factors: [{ label: 'Stories', answer: '2', factor: 1.15 }],
    },
  };

  it('has the estimate line by line, and the phone number of the firm', async () => {
    const server = await startMailServer();
    server.settings.phone = '(678) 555-0100';
    const { visitor, firm } = await mailsAbout(estimate, 2, server);
    expect(visitor?.subject).toBe('Your estimate');
    expect(visitor?.text?.trim()).toBe(
      [
        'Hello Ana,',
        'Thank you for writing to us. We received your request from the price estimator on January 31, 2026 at 12:00 PM (UTC).',
        'Your estimate, as our website computed it from your answers:',
        'BioRinse: $316–$1,121\n  - Base price $275–$975\n  - Stories: 2 (adds 15%)',
        'Total: $316–$1,121',
        'This is an estimate, not a final price. You get a firm price after the visit, before any work begins.',
        'We will get in touch with you within 24 hours of that.',
        'If something needs correcting, or if you did not send this, just answer this mail or call us at (678) 555-0100.',
        'Clearwater',
      ].join('\n\n'),
    );
    expect(firm?.text).toContain('BioRinse: $316–$1,121\n  - Base price $275–$975\n');
  });

  it('has no prices but those that the desk has found in the firm’s config, and the firm is told', async () => {
    const { visitor, firm } = await mailsAbout({ ...estimate, priceCheck: 'differs' });
    expect(visitor?.subject).toBe('We received your request');
    expect(visitor?.text).not.toMatch(/BioRinse|316|1,121/);
    expect(firm?.text).toContain('could not compute these prices again');
    expect(firm?.text).toContain('BioRinse: $316–$1,121');
  });

  it('is not sent where the lead was marked as suspect meanwhile', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const first = await startMailServer({ port: await freePort() });
    await first.stop();
    const { store } = startTestWorker({ mail: first.settings }, { times: { retryDelay: () => 50 } });
    await store.save(contactLead(), noon);
    await expect.poll(() => warned.mock.calls.join()).toContain('the visitor about lead');
    await store.write((transaction) => transaction.updateTable('leads').set({ suspect: 'x' }).execute());
    const { mails } = await startMailServer({ port: first.port });
    await untilQueueIsEmpty(store);
    expect(mails.flatMap(({ recipients }) => recipients)).toEqual(['office@clearwater.example']);
  });

  it('comes again with an estimate that has changed: the thank-you says that this one was sent', async () => {
    const { store, mails } = await mailsAbout(estimate);
    const [stored] = await allLeads({ store });
    await store.save(
      contactLead({ ...stored?.lead, estimate: { min: 1, max: 2 }, timestamp: '2030-01-31T12:05:00.000Z' }),
      noon,
    );
    await expect.poll(() => mails.length).toBe(4);
    const toVisitor = mails.filter(({ recipients }) => recipients.includes('ana@example.com'));
    expect(toVisitor.map(({ text }) => /Total: (.*)/.exec(text ?? '')?.[1])).toEqual([
      '$316–$1,121',
      '$1–$2',
    ]);
  });

  it('is sent to one address five times a day at most', async () => {
    const server = await startMailServer();
    const { store } = startTestWorker({ mail: server.settings });
    for (const address of ['ana@example.com', 'ANA@Example.com', 'ana+1@example.com', 'bo@example.com']) {
      for (let i = 0; i < 4; i++) await store.save(contactLead({ email: address }), noon);
    }
    await expect.poll(() => server.mails.length).toBe(16 + 5 + 4);
    await untilQueueIsEmpty(store);
    const recipients = server.mails.map((mail) => mail.recipients.join().toLowerCase().replace('+1', ''));
    expect(recipients.filter((address) => address === 'ana@example.com')).toHaveLength(5);
    expect(recipients.filter((address) => address === 'bo@example.com')).toHaveLength(4);
  });

  it('that waits is not sent to an address that the lead names later: that has mails of its own', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const first = await startMailServer({ port: await freePort() });
    await first.stop();
    const { store } = startTestWorker({ mail: first.settings }, { times: { retryDelay: () => 50 } });
    for (let i = 0; i < 5; i++) await store.save(contactLead({ email: 'bo@example.com' }), noon);
    const lead = contactLead({ email: 'ana@example.com' });
    await store.save(lead, noon);
    await expect.poll(() => warned.mock.calls.join()).toContain(`the visitor about lead ${lead.id}`);
    await store.save(contactLead({ ...lead, email: 'bo@example.com' }), noon);
    const second = await startMailServer({ port: first.port });
    await expect.poll(() => second.mails.length).toBeGreaterThan(10);
    await untilQueueIsEmpty(store);
    const recipients = second.mails.flatMap((mail) => mail.recipients);
    expect(recipients.filter((address) => address === 'bo@example.com')).toHaveLength(5);
    expect(recipients).not.toContain('ana@example.com');
  });

  it.each([
    'ana',
    'ana@',
    'a b@example.com',
    'ana@example.com;x@example.com',
    '<ana@example.com>',
    'a@b\nc@d',
  ])('is not sent to "%s"', async (email) => {
    const { mails, store } = await mailsAbout({ email }, 1);
    await untilQueueIsEmpty(store);
    expect(mails.map(({ recipients }) => recipients)).toEqual([['office@clearwater.example']]);
  });
});

describe('a mail server', () => {
  it('that is unavailable for a while gets everything once it is back', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const first = await startMailServer({ port: await freePort() });
    await first.stop();
    const { store } = startTestWorker({ mail: first.settings }, { times: { retryDelay: () => 50 } });
    await store.save(contactLead(), noon);
    await expect.poll(() => warned.mock.calls.join()).toContain('ECONNREFUSED');
    const second = await startMailServer({ port: first.port });
    await expect.poll(() => second.mails.length).toBe(2);
  });

  it('that answers 4xx gets the mail again, with the same Message-ID', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const server = await startMailServer();
    server.answers.push({ code: 451, text: '4.7.1 ana@example.com: later' });
    const { mails, store } = await mailsAbout(person, 2, server);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
    for (const { messageId } of mails) expect(messageId).toMatch(/^<[\da-f-]{36}@clearwater\.example>$/);
    expect(warned.mock.calls.join()).toMatch(/failed: SMTP 451 4\.7\.1 to DATA\. Try 2 is at/);
    expect(warned.mock.calls.join()).not.toContain('ana@');
    expect(await store.messages.failed(new Date())).toEqual([]);
  });

  it('that answers 5xx to a mail gets it again only by the retry command', async () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = await startMailServer();
    server.recipientAnswers.push(
      { code: 550, text: '5.1.1 <ana@example.com> unknown' },
      { code: 550, text: '5.1.1 <ana@example.com> unknown' },
    );
    const { store } = await mailsAbout(person, 0, server);
    const failed = async () =>
      (await store.messages.failed(new Date())).filter(({ state }) => state === 'dead');
    await expect.poll(async () => (await failed()).length).toBe(2);
    const dead = await failed();
    expect(dead.map(({ last_error, tries }) => [last_error, tries])).toEqual([
      ['SMTP 550 5.1.1 to RCPT TO', 1],
      ['SMTP 550 5.1.1 to RCPT TO', 1],
    ]);
    expect(complained.mock.calls.join()).toMatch(/failed for good: .*npm run leads -- retry/);
    expect(complained.mock.calls.join()).not.toContain('ana@');
    await store.messages.retry(dead[0]?.id, new Date());
    await expect.poll(() => server.mails.length).toBe(1);
    expect((await failed()).map(({ id }) => id)).toEqual([dead[1]?.id]);
  });

  it('that rejects the password is tried again: a setting can be fixed', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    let isRight = false;
    const server = await startMailServer({
      authOptional: false,
      onAuth: (_auth, _session, callback) =>
        isRight ? callback(null, { user: 'desk' }) : callback(new Error('Invalid login')),
    });
    const url = server.settings.url.replace('//', '//desk:hunter2@');
    const { store } = startTestWorker({ mail: { ...server.settings, url } });
    await store.save(contactLead(), noon);
    await expect.poll(() => warned.mock.calls.join()).toContain('SMTP 535 to AUTH PLAIN');
    isRight = true;
    await expect.poll(() => server.mails.length).toBe(2);
    expect(warned.mock.calls.join()).not.toContain('hunter2');
  });

  it('that does not answer runs into the timeout, and is tried again', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    let isSilent = true;
    const server = await startMailServer({
      onMailFrom: (_address, _session, callback) => (isSilent ? undefined : callback()),
    });
    const { store } = startTestWorker({ mail: server.settings }, { times: { mail: 200 } });
    await store.save(contactLead(), noon);
    await expect.poll(() => warned.mock.calls.join()).toContain('failed: no answer in time');
    isSilent = false;
    await expect.poll(() => server.mails.length).toBeGreaterThanOrEqual(2);
  });
});

describe('a mail about what was sent from a Spanish page', () => {
  const lead = {
    kind: 'estimate',
    priceCheck: 'agrees',
    lang: 'es-MX',
    fullName: undefined,
    selectedServices: [],
    propertyInfo: {},
    locationInfo: {},
    contactInfo: { firstName: 'Ana', email: 'ana@example.com', phone: '1' },
    estimate: { min: 275, max: 1_495 },
    breakdown: {
      currency: 'USD',
      lines: [{ id: 'biorinse', name: 'BioRinse', min: 275, max: 1_495, base: { min: 275, max: 1_495 } }],
      factors: [],
    },
  };

  it('is Spanish for the visitor, with numbers as in the United States, and English for the firm', async () => {
    const { visitor, firm } = await mailsAbout(lead);
    expect(visitor?.subject).toBe('Su estimado');
    expect(visitor?.text?.split('\n\n')).toEqual(
      expect.arrayContaining([
        'Hola, Ana:',
        'BioRinse: $275–$1,495\n  - Precio base: $275–$1,495',
        'Nos comunicaremos con usted en las 24 horas siguientes.',
      ]),
    );
    expect(firm?.subject).toBe('Ana, Estimate request, $275–$1,495');
  });

  it('speaks of what the desk’s own firm offers in its Spanish words', async () => {
    const { visitor } = await mailsAbout({ ...person, lang: 'es' });
    expect(visitor?.subject).toBe('Recibimos su solicitud');
    expect(visitor?.text).toContain('su solicitud de un BioCheck');
  });
});
