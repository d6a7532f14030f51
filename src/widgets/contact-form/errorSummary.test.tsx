import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { defaultBusiness } from '../../content/business';
import { formMessages } from '../../content/messages/form';
import { mount, nextRender } from '../../testing/mount';
import { renderInShadow } from '../../testing/renderInShadow';
import { ErrorSummaryHeading } from '../../ui/form/errorSummaryHeading';
import { Form } from '../../ui/form/Form';
import { Choice, ChoiceGroup } from '../../ui/wizard/Choice';

import '.';

const { contact: contactMessages } = defaultBusiness.texts.en;

const summary = () => page.getByRole('group', { name: formMessages.problems });
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
  await import('../../ui/errors/ErrorSummary');
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

test('of a group of choices, one link leads to the first', async () => {
  const view = (invalidAttempts: number, error?: string) => (
    <ErrorSummaryHeading value={formMessages.problems}>
      <Form className="form" invalidAttempts={invalidAttempts} onSubmit={() => {}}>
        <ChoiceGroup label="When" look="chip" required error={error}>
          {['Mornings', 'Evenings'].map((time) => (
            <Choice
              key={time}
              type="radio"
              name="when"
              value={time}
              look="chip"
              checked={false}
              onSelect={() => {}}
            >
              {time}
            </Choice>
          ))}
        </ChoiceGroup>
      </Form>
    </ErrorSummaryHeading>
  );
  const { render } = renderInShadow(view(0));
  await summaryLoaded();
  render(view(1, 'Please choose one.'));
  await expectFocus(summary());
  expect(
    summary()
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['When: Please choose one.']);
  await userEvent.keyboard('{Tab}{Enter}');
  await expectFocus(page.getByRole('radio', { name: 'Mornings' }));
});

test('without the attribute the first field takes the focus, and there is no summary', async () => {
  await mount('<bio-contact-form></bio-contact-form>');
  await send().click();
  await expectFocus(page.getByLabelText(contactMessages.labels.fullName));
  expect(summary().elements()).toEqual([]);
});
