/** A page that forbids nearly everything still shows and sends the form. */
import { expect, test } from 'playwright/test';
import { book, expectSuccess, sendButton } from '../pages/contactForm';
import { computedStylesOf, differences } from '../support/computedStyles';
import { expectBooked } from '../support/desk';
import { FORM, openForeignPage, SCRIPT } from '../support/foreignPage';
import { watchPageErrors } from '../support/pageReports';
import { sample } from '../support/sample';
import { CLASSIC_FILE, SITE } from '../support/urls';

const POLICY = [
  "default-src 'none'",
  `script-src ${SITE}`,
  "style-src 'self'",
  `connect-src ${SITE}`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const scripts = [
  ['the ES module', SCRIPT],
  ['the classic file', `<script src="${CLASSIC_FILE}"></script>`],
] as const;

for (const [kind, tag] of scripts) {
  const forms = [
    ['', FORM],
    [' and a config', FORM.replace('>', ` config="${SITE}/examples/ours.json">`)],
    [' and a theme', FORM.replace('>', ` config='{"theme":{"color-accent":"#123456"}}'>`)],
  ] as const;
  for (const [config, form] of sample(`strict pages with ${kind}`, forms, 2)) {
    test(`with ${kind}${config} the form is styled, books, and violates nothing`, async ({ page }) => {
      await openForeignPage(page, tag + form);
      await sendButton(page).waitFor();
      const free = await computedStylesOf(page);

      const pageErrors = await watchPageErrors(page);
      await openForeignPage(page, tag + form, { headers: { 'content-security-policy': POLICY } });
      await sendButton(page).waitFor();
      expect(differences(free, await computedStylesOf(page))).toEqual([]);
      await expect(sendButton(page)).toHaveCSS(
        'background-color',
        config.includes('theme') ? 'rgb(18, 52, 86)' : 'rgb(163, 47, 42)',
      );
      const booking = await book(page);
      await expectSuccess(page);
      await expectBooked(booking);
      expect(pageErrors).toEqual([]);
    });
  }
}
