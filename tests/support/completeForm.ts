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
      await field.fill(isNumber ? '12' : (values[type ?? ''] ?? 'Ada Lovelace'));
    }
  }
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
  await expect(async () => {
    if (sent() > before) return;
    await fillStep(within, email);
    const submit = within.locator('button[type=submit]:visible');
    // The estimator's range has buttons that lead on.
    await ((await submit.count()) > 0
      ? submit
      : within.locator('button[part~=button-primary]:visible').first()
    ).click();
    expect(sent(), 'sent').toBeGreaterThan(before);
  }).toPass({ intervals: [600] });
}
