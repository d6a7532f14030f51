/** What is read and written: tables that are gone or refuse, options that each request loads, a cache of objects. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leadRow, openLeads } from '../pages/admin';
import { changeSettings, contactLead, leadsOf, post, publish, withPlugin } from '../support/content';
import type { Wordpress } from '../support/startWordpress';
import { expect, test } from '../support/test';

const TABLES = ['leads', 'revisions', 'photos', 'deliveries', 'erased', 'senders'];

/** What a move or a restore does that knows only the tables of WordPress; `kept` puts them away, and `back` brings them back. */
const moveTables = (wordpress: Wordpress, way: 'kept' | 'back') =>
  wordpress.run(
    `global $wpdb;
    foreach ( $tables as $table ) {
      $ours = "{$wpdb->prefix}biosystem_$table";
      if ( 'kept' === $way ) {
        $wpdb->query( "RENAME TABLE $ours TO kept_$table" );
      } else {
        $wpdb->query( "DROP TABLE IF EXISTS $ours" );
        $wpdb->query( "RENAME TABLE kept_$table TO $ours" );
      }
    }
    return true;`,
    { tables: TABLES, way },
  );

/** The database user may not make tables. */
const NO_TABLES = `add_filter( 'query', fn( $sql ) => preg_match( '/^\\s*CREATE TABLE.*biosystem_/s', $sql ) ? 'CREATE TABLE' : $sql );`;

for (const screen of ['index.php', 'plugins.php', 'admin.php?page=biosystem-leads'])
  test(`all tables are gone: wp-admin/${screen} shows itself, and says that they were made again`, async ({
    admin,
    wordpress,
  }) => {
    await moveTables(wordpress, 'kept');
    try {
      const response = await admin.goto(`/wp-admin/${screen}`);
      expect(response?.status()).toBe(200);
      const notice = admin.getByText('Tables of your leads were missing in the database.');
      await expect(notice).toContainText('wp_biosystem_leads');
      expect((await post(wordpress, contactLead())).status).toBe(201);
      await admin.getByRole('link', { name: 'I have read this' }).click();
      await expect(admin.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
      await expect(notice).toHaveCount(0);
    } finally {
      await moveTables(wordpress, 'back');
    }
  });

test('a column of this version is missing: a lead is stored', async ({ wordpress }) => {
  await wordpress.run(
    'global $wpdb; return $wpdb->query( "ALTER TABLE {$wpdb->prefix}biosystem_deliveries DROP KEY mailbox, DROP COLUMN mailbox, DROP COLUMN estimate" );',
  );
  const lead = contactLead();
  expect((await post(wordpress, lead)).status).toBe(201);
  expect(await leadsOf(wordpress, lead)).toHaveLength(1);
});

test.describe('where the database makes no tables', () => {
  test.use({ expectedComplaint: /BioSystem Widgets: |dbDelta|CREATE TABLE/ });

  test('no screen of wp-admin fails, nor the rest of WP-Cron', async ({ admin, wordpress }) => {
    test.slow();
    await moveTables(wordpress, 'kept');
    try {
      await withPlugin(wordpress, NO_TABLES, async () => {
        for (const screen of ['index.php', 'plugins.php', 'admin.php?page=biosystem-settings']) {
          const response = await admin.goto(`/wp-admin/${screen}`);
          expect([screen, response?.status()]).toEqual([screen, 200]);
          await expect(admin.locator('#wpfooter')).toBeAttached();
        }
        await openLeads(admin);
        await expect(admin.getByText('The database did not do what this screen needs.')).toBeVisible();
        await expect(admin.locator('body')).not.toContainText(/wp_biosystem|SQL/);
        const ended = await wordpress.run<string>(
          "do_action( 'biosystem_housekeeping' ); do_action( 'biosystem_deliver' ); return 'ended';",
        );
        expect(ended).toBe('ended');
        const answer = await post(wordpress, contactLead());
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
        expect(await answer.text()).not.toMatch(/wp_|SQL/);
      });
    } finally {
      await moveTables(wordpress, 'back');
    }
  });
});

test('the config is loaded by no request that does not need it, also where an earlier version has saved it', async ({
  wordpress,
}) => {
  const before = await changeSettings(wordpress, {});
  const config = JSON.stringify({ version: 1, company: { name: 'Of an earlier version' } });
  const loaded = () =>
    wordpress.run<string[]>(
      "return array_keys( array_filter( wp_load_alloptions( true ), fn( $value ) => false !== strpos( $value, 'Of an earlier version' ) ) );",
    );
  await wordpress.run(
    "delete_option( 'biosystem_config' ); return update_option( 'biosystem_settings', array_merge( $before, array( 'config' => $config ) ) );",
    { before, config },
  );
  try {
    await publish(wordpress, 'The next request'); // begins with splitting them
    expect(await loaded()).toEqual([]);
    expect(await wordpress.run('return BioSystem\\saved_config();')).toBe(config);
  } finally {
    await changeSettings(wordpress, before);
  }
});

test('the number in the menu comes from an index, and counts no further than 99', async ({
  admin,
  wordpress,
}) => {
  const explained = await wordpress.run<{ key: string; Extra: string }[]>(
    `global $wpdb;
    BioSystem\\count_new_leads( 100 );
    return $wpdb->get_results( 'EXPLAIN ' . $wpdb->last_query, ARRAY_A );`,
  );
  expect(explained.at(-1)).toMatchObject({ key: 'state', Extra: expect.stringContaining('Using index') });
  await wordpress.run(
    `global $wpdb;
    for ( $i = 0; $i < 120; $i++ ) {
      $wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}biosystem_leads (id, kind, partial, received_at, updated_at, made_at, revision, secret_hash, name, email, phone, address, source, page, lang, body)
        VALUES (%s, 'contact', 0, NOW(), NOW(), '', 0, '', 'Of many', '', '', '', '', '', '', '{}')", wp_generate_uuid4() ) );
    }
    return true;`,
  );
  await admin.goto('/wp-admin/');
  await expect(admin.getByRole('link', { name: 'BioSystem 99+ new leads' })).toBeVisible();
  await wordpress.run(
    `global $wpdb; return $wpdb->query( "DELETE FROM {$wpdb->prefix}biosystem_leads WHERE name = 'Of many'" );`,
  );
});

/** Has a persistent object cache while something is done. */
async function withObjectCache({ folder }: Wordpress, work: (freeze: () => void) => Promise<void>) {
  const content = join(folder, 'wp-content');
  cpSync('tests/wordpress/support/object-cache.php', join(content, 'object-cache.php'));
  try {
    await work(() => writeFileSync(join(content, 'object-cache.frozen'), ''));
  } finally {
    for (const ending of ['php', 'data', 'frozen'])
      rmSync(join(content, `object-cache.${ending}`), { force: true });
  }
}

test('with a persistent object cache, what is saved is shown, and leads are counted as they are', async ({
  admin,
  page,
  wordpress,
}) => {
  await withObjectCache(wordpress, async () => {
    const url = await publish(wordpress, '[bio-contact-form]');
    await page.goto(url);
    const before = await changeSettings(wordpress, { phone: '(404) 555-0143' });
    await page.goto(url);
    await expect(page.locator('bio-contact-form')).toHaveAttribute('phone', '(404) 555-0143');
    await changeSettings(wordpress, before);
    const lead = contactLead({ fullName: 'Maria Mitchell' });
    expect((await post(wordpress, lead)).status).toBe(201);
    expect((await post(wordpress, { ...lead, revision: 2, phone: '(770) 555-0199' })).status).toBe(200);
    await openLeads(admin);
    await expect(leadRow(admin, 'Maria Mitchell')).toContainText('(770) 555-0199');
  });
});

test('with an object cache that is out of date, leads are stored once, and tables made again', async ({
  wordpress,
}) => {
  await withObjectCache(wordpress, async (freeze) => {
    expect((await post(wordpress, contactLead())).status).toBe(201);
    freeze();
    await moveTables(wordpress, 'kept');
    try {
      const lead = contactLead();
      expect((await post(wordpress, lead)).status).toBe(201);
      expect((await post(wordpress, lead)).status).toBe(200);
      expect(await leadsOf(wordpress, lead)).toHaveLength(1);
    } finally {
      await moveTables(wordpress, 'back');
    }
  });
});
