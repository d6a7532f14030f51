/** What strangers may send to the route of leads, and what becomes of it; `leadsApi.spec.ts` has the answers. */
import { contactLead, endpointOf, leadsOf, post } from '../support/content';
import { POST_MAX_SIZE } from '../support/startWordpress';
import { expect, test } from '../support/test';

test('the same lead twice is one lead, and its revision replaces it', async ({ wordpress }) => {
  const lead = contactLead();
  expect((await post(wordpress, lead)).status).toBe(201);
  expect((await post(wordpress, lead)).status).toBe(200);
  expect((await post(wordpress, { ...lead, fullName: 'Ada King', revision: 2 })).status).toBe(200);
  const stored = await leadsOf(wordpress, lead);
  expect(stored.map(({ name }) => name)).toEqual(['Ada King']);
});

test('somebody else’s id changes nothing of the lead that has it', async ({ wordpress }) => {
  const lead = contactLead();
  await post(wordpress, lead);
  const forged = contactLead({ id: lead['id'], fullName: 'Mallory', email: lead['email'] });
  const answer = await post(wordpress, forged);
  expect([answer.status, await answer.json()]).toEqual([200, { id: lead['id'] }]);
  const stored = await leadsOf(wordpress, lead);
  expect(stored.find(({ id }) => id === lead['id'])?.name).toBe('Ada Lovelace');
  expect(stored.find(({ id }) => id !== lead['id'])).toMatchObject({
    name: 'Mallory',
    suspect: expect.any(String),
  });
});

test('SQL in any field is stored as it is', async ({ wordpress }) => {
  const attack = `'; DROP TABLE wp_biosystem_leads; -- " \\' %s %1$s {placeholder}`;
  const lead = contactLead({ fullName: attack, areasOfConcern: attack, [attack]: attack });
  expect((await post(wordpress, lead)).status).toBe(201);
  const [stored] = await leadsOf(wordpress, lead);
  expect(stored?.name).toBe(attack);
  const found = await wordpress.run<{ total: number }>(
    'return BioSystem\\find_leads( array( "search" => $attack, "orderby" => "name; DROP TABLE wp_users", "order" => "x" ) );',
    { attack },
  );
  expect(found.total).toBeGreaterThan(0);
});

for (const [what, body, status] of [
  ['no JSON', '{', 400],
  ['a list', [], 400],
  ['nothing', '', 400],
  ['an id that is none', contactLead({ id: '../../wp-config.php' }), 400],
  ['a kind that is none', contactLead({ kind: 'admin' }), 400],
  ['a name that is a list', contactLead({ fullName: ['Ada'] }), 400],
  ['a name that is too long', contactLead({ fullName: 'A'.repeat(300_000) }), 400],
  [
    'a photo that is a program',
    { ...contactLead({ kind: 'audit', source: 'Audit Wizard' }), photos: ['data:text/html,<script>'] },
    400,
  ],
] as const)
  test(`${what} is refused with ${status}`, async ({ wordpress }) => {
    const answer = await post(wordpress, body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ status });
  });

test('more than PHP takes is answered by 413', async ({ wordpress }) => {
  const answer = await post(wordpress, contactLead({ areasOfConcern: 'a'.repeat(POST_MAX_SIZE + 1024) }));
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('MB') });
});

test('twenty at once with the same id are one lead', async ({ wordpress }) => {
  const lead = contactLead();
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(wordpress, lead)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.every(({ status }) => status === 200 || status === 201)).toBe(true);
  expect(await leadsOf(wordpress, lead)).toHaveLength(1);
});

test('the route lists and shows nothing', async ({ wordpress }) => {
  for (const address of [endpointOf(wordpress), `${endpointOf(wordpress)}/1`]) {
    const answer = await fetch(address);
    expect(answer.status).toBe(404);
  }
});
