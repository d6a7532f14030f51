/** Forms of other plugins, brought over. */
import { watchPageErrors } from '../../support/pageReports';
import { openSettings } from '../pages/admin';
import { changeSettings, publish } from '../support/content';
import { expect, test } from '../support/test';

const TEMPLATE = `<label> Your name
    [text* your-name] </label>

<label> Your email
    [email* your-email] </label>

How many rooms?
[radio rooms default:1 "One or two" "More"]

<label> A plan
    [file plan] </label>

<label> Your message
    [textarea your-message] </label>

[acceptance terms] I agree to the privacy policy. [/acceptance]
[submit "Send"]`;

test('the contact form asks what a form of Contact Form 7 asked', async ({
  admin,
  author,
  page,
  wordpress,
}) => {
  const errors = await watchPageErrors(admin);
  const before = await changeSettings(wordpress, {});
  const id = await wordpress.run<number>(
    `return wp_insert_post( array( 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Ask us', 'meta_input' => array( '_form' => wp_slash( $template ) ) ) );`,
    { template: TEMPLATE },
  );
  await publish(wordpress, `[contact-form-7 id="${id}" title="Ask us"]`, 'Where we ask');
  try {
    await openSettings(admin);
    await admin.getByRole('link', { name: 'Ask us' }).click();
    await expect(admin.getByRole('row', { name: /Your message/ })).toContainText('The message.');
    await expect(admin.getByRole('row', { name: /How many rooms/ })).toContainText('of which one is chosen');
    await expect(admin.getByRole('listitem').filter({ hasText: 'A plan' })).toContainText('A file.');
    await expect(admin.getByRole('link', { name: 'Where we ask' })).toHaveAttribute(
      'href',
      /post=\d+&action=edit/,
    );
    expect(await wordpress.run('return BioSystem\\saved_config();')).toBe(before['config']);

    await admin.getByRole('button', { name: 'Have the contact form ask this' }).click();
    await expect(admin.getByText('The contact form asks this now.')).toBeVisible();
    await page.goto(await publish(wordpress, '[bio-contact-form]'));
    const form = page.locator('bio-contact-form');
    await expect(form.getByRole('textbox', { name: 'Your name' })).toBeVisible();
    await expect(form.getByRole('radiogroup', { name: 'How many rooms?' }).getByRole('radio')).toHaveCount(2);
    await expect(form.getByRole('checkbox', { name: 'I agree to the privacy policy.' })).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveCount(3);
    await openSettings(admin);
    await expect(
      admin.getByText('The widgets show the built-in example firm, with your changes.'),
    ).toBeVisible();

    const answer = await author.goto(`/wp-admin/admin.php?page=biosystem-settings&form=contact-form-7-${id}`);
    expect(answer?.status()).toBe(403);
  } finally {
    await changeSettings(wordpress, before);
    await wordpress.run('return null !== wp_delete_post( $id, true );', { id });
  }
  expect(errors).toEqual([]);
});

test('forms of the others are found, and nothing is brought without the page’s own nonce', async ({
  admin,
  wordpress,
}) => {
  const before = await changeSettings(wordpress, {});
  const id = await wordpress.run<number>(
    `global $wpdb;
    $wpdb->query( "CREATE TABLE {$wpdb->prefix}fluentform_forms ( id int, title varchar(255), form_fields longtext )" );
    $wpdb->insert( "{$wpdb->prefix}fluentform_forms", array( 'id' => 3, 'title' => 'Fluent', 'form_fields' => $fluent ) );
    return wp_insert_post( array( 'post_type' => 'wpforms', 'post_status' => 'publish', 'post_title' => 'WP', 'post_content' => wp_slash( $wpforms ) ) );`,
    {
      fluent: JSON.stringify({
        fields: [{ element: 'input_email', attributes: { name: 'e' }, settings: { label: 'Fluent mail' } }],
      }),
      wpforms: JSON.stringify({ fields: { 1: { id: '1', type: 'email', label: 'Mail "to" you' } } }),
    },
  );
  await publish(wordpress, '<!-- wp:fluentfom/guten-block {"formId":"3"} /-->', 'Fluent page');
  try {
    await openSettings(admin);
    await admin.getByRole('link', { name: 'WP', exact: true }).click();
    await expect(admin.getByRole('row', { name: /Mail "to" you/ })).toContainText('The email address.');
    await openSettings(admin);
    await admin.getByRole('link', { name: 'Fluent', exact: true }).click();
    await expect(admin.getByRole('row', { name: /Fluent mail/ })).toContainText('The email address.');
    await expect(admin.getByRole('link', { name: 'Fluent page' })).toBeVisible();

    const answer = await admin.request.post(admin.url(), { form: { _wpnonce: 'of another page' } });
    expect(answer.status()).toBe(403);
    expect(await wordpress.run('return BioSystem\\saved_config();')).toBe(before['config']);
  } finally {
    await wordpress.run(
      'global $wpdb; $wpdb->query( "DROP TABLE {$wpdb->prefix}fluentform_forms" ); return null !== wp_delete_post( $id, true );',
      { id },
    );
  }
});
