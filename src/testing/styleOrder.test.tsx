import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '../content/business';
import { mount } from './mount';

import '../widgets/audit-wizard';

const { audit: auditMessages } = defaultBusiness.texts.en;

/** Where among all rules the one for the first class of an element stands. */
function placeOf(element: Element | null, { adoptedStyleSheets }: ShadowRoot): number {
  const rules = adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
  return rules.findIndex(
    (rule) => rule instanceof CSSStyleRule && rule.selectorText === `.${element?.classList[0]}`,
  );
}

test('as in the product, what forms share comes before what is the widget’s own, wherever that imports it', async () => {
  const { root } = await mount('<bio-audit-wizard open></bio-audit-wizard>');
  const { fullName, serviceAddress, email, phone } = auditMessages.labels;
  for (const label of [fullName, serviceAddress, email, phone])
    await page.getByLabelText(label).fill('ada@example.com');
  await page.getByRole('button', { name: auditMessages.next, exact: true }).click();
  await expect.element(page.getByRole('checkbox').first()).toBeVisible();
  // The choices are imported by a step, which the wizard imports after its own styles.
  const choice = placeOf(root.querySelector('[part=choice]'), root);
  expect(choice).toBeGreaterThan(-1);
  expect(placeOf(root.querySelector('form'), root)).toBeGreaterThan(choice);
});
