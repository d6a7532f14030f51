/** A page that forbids nearly everything still shows and sends the form. */
import { expect, test } from 'playwright/test';
import { CLASSIC_FILE, SITE } from './addresses';
import { expectBooked } from './desk';
import { differences, lookOf } from './look';
import { FORM, openForeignPage, SCRIPT } from './publish';
import { book, expectSuccess, sendButton } from './visitor';
import { watchComplaints } from './watch';

const POLICY = [
  "default-src 'none'",
  `script-src ${SITE}`,
  "style-src 'self'",
  `connect-src ${SITE}`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

for (const [kind, tag] of [
  ['the ES module', SCRIPT],
  ['the classic file', `<script src="${CLASSIC_FILE}"></script>`],
] as const) {
  for (const [config, form] of [
    ['', FORM],
    [' and a config', FORM.replace('>', ` config="${SITE}/examples/ours.json">`)],
    [' and a theme', FORM.replace('>', ` config='{"theme":{"color-accent":"#123456"}}'>`)],
  ] as const) {
    test(`with ${kind}${config} the form is styled, books, and violates nothing`, async ({ page }) => {
      await openForeignPage(page, tag + form);
      await sendButton(page).waitFor();
      const free = await lookOf(page);

      const complaints = await watchComplaints(page);
      await openForeignPage(page, tag + form, { headers: { 'content-security-policy': POLICY } });
      await sendButton(page).waitFor();
      expect(differences(free, await lookOf(page))).toEqual([]);
      await expect(sendButton(page)).toHaveCSS(
        'background-color',
        config.includes('theme') ? 'rgb(18, 52, 86)' : 'rgb(163, 47, 42)',
      );
      const booking = await book(page);
      await expectSuccess(page);
      await expectBooked(booking);
      expect(complaints).toEqual([]);
    });
  }
}
