/** What strangers may send to the route of leads, and what becomes of it; `leadsApi.spec.ts` has the answers. */
import { contactLead, endpointOf, estimateLead, forgetSenders, leadsOf, post } from '../support/content';
import { POST_MAX_SIZE, type Wordpress } from '../support/startWordpress';
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

/** The mails to an address. */
const mailsTo = (wordpress: Wordpress, address: string) =>
  wordpress.mails().filter((mail) => new RegExp(`^To: .*${address}`, 'im').test(mail));

const secret = crypto.randomUUID();

test('a stranger is mailed no price or text that somebody made up, and the firm is told', async ({
  wordpress,
}) => {
  await forgetSenders(wordpress);
  const stranger = `${crypto.randomUUID()}@example.com`;
  const line = { id: 'biorinse', min: 1, max: 2, base: { min: 1, max: 2 } };
  const lead = estimateLead(stranger, {
    secret,
    estimate: { min: 1, max: 2 },
    breakdown: {
      currency: 'USD',
      lines: [{ ...line, name: 'You won a prize' }],
      factors: [{ label: 'Question', answer: 'Send money to Ana', factor: 1.5 }],
      note: 'Hurry up',
    },
  });
  expect((await post(wordpress, lead)).status).toBe(201);
  await expect.poll(() => mailsTo(wordpress, stranger).length).toBe(1);
  expect(mailsTo(wordpress, stranger)[0]).not.toMatch(/prize|Send money|Hurry|dollar/i);
  await expect.poll(() => wordpress.mails().some((mail) => mail.includes('You won a prize'))).toBe(true);
  expect(wordpress.mails().find((mail) => mail.includes('You won a prize'))).toMatch(/prices/i);
});

test('of forty strangers that one network names in an hour, twenty are mailed', async ({ wordpress }) => {
  await forgetSenders(wordpress);
  const emails = Array.from({ length: 40 }, () => `${crypto.randomUUID()}@example.com`);
  for (const email of emails) expect((await post(wordpress, contactLead({ email }))).status).toBe(201);
  const queued = await wordpress.run<number>(
    `global $wpdb;
    return array_sum( array_map( fn( $email ) => (int) $wpdb->get_var( $wpdb->prepare(
      "SELECT COUNT(*) FROM {$wpdb->prefix}biosystem_deliveries WHERE mailbox = %s",
      hash( 'sha256', BioSystem\\mailbox_of( $email ) )
    ) ), $emails ) );`,
    { emails },
  );
  expect(queued).toBe(20);
  await forgetSenders(wordpress);
});

test.describe('where the database does not do what it should', () => {
  test.use({ expectedComplaint: /a lead could not be stored/ });

  for (const table of ['senders', 'leads', 'deliveries'])
    test(`the table of ${table} is gone: it is made again, and the lead is stored`, async ({ wordpress }) => {
      await wordpress.run(
        'global $wpdb; return $wpdb->query( "RENAME TABLE {$wpdb->prefix}biosystem_$table TO {$wpdb->prefix}kept" );',
        { table },
      );
      const lead = contactLead();
      expect((await post(wordpress, lead)).status).toBe(201);
      expect((await post(wordpress, lead)).status).toBe(200);
      await wordpress.run(
        'global $wpdb; return array( $wpdb->query( "DROP TABLE {$wpdb->prefix}biosystem_$table" ), $wpdb->query( "RENAME TABLE {$wpdb->prefix}kept TO {$wpdb->prefix}biosystem_$table" ) );',
        { table },
      );
      expect((await post(wordpress, contactLead())).status).toBe(201);
    });

  test('a table is locked for long: the lead is answered meanwhile, and stored afterwards', async ({
    wordpress,
  }) => {
    let isLocked = true;
    const lock = async () => {
      await wordpress.run(
        'global $wpdb; $wpdb->query( "LOCK TABLES {$wpdb->prefix}biosystem_senders WRITE" ); return $wpdb->query( "SELECT SLEEP(20)" );',
      );
      isLocked = false;
    };
    const locking = lock();
    const lead = contactLead();
    await expect
      .poll(() =>
        wordpress.run<number>(
          `global $wpdb; return count( $wpdb->get_results( "SHOW OPEN TABLES WHERE In_use > 0 AND \`Table\` LIKE '%senders'" ) );`,
        ),
      )
      .toBe(1);
    const answer = await post(wordpress, lead);
    expect([answer.status, isLocked]).toEqual([503, true]);
    await locking;
    expect((await post(wordpress, lead)).status).toBe(201);
  });
});
