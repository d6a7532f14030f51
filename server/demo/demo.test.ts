import { describe, expect, it } from 'vitest';
import { leadKinds } from '../../src/domain/leadKinds';
import { leadStates } from '../../src/domain/leadStates';
import { readLead } from '../leads/readLead';
import { temporaryFolder } from '../testing/desk';
import { openStore } from '../testing/everything';
import { contactLead } from '../testing/leads';
import { DEMO, demoLeads } from './demoLeads';
import { seedDemo } from './seedDemo';

const now = new Date('2030-01-31T12:00:00.000Z');

describe('the leads of the demo', () => {
  it('are what the desk accepts of its forms, of each kind and in each state, of the last ten days', async () => {
    const leads = demoLeads(now);
    for (const { lead } of leads) expect(await readLead(lead)).toHaveProperty('lead.id', lead.id);
    expect(new Set(leads.map(({ lead }) => lead.kind))).toEqual(new Set(leadKinds));
    expect(new Set(leads.map(({ state }) => state))).toEqual(new Set(leadStates));
    const days = leads.map(({ receivedAt }) => (now.getTime() - receivedAt.getTime()) / 86_400_000);
    expect(Math.min(...days)).toBeGreaterThan(0);
    expect(Math.max(...days)).toBeLessThan(10);
  });

  it('say that they are made up, and reach nobody', () => {
    const sent = demoLeads(now).map(({ lead }) => ({ lead, text: JSON.stringify(lead) }));
    expect(sent).toHaveLength(12);
    for (const { lead, text } of sent) {
      expect(lead.source).toMatch(new RegExp(`^${DEMO}: `));
      for (const [phone] of text.matchAll(/\(\d{3}\) [\d-]+/g)) expect(phone).toMatch(/^\(770\) 555-01\d\d$/);
      for (const [, host] of text.matchAll(/[\w.-]+@([\w.-]+)/g)) expect(host).toMatch(/\.example$/);
    }
  });

  it('are stored once, and not among others', async () => {
    const [folder, withOthers] = [temporaryFolder(), temporaryFolder()];
    expect(await seedDemo(folder, now)).toBe(12);
    expect(await seedDemo(folder, now)).toBe(0);

    const others = openStore(withOthers);
    await others.save(contactLead(), now);
    await others.close();
    expect(await seedDemo(withOthers, now)).toBe(0);
  });

  it('are told to nobody', async () => {
    const folder = temporaryFolder();
    await seedDemo(folder, now);
    const store = openStore(folder);
    const leads = await store.use(({ db }) => db.selectFrom('leads').select('state').execute());
    expect(leads.filter(({ state }) => state === 'won')).toHaveLength(3);
    expect((await store.messages.countByFirm()).filter(({ count }) => count > 0)).toEqual([]);
    await store.close();
  });
});
