import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { defaultBusiness } from '../content/business';
import { formMessages } from '../content/messages/form';
import { estimatorFacts } from './estimatorFacts';
import { mount, nextRender } from './mount';

import '../widgets/audit-wizard';
import '../widgets/contact-form';
import '../widgets/estimator';
import '../widgets/quote-builder';

const {
  audit: auditMessages,
  contact: contactMessages,
  estimator: estimatorMessages,
  quote: quoteMessages,
} = defaultBusiness.texts.en;

const summary = () => page.getByRole('group', { name: formMessages.problems });
const linkTexts = () =>
  summary()
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);
/** In the shadow root, which is where it has it for assistive technology. */
const expectFocus = async (locator: Locator) => {
  await expect
    .poll(() => {
      const element = locator.query();
      return element !== null && (element.getRootNode() as ShadowRoot).activeElement === element;
    })
    .toBe(true);
};
/** The widget has imported it, and rendered since. */
const summaryLoaded = async () => {
  await import('../forms/fields/ErrorSummary');
  await nextRender();
};
const send = () => page.getByRole('button', { name: contactMessages.button });

test('after an attempt with errors the summary has the focus, and its links lead to the fields', async () => {
  const { root } = await mount('<bio-contact-form error-summary></bio-contact-form>');
  const { email, fullName } = contactMessages.labels;
  await summaryLoaded();
  await page.getByLabelText(email).fill('ada');
  await send().click();
  await expectFocus(summary());
  const links = summary().getByRole('link');
  expect(links.elements().map(({ textContent }) => textContent)).toEqual(
    [
      [fullName, formMessages.required],
      [contactMessages.labels.phone, formMessages.required],
      [email, formMessages.email],
      [contactMessages.labels.serviceAddress, formMessages.required],
    ].map((parts) => parts.join(': ')),
  );

  const url = location.href;
  await userEvent.keyboard('{Tab}{Enter}');
  await expectFocus(page.getByLabelText(fullName));
  expect(location.href).toBe(url);

  await userEvent.keyboard('Ada');
  await expect.poll(() => links.elements().length).toBe(3);
  expect(root.activeElement).toBe(page.getByLabelText(fullName).element());
  await send().click();
  await expectFocus(summary());
});

test('of the numbers of an estimate, it names each that is wrong or missing; of choices, the link leads to the first', async () => {
  const items = estimatorFacts.items.map((item) => {
    if (item.id === 'wash') return { ...item, unit: 'wall', quantity: { min: 2, max: 9 } };
    const choices = { control: 'choices' as const, choices: [40, 80], required: true };
    return item.id === 'guards' ? { ...item, quantity: choices } : item;
  });
  await mount('<bio-estimator error-summary services="wash,guards" quantities></bio-estimator>', {
    config: { estimator: { ...estimatorFacts, items } },
  });
  await summaryLoaded();
  await page.getByRole('textbox').fill('77');
  await page.getByRole('button', { name: estimatorMessages.next, exact: true }).click();
  await expectFocus(summary());
  expect(linkTexts()).toEqual([
    expect.stringContaining('2'),
    `How many feet?: ${estimatorMessages.numberMissing}`,
  ]);
  await page.getByRole('textbox').fill('7');
  await expect.poll(linkTexts).toEqual([`How many feet?: ${estimatorMessages.numberMissing}`]);
  await summary().getByRole('link').click();
  await expectFocus(page.getByRole('radio', { name: '40' }));
  await userEvent.keyboard(' ');
  await expect.poll(() => summary().elements()).toEqual([]);
});

test('of a quote it names what is missing in the step that is shown', async () => {
  await mount('<bio-quote-builder error-summary></bio-quote-builder>');
  await summaryLoaded();
  for (let step = 1; step < 6; step++)
    await page.getByRole('button', { name: quoteMessages.next, exact: true }).click();
  const { labels, approve, contactMissing } = quoteMessages;
  await page.getByLabelText(labels.signature).click();
  await userEvent.keyboard('{Enter}');
  await expectFocus(summary());
  expect(linkTexts()).toEqual([approve, `${labels.signature}: ${formMessages.required}`]);
  await page.getByRole('checkbox').click();
  await expect.poll(linkTexts).toEqual([`${labels.signature}: ${formMessages.required}`]);
  await page.getByLabelText(labels.signature).fill('Ada');
  await page.getByRole('button', { name: quoteMessages.complete, exact: true }).click();
  await expectFocus(summary());
  expect(linkTexts()).toEqual([labels.phone, labels.email].map((label) => `${label}: ${contactMissing}`));
});

test('of an audit it names the field that is wrong', async () => {
  await mount('<bio-audit-wizard error-summary open></bio-audit-wizard>');
  await summaryLoaded();
  const { fullName, serviceAddress, email, phone } = auditMessages.labels;
  for (const label of [fullName, serviceAddress, email, phone])
    await page.getByLabelText(label).fill('7705550100');
  await page.getByRole('button', { name: auditMessages.next, exact: true }).click();
  await expectFocus(summary());
  expect(linkTexts()).toEqual([`${email}: ${formMessages.email}`]);
});

test('without the attribute the first field takes the focus, and there is no summary', async () => {
  await mount('<bio-contact-form></bio-contact-form>');
  await send().click();
  await expectFocus(page.getByLabelText(contactMessages.labels.fullName));
  expect(summary().elements()).toEqual([]);
});
