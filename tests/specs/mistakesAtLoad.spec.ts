/** What would show nothing, or lose leads, in silence: one console line each when the page is loaded, before any visitor. */
import { expect, test } from 'playwright/test';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { watchOurLines } from '../support/pageReports';
import { prerendered } from '../support/prerendered';
import { CLASSIC_FILE, DESK } from '../support/urls';

/** Somebody else's elements may have such a tag: theirs are defined, perhaps after ours are looked at. */
const THEIRS = `<bio-chart></bio-chart><script>addEventListener('load', () => setTimeout(() =>
  customElements.define('bio-chart', class extends HTMLElement {})))</script>`;

const scripts = { 'the script tag': SCRIPT, 'the classic file': `<script src="${CLASSIC_FILE}"></script>` };

for (const [name, script] of Object.entries(scripts))
  test(`${name}: an unknown tag and forms without an endpoint are told once, those that come later too`, async ({
    page,
  }) => {
    const lines = watchOurLines(page);
    await openForeignPage(
      page,
      `${script}<bio-contactform id="book"></bio-contactform><bio-contactform></bio-contactform>${THEIRS}
        <bio-contact-form id="own"></bio-contact-form>
        <bio-site endpoint="${DESK}"><bio-estimator></bio-estimator><bio-faq></bio-faq></bio-site>`,
    );
    const first = [
      expect.stringMatching(/^<bio-contact-form id="own"> has no endpoint.*they read an error/),
      expect.stringMatching(/^<bio-contactform id="book"> is no widget.*Did you mean <bio-contact-form>\?$/),
    ];
    const sorted = () => lines.toSorted();
    await expect.poll(sorted, { timeout: 15_000 }).toEqual(first);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<bio-estimatr></bio-estimatr><bio-quote-builder id="later"></bio-quote-builder><bio-contactform></bio-contactform>',
      );
      document.body.append(document.querySelector('#own') ?? ''); // a move is nothing new
    });
    await expect
      .poll(sorted, { timeout: 15_000 })
      .toEqual([
        ...first,
        expect.stringMatching(/^<bio-estimatr> is no widget.*Did you mean <bio-estimator>\?$/),
        expect.stringMatching(/^<bio-quote-builder id="later"> has no endpoint.*demonstration/),
      ]);
  });

test('an endpoint of a <bio-site> that is no address is told once, also where the form came with the page', async ({
  page,
}) => {
  const lines = watchOurLines(page);
  const widgets = await prerendered(
    '<bio-site endpoint="example.com/leads"><bio-contact-form></bio-contact-form></bio-site>',
  );
  await openForeignPage(page, SCRIPT + widgets);
  await expect
    .poll(() => lines)
    .toEqual([
      expect.stringMatching(/^<bio-site> attribute endpoint="example\.com\/leads" is not understood/),
    ]);
  await page.waitForLoadState('networkidle');
  expect(lines).toHaveLength(1);
});
