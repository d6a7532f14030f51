/** The example that books a time: its page, its firm and its facts, at a lead desk. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { newBooking } from '../../pages/contactForm';
import { watchPageErrors } from '../../support/pageReports';
import { startDesk } from '../../support/startDesk';
import { freePort, installApp, serveFiles } from '../support/app';
import { serving } from '../support/withApp';

const EXAMPLE = 'examples/booking';

// The firm's own zone: times are not said twice.
test.use({ timezoneId: 'America/Los_Angeles' });

test('a time is booked, and offered to nobody else', async ({ page }) => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  // What the README has its reader put on the desk's machine.
  const folder = await mkdtemp(join(tmpdir(), 'example-firm-'));
  await cp(EXAMPLE, folder, { recursive: true });
  const firm = join(folder, 'firms/oak-hill.json');
  await writeFile(firm, (await readFile(firm, 'utf8')).replace('https://www.oak-hill.example', url));
  const desk = await startDesk({ FIRMS_DIR: join(folder, 'firms'), DATA_DIR: join(folder, 'data') });
  const app = await installApp(EXAMPLE, desk.url);
  try {
    await serving(serveFiles(app.folder, port), async () => {
      const errors = await watchPageErrors(page);
      await page.goto(url);
      const times = page.locator('bio-slots');
      const first = times.getByRole('radio', { name: / – / }).first();
      await first.check();
      await times.getByRole('link', { name: /^Continue with / }).click();
      const form = page.locator('bio-contact-form');
      const yours = form.getByText(/^Your time: /);
      await expect(yours).toBeVisible();
      const chosen = (await yours.innerText()).replace('Your time: ', '');
      const { fullName, phone, email } = newBooking();
      const typed = {
        'Full Name': fullName,
        Phone: phone,
        Email: email,
        Address: '12 Main Street, Portland, OR 97201',
        'What do you need?': 'Clean windows',
      };
      for (const [name, value] of Object.entries(typed))
        await form.getByRole('textbox', { name }).fill(value);
      await form.getByRole('button', { name: 'Send my request' }).click();
      await expect(form.getByText(`Scheduled: ${chosen}.`)).toBeVisible();
      expect(errors).toEqual([]);
      await page.goto(url);
      await first.check();
      await expect(times.getByRole('link', { name: /^Continue with / })).toBeVisible();
      await expect(times.getByRole('link', { name: `Continue with ${chosen}` })).toHaveCount(0);
    });
  } finally {
    await app.remove();
    await desk.stop();
    await rm(folder, { recursive: true });
  }
});
