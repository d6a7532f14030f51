import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { defaultBusiness } from '../content/business';
import { Field } from '../forms/fields/Field';
import { Button } from '../ui/controls/Button';
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

vi.mock('../ui/controls/Button', { spy: true });
vi.mock('../forms/fields/Field', { spy: true });

/** The labels of the fields that are rendered while one letter is typed, each as often as that is; and the buttons. */
async function renderedBy(field: Locator, letter: string): Promise<string[]> {
  await field.click();
  await nextRender();
  vi.mocked(Button).mockClear();
  vi.mocked(Field).mockClear();
  await userEvent.keyboard(letter);
  await nextRender();
  return [
    ...vi.mocked(Field).mock.calls.map(([{ label }]) => label),
    ...vi.mocked(Button).mock.calls.map(() => 'button'),
  ];
}

const field = (label: string) => page.getByLabelText(new RegExp(`^${label}`));
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** An estimator at its contact form. */
async function openContactStep() {
  await mount('<bio-estimator services="biorinse"></bio-estimator>');
  for (let step = 1; step < 4; step++) await press(estimatorMessages.next);
  await press(estimatorMessages.compute);
  await press(estimatorMessages.book);
}

test.each([
  ['contact form', contactMessages.labels.fullName, () => mount('<bio-contact-form></bio-contact-form>')],
  [
    'contact form, text area',
    contactMessages.labels.serviceAddress,
    () => mount('<bio-contact-form></bio-contact-form>'),
  ],
  ['audit wizard', auditMessages.labels.fullName, () => mount('<bio-audit-wizard open></bio-audit-wizard>')],
  ['quote builder', quoteMessages.labels.clientName, () => mount('<bio-quote-builder></bio-quote-builder>')],
  ['estimator', estimatorMessages.labels.firstName, openContactStep],
] as const)('%s: a letter that is typed renders its field, and nothing else', async (_, label, open) => {
  await open();
  await field(label).fill('A'); // the first letter may say that a form is begun, or one field less is missing
  expect(await renderedBy(field(label), 'd')).toEqual([label]);
});
