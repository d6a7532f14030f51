/** Somebody wants a price: in a page, in the panel, from another firm. */
import { defaultBusiness } from '../../../src/content/business';
import { estimateOf, FULL, newContact } from '../../pages/estimator';
import { expectRequested } from '../../support/desk';
import { formatPrices } from '../../support/firm';
import { SCRIPT, serve } from '../../support/foreignPage';
import { DESK, FOREIGN_SITE, SITE } from '../../support/urls';
import { expect, test } from '../adapter/test';
import { askForVisit, heading, panel, walkToResult } from '../journeys/estimator';
import { startsWith } from '../journeys/words';

const { estimator } = defaultBusiness.texts.en;
const shown = formatPrices(estimateOf(FULL));

test('in the page of a service, from the first question to the desk', async ({ visitor }) => {
  await visitor.open(`${SITE}/services/bioguide`);
  const here = visitor.css('bio-estimator:not([mode=panel])');
  // The page has chosen its own service.
  await heading(here, 'services').seen();
  for (const chosen of await visitor.tab.evaluate<number[]>(
    `[...document.querySelector('bio-estimator:not([mode=panel])').shadowRoot.querySelectorAll('input[type=checkbox]')].flatMap((box, index) => box.checked ? [index] : [])`,
  ))
    await visitor.role('checkbox').in(here).nth(chosen).press();
  await walkToResult(here);
  expect((await visitor.css('[part=range]').in(here).seen()).text).toContain(shown);
  const contact = newContact();
  await askForVisit(here, contact);
  const lead = await expectRequested(contact);
  expect(lead['estimate']).toMatchObject({ min: estimateOf(FULL).min, max: estimateOf(FULL).max });
});

test('in the panel of the floating button, which Escape closes; the focus goes back to it', async ({
  visitor,
}) => {
  await visitor.open(SITE);
  const button = visitor.role('button', startsWith(estimator.launch));
  await button.press();
  await walkToResult(panel(visitor));
  const contact = newContact();
  await askForVisit(panel(visitor), contact);
  await expectRequested(contact);
  await visitor.key('Escape');
  await expect.poll(() => panel(visitor).count()).toBe(0);
  await expect.poll(async () => (await button.look())?.focused).toBe(true);
});

test('by keyboard alone to the range; every step says which it is where the focus goes', async ({
  visitor,
}) => {
  await visitor.open(
    FOREIGN_SITE +
      (await serve(
        `<!doctype html><html lang="en"><title>A page</title>${SCRIPT}<bio-estimator endpoint="${DESK}"></bio-estimator>`,
      )),
  );
  const here = visitor.css('bio-estimator');
  const [first = ''] = FULL.services;
  await visitor.tabTo(visitor.role('checkbox', startsWith(first)));
  await visitor.key('Space');
  for (const step of ['addOns', 'property', 'location'] as const) {
    await visitor.tabTo(visitor.role('button', estimator.next));
    await visitor.key('Enter');
    await heading(here, step).seen();
    await expect.poll(() => visitor.focused()).toContain(estimator.steps[step].heading);
  }
  await visitor.tabTo(visitor.role('button', estimator.compute));
  await visitor.key('Enter');
  await heading(here, 'result').seen();
});

test('with the config of another firm, by its script tag and config alone', async ({ visitor }) => {
  const config = `${SITE}/examples/window-cleaning.json`;
  await visitor.open(
    FOREIGN_SITE +
      (await serve(
        `<!doctype html><html lang="en"><title>A page</title>${SCRIPT}<bio-site config="${config}" endpoint="${DESK}"><bio-estimator></bio-estimator><bio-contact-form></bio-contact-form></bio-site>`,
      )),
  );
  const { estimator: facts } = (await (await fetch(config)).json()) as {
    estimator: { items: { name: string }[] };
  };
  for (const { name } of facts.items.slice(0, 2)) await visitor.role('checkbox', startsWith(name)).seen();
  await visitor.role('checkbox', startsWith(facts.items[0]?.name ?? '')).press();
  await visitor.role('button', estimator.next).press();
  await expect.poll(async () => (await visitor.css('bio-estimator').look())?.text).not.toContain('Bio');
});
