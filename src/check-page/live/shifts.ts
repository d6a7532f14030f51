/** What has moved while the page was loading. */
import { widgetsOf } from '../elements';
import { type Found, type Rule, warning } from '../rule';
import { outermost } from './livePage';
import type { Context } from './observe';

/** Shifts that nobody sees. */
const LEAST = 0.005;
/** Pixels. */
const LEAST_DISTANCE = 3;

export const shiftRules = ({ shifts }: Context): readonly Rule[] => [
  {
    right: 'Nothing has moved around the widgets while the page was loading.',
    appliesTo: (page) => widgetsOf(page).length > 0,
    find: (page) => {
      const widgets = widgetsOf(page).map(({ element }) => element);
      const all = new Map<Element, Found>();
      for (const { value, moved } of shifts) {
        if (value < LEAST) continue;
        for (const { element, by } of moved) {
          const place = outermost(element);
          if (place.matches('[data-bio-check]')) continue; // the panel
          if (Math.abs(by ?? LEAST_DISTANCE) < LEAST_DISTANCE || all.has(place)) continue;
          const above = widgets.findLast((widget) => widget !== place && isBefore(widget, place));
          if (!above) continue;
          const found = warning(
            `<${place.localName}> has moved ${distance(by)} while the page was loading; above it stands <${above.localName}>.`,
            `If <${above.localName}> has grown there, reserve its height: the snippet of the studio has it in its <style>.`,
            place,
          );
          all.set(place, found);
        }
      }
      return [...all.values()];
    },
  },
];

const distance = (by: number | undefined): string =>
  by === undefined ? 'out of sight' : `${by > 0 ? 'down' : 'up'} by ${Math.abs(by)} px`;

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
