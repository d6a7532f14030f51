import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Settings } from '../operations/settings';
import { databaseKinds } from '../testing/databases';
import { allLeads, post, startDesk, temporaryFolder } from '../testing/desk';
import { firmsFolder } from '../testing/firms';
import { contactLead, estimateLead as leadOf } from '../testing/leads';
import { startMailServer, type TestMailServer } from '../testing/mailServer';
import { untilQueueIsEmpty } from '../testing/worker';

afterEach(() => void vi.useRealTimers());

/** A firm whose estimates are as high as the answer to its one question. */
const config = {
  estimator: {
    groups: [{ id: 'all', step: 'services' }],
    items: [{ id: 'wash', name: 'Wash', group: 'all', price: { min: 1, max: 1 } }],
    modifiers: [
      {
        id: 'size',
        label: 'Size',
        step: 'property',
        options: [1, 2, 3, 4, 5, 6, 7].map((size) => ({ id: `s${size}`, label: `${size}`, factor: size })),
      },
    ],
  },
};
const price = (size: number) => ({
  selectedServices: [{ id: 'wash', name: 'Wash', selected: true }],
  propertyInfo: { size: `${size}` },
  estimate: { min: size, max: size },
});
const estimateLead = (email: string, own = {}) => leadOf(email, { ...price(1), ...own });

function siteFolder(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'business.json'), JSON.stringify(config));
  return folder;
}

async function startMailingDesk(own: Partial<Settings> = {}, mailServer?: TestMailServer) {
  const server = mailServer ?? (await startMailServer());
  const { url, desk } = await startDesk({
    notify: { mail: server.settings, webhooks: [] },
    siteFolder: siteFolder(),
    trustProxy: true,
    ...own,
  });
  /** What the receipt says of the mail to the visitor. */
  const send = async (lead: object, from = '10.0.0.1'): Promise<unknown> => {
    const response = await post(url, lead, { 'x-forwarded-for': from });
    expect([200, 201]).toContain(response.status);
    const { id: _, ...receipt } = (await response.json()) as Record<string, unknown>;
    return receipt;
  };
  /** The mails to an address, once all that are queued are sent. */
  const mailsTo = async (address: string) => {
    await untilQueueIsEmpty(desk.store);
    return server.mails.filter(({ recipients }) => recipients.includes(address));
  };
  return { send, mailsTo, desk };
}

const mailed = { estimateMailed: true };
const ana = 'ana@example.com';

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
    const addresses = [
      ana,
      'ANA@Example.com',
      'ana+1@example.com',
      'a.n.a@example.com',
      'a.na+2@EXAMPLE.com',
    ];
    for (const address of addresses) expect(await send(estimateLead(address))).toEqual(mailed);
    const sixth = estimateLead('ana+2@example.com');
    expect(await send(sixth)).toEqual({});
    expect(await send(sixth)).toEqual({});
    expect(await send(estimateLead('bo@example.com'))).toEqual(mailed);
    expect(await mailsTo('ana+2@example.com')).toEqual([]);
    expect(await mailsTo(ana)).toHaveLength(1);
    vi.setSystemTime(new Date('2030-02-01T12:00:01Z'));
    expect(await send(estimateLead(ana))).toEqual(mailed);
  });

  it('counts them for each firm of a desk apart', async () => {
    const { mails, settings } = await startMailServer();
    const mail = { from: 'desk@example.com', to: 'office@example.com' };
    const folder = firmsFolder({
      one: { allowedOrigins: [], mail, config },
      two: { allowedOrigins: [], mail, config },
    });
    const { url, desk } = await startDesk({
      database: await newDatabase(),
      firmsFolder: folder,
      smtpUrl: settings.url,
      notify: { mail: settings, webhooks: [] },
      siteFolder: siteFolder(),
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

describe('mails to visitors', () => {
  it('are no relay: a stranger gets no text and no price but the firm’s own, and the firm is told', async () => {
    const { send, mailsTo } = await startMailingDesk();
    const line = { id: 'wash', min: 5, max: 5, base: { min: 5, max: 5 } };
    const forged = [
      { breakdown: { currency: 'USD', lines: [{ ...line, name: 'You won a prize' }], factors: [] } },
      {
        breakdown: {
          currency: 'USD',
          lines: [{ ...line, name: 'Wash' }],
          factors: [],
          note: 'Send us money',
        },
      },
      { estimate: { min: 5_550_123, max: 5_550_123 } },
      { selectedServices: [{ id: 'gold', name: 'Gold', selected: true }] },
      {
        kind: 'quote',
        approved: true,
        signature: 'x',
        items: [],
        total: { min: 555_0123, max: 555_0123 },
        email: 'v0@example.com',
      },
      { priceCheck: 'agrees', estimate: { min: 5_550_123, max: 5_550_123 } },
    ];
    for (const [nth, own] of forged.entries()) {
      const address = `v${nth}@example.com`;
      expect(await send(leadOf(address, { ...price(5), ...own, email: address }))).toEqual({});
      const [mail] = await mailsTo(address);
      expect(mail?.subject).toBe('We received your request');
      expect(mail?.text).not.toMatch(/prize|money|5,?550,?123|Gold|Wash/);
    }
    expect((await mailsTo('office@clearwater.example')).map(({ text }) => text)).toEqual(
      forged.map(() => expect.stringContaining('could not compute these prices again')),
    );
  });

  it('are 20 an hour from one network and 100 of a firm; each lead is stored all the same', async () => {
    const { send, desk } = await startMailingDesk();
    const sendFrom = async (network: number) => {
      const receipts: unknown[] = [];
      for (let nth = 0; nth < 21; nth++)
        receipts.push(await send(estimateLead(`v${nth}@n${network}.example`), `10.0.${network}.1`));
      return receipts.filter((receipt) => JSON.stringify(receipt) === JSON.stringify(mailed)).length;
    };
    const counts: number[] = [];
    for (let network = 0; network < 6; network++) counts.push(await sendFrom(network));
    expect(counts).toEqual([20, 20, 20, 20, 20, 0]);
    expect(await allLeads(desk)).toHaveLength(126);
  });
});

describe('the receipt says nothing of a mail', () => {
  const robot = { trap: 'x', seconds: 1, trusted: false };
  it.each<[string, object, Partial<Settings>]>([
    ['for what looks like spam', estimateLead(ana, { guard: robot }), {}],
    ['for a lead without the token that the desk asks for', estimateLead(ana), { guardSecret: 'secret' }],
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
