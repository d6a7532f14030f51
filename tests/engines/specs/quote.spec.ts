/** Somebody puts a quote together and signs it, typed and drawn. */
import { defaultBusiness } from '../../../src/content/business';
import { expectQuoted, newClient } from '../../pages/quoteBuilder';
import { accepted, startFaultyEndpoint } from '../../support/faultyEndpoint';
import { SCRIPT, serve } from '../../support/foreignPage';
import { FOREIGN_SITE, SITE } from '../../support/urls';
import { expect, test } from '../adapter/test';
import { draw, walkToSignature } from '../journeys/quote';
import { startsWith } from '../journeys/words';

const { quote } = defaultBusiness.texts.en;

test('signed by name and by hand, it lands in the desk', async ({ visitor }) => {
  await visitor.open(`${SITE}/#packages`);
  const client = newClient();
  await walkToSignature(visitor, client);
  await visitor.role('checkbox', startsWith(quote.approve)).press();
  await visitor.role('textbox', startsWith(quote.labels.signature)).fill(client.clientName);
  const ink = await draw(visitor);
  expect(ink, 'the line is drawn').toBeGreaterThan(100);
  await visitor.role('button', quote.complete).press();
  await visitor.role('heading', quote.thanks).seen();
  const lead = await expectQuoted(client);
  expect(lead).toMatchObject({ approved: true, signature: client.clientName });
});

test('the focus is never lost: to the drawing and back, while it is sent, and afterwards', async ({
  visitor,
}) => {
  const endpoint = await startFaultyEndpoint();
  try {
    let answerNow = () => {};
    endpoint.answer = (...exchange) => {
      answerNow = () => accepted(...exchange);
    };
    await visitor.open(
      FOREIGN_SITE +
        (await serve(
          `<!doctype html><html lang="en"><title>A page</title>${SCRIPT}<bio-quote-builder endpoint="${endpoint.url}"></bio-quote-builder>`,
        )),
    );
    const client = newClient();
    await walkToSignature(visitor, client);
    const hasFocus = () =>
      visitor.tab.evaluate<boolean>(`document.activeElement?.localName === 'bio-quote-builder'`);

    await visitor.role('button', quote.draw).press();
    await visitor.css('bio-quote-builder canvas').seen();
    expect(await visitor.focused()).toBe(`group ${quote.drawing}`);
    await visitor.role('button', quote.removeDrawing).press();
    await visitor.role('button', quote.draw).seen();
    await expect.poll(() => visitor.focused()).toBe(`button ${quote.draw}`);

    await visitor.role('checkbox', startsWith(quote.approve)).press();
    await visitor.role('textbox', startsWith(quote.labels.signature)).fill(client.clientName);
    const complete = visitor.role('button', quote.complete);
    await visitor.tabTo(complete);
    await visitor.key('Enter');
    await expect.poll(() => endpoint.arrived.length).toBe(1);
    expect(await hasFocus(), 'while it is sent').toBe(true);
    answerNow();
    await visitor.role('heading', quote.thanks).seen();
    await expect.poll(() => visitor.focused()).toContain(quote.thanks);
  } finally {
    endpoint.stop();
  }
});
