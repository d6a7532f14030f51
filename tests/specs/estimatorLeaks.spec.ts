/** Estimators that come and go leave nothing behind. */
import { type CDPSession, expect, test } from 'playwright/test';
import { ESTIMATOR, launchButton, nextButton, PANEL } from '../pages/estimator';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { sample } from '../support/sample';

// A trace would hold what must go.
test.use({ trace: 'off' });

interface Usage {
  Nodes: number;
  JSEventListeners: number;
  JSHeapUsedSize: number;
}

/** What the page holds when everything that can go has gone. */
async function usage(client: CDPSession): Promise<Usage> {
  for (let round = 0; round < 3; round++) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    Nodes: of('Nodes'),
    JSEventListeners: of('JSEventListeners'),
    JSHeapUsedSize: of('JSHeapUsedSize'),
  };
}

const BATCH = 20;
for (const [kind, html, isHydrated] of sample(
  'estimators put in and thrown away',
  [
    ['in the page', ESTIMATOR, true],
    ['in the page where nobody comes near', ESTIMATOR, false],
    ['as a panel', PANEL, true],
    ['as a panel that nobody comes near', PANEL, false],
  ] as const,
  2,
)) {
  test(`put in and thrown away 200 times ${kind}, it leaves nothing`, async ({ page }) => {
    await openForeignPage(page, `${SCRIPT}${html}<div id="new"></div>`);
    const button = html === PANEL ? launchButton(page) : nextButton(page);
    await button.waitFor();
    if (isHydrated) {
      await button.hover();
      await page.waitForFunction(() => customElements.get('bio-estimator'));
    }
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    const rounds = (count: number) =>
      page.evaluate(
        async ([times, batch, inside]) => {
          const place = document.querySelector('#new');
          const turn = () =>
            new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve))));
          for (let round = 0; round < times; round++) {
            if (place) place.innerHTML = inside.repeat(batch);
            await turn();
            place?.replaceChildren();
            await turn();
          }
        },
        [count, BATCH, html] as const,
      );
    await rounds(3);
    const before = await usage(client);
    await rounds(200 / BATCH);
    const after = await usage(client);
    expect(after.Nodes - before.Nodes).toBeLessThan(50);
    expect(after.JSEventListeners - before.JSEventListeners).toBeLessThan(50);
    expect(after.JSHeapUsedSize - before.JSHeapUsedSize).toBeLessThan(500_000);
  });
}
