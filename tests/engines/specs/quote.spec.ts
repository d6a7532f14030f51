/** Somebody puts a quote together and signs it, typed and drawn. */
import { english } from '../../../src/content/messages';
import { expectQuoted, newClient } from '../../pages/quoteBuilder';
import { SITE } from '../../support/urls';
import { expect, test } from '../adapter/test';
import { draw, walkToSignature } from '../journeys/quote';
import { startsWith } from '../journeys/words';

const { quote } = english;

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
