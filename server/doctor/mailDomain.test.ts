import { expect, it } from 'vitest';
import { checkMailDomain } from './mailDomain';

const failing = (code: string) => Object.assign(new Error(code), { code });

const resolver = (records: Record<string, string[][]>) => async (name: string) => {
  const found = records[name];
  if (!found) throw failing('ENOTFOUND');
  return found;
};

const complete = {
  'firm.example': [['google-site-verification=1'], ['v=spf1 include:', 'mail.example -all']],
  's1._domainkey.firm.example': [['v=DKIM1; k=rsa; p=MIGf']],
  '_dmarc.firm.example': [['v=DMARC1; p=none']],
};

const states = async (...given: Parameters<typeof checkMailDomain>) =>
  (await checkMailDomain(...given)).map(({ state }) => state);

it('finds SPF, DKIM and DMARC', async () => {
  expect(await states('firm.example', 's1', resolver(complete))).toEqual(['works', 'works', 'works']);
});

it('says that DKIM needs a selector', async () => {
  expect(await states('firm.example', undefined, resolver(complete))).toEqual([
    'works',
    'works',
    'not checked',
  ]);
});

it('warns of what is missing, doubled, or revoked', async () => {
  expect(await states('other.example', 's1', resolver(complete))).toEqual(['warning', 'warning', 'warning']);
  const odd = {
    ...complete,
    'firm.example': [['v=spf1 -all'], ['v=spf1 ~all']],
    's1._domainkey.firm.example': [['v=DKIM1; p=']],
  };
  expect(await states('firm.example', 's1', resolver(odd))).toEqual(['warning', 'warning', 'works']);
});

it('says so where there is no network', async () => {
  const findings = await checkMailDomain('firm.example', 's1', async () => {
    throw failing('ECONNREFUSED');
  });
  expect(findings.map(({ state }) => state)).toEqual(['not checked', 'not checked', 'not checked']);
  expect(findings[0]?.says).toContain('ECONNREFUSED');
});
