import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Settings } from './settings';
import { databaseKinds } from './testing/databases';
import { post, startDesk } from './testing/desk';
import { firmsFolder } from './testing/firms';
import { contactLead, estimateLead } from './testing/leads';
import { startMailServer, type TestMailServer } from './testing/mailServer';
import { untilQueueIsEmpty } from './testing/worker';

afterEach(() => void vi.useRealTimers());

async function startMailingDesk(own: Partial<Settings> = {}, mailServer?: TestMailServer) {
  const server = mailServer ?? (await startMailServer());
  const { url, desk } = await startDesk({ notify: { mail: server.settings, webhooks: [] }, ...own });
  /** What the receipt says of the mail to the visitor. */
  const send = async (lead: object): Promise<unknown> => {
    const response = await post(url, lead);
    expect([200, 201]).toContain(response.status);
    const { id: _, ...receipt } = (await response.json()) as Record<string, unknown>;
    return receipt;
  };
  /** The mails to an address, once all that are queued are sent. */
  const mailsTo = async (address: string) => {
    await untilQueueIsEmpty(desk.store);
    return server.mails.filter(({ recipients }) => recipients.includes(address));
  };
  return { send, mailsTo };
}

const mailed = { estimateMailed: true };
const ana = 'ana@example.com';
const price = (max: number) => ({ estimate: { min: 1, max } });

describe.each(databaseKinds)('the receipt of an estimate, from %s', (_name, newDatabase) => {
  it('says that it is mailed, also when it is sent again', async () => {
    const { send, mailsTo } = await startMailingDesk({ database: await newDatabase() });
    const lead = estimateLead(ana);
    expect(await send(lead)).toEqual(mailed);
    expect(await send({ ...lead, id: lead.id.toUpperCase(), timestamp: '2030-01-31T12:01:00Z' })).toEqual(
      mailed,
    );
    expect(await mailsTo(ana)).toHaveLength(1);
  });

  it('says so of five a day to one mailbox, and not of a sixth', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-31T12:00:00Z') });
    const { send, mailsTo } = await startMailingDesk({ database: await newDatabase() });
    const addresses = [ana, 'ANA@Example.com', 'ana+1@example.com', ana, ana];
    for (const address of addresses) expect(await send(estimateLead(address))).toEqual(mailed);
    const sixth = estimateLead('ana+2@example.com');
    expect(await send(sixth)).toEqual({});
    expect(await send(sixth)).toEqual({});
    expect(await send(estimateLead('bo@example.com'))).toEqual(mailed);
    expect(await mailsTo('ana+2@example.com')).toEqual([]);
    expect(await mailsTo(ana)).toHaveLength(3);
    vi.setSystemTime(new Date('2030-02-01T12:00:01Z'));
    expect(await send(estimateLead(ana))).toEqual(mailed);
  });

  it('counts them for each firm of a desk apart', async () => {
    const { mails, settings } = await startMailServer();
    const mail = { from: 'desk@example.com', to: 'office@example.com' };
    const folder = firmsFolder({ one: { allowedOrigins: [], mail }, two: { allowedOrigins: [], mail } });
    const { url, desk } = await startDesk({
      database: await newDatabase(),
      firmsFolder: folder,
      smtpUrl: settings.url,
      notify: { mail: settings, webhooks: [] },
    });
    const send = async (firm?: string) => {
      const answer = (await (await post(url, estimateLead(ana), {}, firm)).json()) as object;
      return 'estimateMailed' in answer;
    };
    for (let count = 1; count <= 5; count++) expect(await send('one')).toBe(true);
    expect(await send('one')).toBe(false);
    expect([await send('two'), await send()]).toEqual([true, true]);
    await untilQueueIsEmpty(desk.store);
    expect(mails.filter(({ recipients }) => recipients.includes(ana))).toHaveLength(7);
  });

  it('says so of each changed estimate, as long as it is mailed', async () => {
    const { send, mailsTo } = await startMailingDesk({ database: await newDatabase() });
    const lead = estimateLead(ana);
    const secret = crypto.randomUUID();
    const revise = (revision: number) => send({ ...lead, secret, revision, ...price(revision) });
    for (let revision = 1; revision <= 5; revision++) {
      expect(await revise(revision)).toEqual(mailed);
      expect(await mailsTo(ana)).toHaveLength(revision);
    }
    expect(await revise(6)).toEqual({});
    expect(await revise(6)).toEqual({});
    expect(await send({ ...lead, secret, revision: 7, ...price(2) })).toEqual(mailed);
    expect(await mailsTo(ana)).toHaveLength(5);
  });
});

describe('the receipt says nothing of a mail', () => {
  const robot = { trap: 'x', seconds: 1, trusted: false };
  it.each<[string, object, Partial<Settings>]>([
    ['for what looks like spam', estimateLead(ana, { guard: robot }), {}],
    ['for a lead without the token that the desk asks for', estimateLead(ana), { guardSecret: 'secret' }],
    ['for two addresses', estimateLead('ana@example.com, bo@example.com'), {}],
    ['for an estimate without prices', estimateLead(ana, { estimate: { min: 0, max: 1e12 } }), {}],
    ['for a form that is not finished', estimateLead(ana, { partial: true }), {}],
    ['for another form, whose confirmation holds no estimate', contactLead(), {}],
    ['where the desk has no mail server', estimateLead(ana), { notify: { mail: undefined, webhooks: [] } }],
  ])('%s', async (_, lead, settings) => {
    const { send } = await startMailingDesk(settings);
    expect(await send(lead)).toEqual({});
    expect(await send(lead)).toEqual({});
  });

  it('to a body without the secret of the lead', async () => {
    const { send, mailsTo } = await startMailingDesk();
    const lead = estimateLead(ana);
    expect(await send({ ...lead, secret: crypto.randomUUID(), revision: 1 })).toEqual(mailed);
    expect(await send({ ...lead, ...price(2) })).toEqual({});
    expect(await send({ ...lead, contactInfo: estimateLead('bo@example.com').contactInfo })).toEqual({});
    expect(await mailsTo('bo@example.com')).toEqual([]);
  });

  it('that could not be delivered', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = await startMailServer();
    const unknown = { code: 550, text: '5.1.1 unknown' };
    server.recipientAnswers.push(unknown, unknown);
    const { send, mailsTo } = await startMailingDesk({}, server);
    const lead = estimateLead(ana);
    expect(await send(lead)).toEqual(mailed);
    expect(await mailsTo(ana)).toEqual([]);
    expect(await send(lead)).toEqual({});
  });
});
