/** Goes through any form of any firm, in any language. */
import { expect, type Locator } from 'playwright/test';

/** Fills in what a step shows. */
async function fillStep(within: Locator, email: string): Promise<void> {
  const values: Record<string, string> = { email, tel: '0800 555 0100' };
  for (const field of await within.locator('input:visible, textarea:visible').all()) {
    const type = await field.getAttribute('type');
    if ((await field.getAttribute('tabindex')) === '-1' || type === 'file' || type === 'radio') continue;
    if (type === 'checkbox') await field.check();
    else if ((await field.inputValue()) === '') {
      const isNumber = (await field.getAttribute('inputmode')) !== null;
      await field.fill(isNumber ? '4' : (values[type ?? ''] ?? 'Ada Lovelace'));
    }
  }
}

/** Chooses the first answer of what has to be answered. */
async function answerRequired(within: Locator): Promise<void> {
  for (const group of await within.locator('[role=radiogroup][aria-required=true]:visible').all())
    if ((await group.locator('input:checked').count()) === 0) await group.locator('input').first().check();
}

/**
 * Goes from the first step to the lead. A press that follows another too closely does nothing.
 * @param sent how many leads were sent so far.
 * @param email the visitor's.
 */
export async function completeForm(
  within: Locator,
  sent: () => number,
  email = 'ada@example.com',
): Promise<void> {
  const before = sent();
  const complete = expect(async () => {
    if (sent() > before) return;
    await fillStep(within, email);
    await answerRequired(within);
    const submit = within.locator('button[type=submit]:visible');
    // The estimator's range has buttons that lead on.
    await ((await submit.count()) > 0
      ? submit
      : within.locator('button[part~=button-primary]:visible').first()
    ).click({ timeout: 5_000 });
    expect(sent(), 'sent').toBeGreaterThan(before);
  });
  await complete.toPass({ intervals: [600], timeout: 60_000 }).catch(async (error: unknown) => {
    throw new Error(`The form was not sent. It shows:\n${await within.ariaSnapshot()}`, { cause: error });
  });
}
