/** A desk that is told of forms that were left. */
import { describe, expect, it } from 'vitest';
import { RESUME_HASH } from '../../src/domain/resumeHash';
import { allLeads, post, startDesk } from '../testing/desk';
import { firmsFolder } from '../testing/firms';
import { contactLead } from '../testing/leads';
import { startMailServer } from '../testing/mailServer';
import { untilQueueIsEmpty } from '../testing/worker';

const site = 'https://agency.example';
const draft = {
  prefix: 'bio:bio-contact-form:/contact#0:',
  entries: { fullName: '"Ana Ruiz"', email: '"ana@example.com"' },
};
const secret = 'the secret of this device';
const consent = { text: 'You may contact me.', at: '2030-01-31T12:00:00.000Z' };

/** What a page sends when it is left. */
const partial = (own: object = {}) =>
  contactLead({
    page: `${site}/contact?page_id=2#form`,
    partial: true,
    mayContact: consent,
    revision: 1,
    draft,
    secret,
    ...own,
  });

async function startMailingDesk(own: object = {}) {
  const server = await startMailServer();
  const mail = { ...server.settings, deskUrl: 'https://desk.example', phone: '(770) 555-0199' };
  const { url, desk } = await startDesk({
    notify: { mail, webhooks: [] },
    style: mail.style,
    abandonedAfter: 0,
    ...own,
  });
  const mailsTo = async (address: string) => {
    await untilQueueIsEmpty(desk.store);
    return server.mails.filter(({ recipients }) => recipients.includes(address));
  };
  /** The secret of the link in the mail to the visitor. */
  const tokenFor = async (address = 'ana@example.com') => {
    const [first] = await mailsTo(address);
    return /https:\/\/desk\.example\/r\/(\w{64})$/m.exec(first?.text ?? '')?.[1] ?? '';
  };
  const open = (token: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/r/${token}`, { redirect: 'manual', headers });
  const ask = (token: string, headers: Record<string, string> = {}, firm = '') =>
    fetch(`${url}/api/resume${firm}`, { method: 'POST', body: token, headers: { origin: site, ...headers } });
  return { url, desk, mailsTo, tokenFor, open, ask };
}

describe('a form that was left', () => {
  it('is mailed to the visitor with a link that restores it, on the page and for pages of the firm only', async () => {
    const { url, desk, mailsTo, tokenFor, open, ask } = await startMailingDesk();
    const lead = partial();
    expect((await post(url, lead)).status).toBe(201);
    const token = await tokenFor();
    const [mail] = await mailsTo('ana@example.com');
    expect(mail?.subject).toBe('Your request is not sent yet');
    expect(mail?.text).toContain('Hello Ana,');
    expect(mail?.html).toContain(`href="https://desk.example/r/${token}"`);
    expect(mail?.text).toContain('Call (770) 555-0199');
    expect(mail?.text).not.toMatch(/555-0100|Oak Lane|Moss/);
    expect(await mailsTo('office@clearwater.example')).toHaveLength(1);

    const opened = await open(token);
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toBe(`${site}/contact?page_id=2${RESUME_HASH}${token}`);
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
    const answered = await ask(token);
    expect(answered.headers.get('access-control-allow-origin')).toBe(site);
    expect(await answered.json()).toEqual({ id: lead.id, revision: 1, draft });
    expect((await ask(token, { origin: 'https://other.example' })).status).toBe(403);
    const stored = JSON.stringify([await allLeads(desk), await desk.store.messages.failed(new Date())]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(draft.prefix);
  });

  it.each([
    ['es', 'Su solicitud aún no se ha enviado', 'Hola'],
    ['de', 'Ihre Anfrage ist noch nicht abgeschickt', 'Guten Tag'],
  ])('is mailed in the language of the page: %s', async (lang, subject, greeting) => {
    const { url, mailsTo, tokenFor, open } = await startMailingDesk();
    const lead = partial({ lang });
    await post(url, lead);
    const token = await tokenFor();
    const [mail] = await mailsTo('ana@example.com');
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(greeting);
    await post(url, { ...lead, partial: false, revision: 2 });
    expect(await (await open(token)).text()).toContain(`<html lang="${lang}">`);
  });

  it.each([
    ['without a consent', { mayContact: undefined }],
    ['without an address', { email: '' }],
    ['without a draft', { draft: undefined }],
    ['with a draft that is none', { draft: { prefix: 'other', entries: { a: '1' } } }],
    ['on a page of somebody else', { page: 'https://other.example/contact' }],
    ['by a robot', { guard: { trap: 'filled' } }],
  ])('is not mailed to the visitor %s', async (_case, own) => {
    const { url, mailsTo } = await startMailingDesk();
    expect((await post(url, partial(own))).status).toBe(201);
    expect(await mailsTo('ana@example.com')).toEqual([]);
  });

  it('has a link on no page that only the request names as the desk’s own', async () => {
    const { url, mailsTo } = await startMailingDesk();
    await post(url, partial({ page: `${url}/contact` }));
    expect(await mailsTo('ana@example.com')).toEqual([]);
  });

  it('is not mailed where it was sent in time, and the firm is told of the whole', async () => {
    const { url, mailsTo } = await startMailingDesk({ abandonedAfter: 3_600 });
    const lead = partial();
    await post(url, lead);
    await post(url, { ...lead, partial: false, revision: 2 });
    expect((await mailsTo('ana@example.com')).map(({ subject }) => subject)).toEqual([
      'We received your request',
    ]);
    expect(await mailsTo('office@clearwater.example')).toHaveLength(1);
  });

  it('is completed on another device by the link, after which it restores nothing', async () => {
    const { url, desk, tokenFor, open, ask, mailsTo } = await startMailingDesk();
    const lead = partial();
    await post(url, lead);
    const token = await tokenFor();
    await post(url, { ...lead, fullName: 'Ana R. Ruiz', partial: false, revision: 2, secret: token });
    // The first device still has its draft, and is closed only now.
    await post(url, partial({ id: lead.id, revision: 2 }));
    expect(await allLeads(desk)).toMatchObject([{ lead: { id: lead.id, fullName: 'Ana R. Ruiz' } }]);
    const page = await open(token);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<h1>Your request has arrived</h1>');
    expect((await ask(token)).status).toBe(410);
    // Its own device corrects it all the same.
    await post(url, { ...lead, fullName: 'Ana Maria Ruiz', partial: false, revision: 3 });
    expect(await allLeads(desk)).toMatchObject([{ lead: { fullName: 'Ana Maria Ruiz' } }]);
    expect(await mailsTo('ana@example.com')).toHaveLength(2);
  });

  it('says so kindly where a link has expired, or was never one', async () => {
    const { desk, url, tokenFor, open, ask } = await startMailingDesk();
    await post(url, partial());
    const token = await tokenFor();
    await desk.store.write((transaction) =>
      transaction.updateTable('resume_links').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute(),
    );
    const expired = await open(token);
    expect(expired.status).toBe(410);
    const text = await expired.text();
    expect(text).toContain('This link has expired');
    expect(text).toContain(`href="${site}/contact?page_id=2"`);
    expect((await ask(token)).status).toBe(410);
    const unknown = await open('x'.repeat(64), { 'accept-language': 'de-DE,de;q=0.9' });
    expect(unknown.status).toBe(410);
    expect(await unknown.text()).toContain('Dieser Link ist abgelaufen');
  });

  it('of one firm is no other firm’s', async () => {
    const { url, ask, tokenFor } = await startMailingDesk({
      firmsFolder: firmsFolder({ 'bug-off': { allowedOrigins: [site] } }),
    });
    await post(url, partial());
    expect((await ask(await tokenFor(), {}, '/bug-off')).status).toBe(404);
  });

  it('waits while its visitor is back, and is told once it is left again', async () => {
    const { url, desk } = await startMailingDesk({ abandonedAfter: 60 });
    const lead = partial();
    const dueAt = async () => {
      const rows = await desk.store.use(({ db }) =>
        db.selectFrom('messages').select(['event', 'not_before']).orderBy('event').execute(),
      );
      return rows.map(({ event, not_before }) => [
        event,
        Math.round((Date.parse(not_before) - Date.now()) / 10_000),
      ]);
    };
    await post(url, lead);
    expect(await dueAt()).toEqual([
      ['abandoned', 5],
      ['created', 5],
    ]);
    await post(url, { ...lead, revision: 2, present: true });
    expect(await dueAt()).toEqual([
      ['abandoned', 180],
      ['created', 180],
    ]);
    await post(url, { ...lead, revision: 3 });
    // An earlier body that arrives late changes nothing.
    await post(url, { ...lead, revision: 2, present: true, timestamp: '2030-01-31T12:00:01.000Z' });
    expect(await dueAt()).toEqual([
      ['abandoned', 5],
      ['created', 5],
    ]);
    expect((await allLeads(desk)).map((stored) => stored.lead)).toEqual([
      expect.not.objectContaining({ present: true }),
    ]);
  });
});
