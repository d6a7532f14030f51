import { defaultBusiness } from '../../../src/content/business';
import type { Client } from '../../pages/quoteBuilder';
import { firstQuoteItem } from '../../support/firm';
import type { Visitor } from '../adapter/visitor';
import { startsWith } from './words';

const { quote } = defaultBusiness.texts.en;

/** From the first step to the last, with one service. */
export async function walkToSignature(visitor: Visitor, client: Client): Promise<void> {
  const here = visitor.css('bio-quote-builder');
  for (const [name, value] of Object.entries(client))
    await visitor
      .role('textbox', startsWith(quote.labels[name as keyof Client]))
      .in(here)
      .fill(value);
  for (const step of ['services', 'addOns', 'total', 'notes', 'signature'] as const) {
    await visitor.role('button', quote.next).in(here).press();
    await visitor.role('heading', quote.steps[step].heading).in(here).seen();
    if (step === 'services') await visitor.role('checkbox', startsWith(firstQuoteItem.name)).in(here).press();
  }
}

/** Draws a signature. @returns how many pixels it has. */
export async function draw(visitor: Visitor): Promise<number> {
  await visitor.role('button', quote.draw).press();
  const pad = visitor.css('bio-quote-builder canvas');
  await pad.reach();
  const { box } = await pad.seen();
  await visitor.drag(
    { x: box.x + box.width * 0.2, y: box.y + box.height * 0.3 },
    { x: box.x + box.width * 0.8, y: box.y + box.height * 0.6 },
  );
  await visitor.settled();
  return visitor.tab.evaluate(`(() => {
    const canvas = document.querySelector('bio-quote-builder').shadowRoot.querySelector('canvas');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, index) => index % 4 === 3 && value > 0).length;
  })()`);
}
