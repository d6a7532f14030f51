import { expect, test } from 'vitest';
import { mount, recordEvents } from '../../testing/mount';

import.meta.glob('../../widgets/*/index.ts', { eager: true });

/** Each widget with headings, and where their levels begin and end. */
const widgets: [html: string, first: number, last: number][] = [
  ['<bio-about>', 2, 3],
  ['<bio-add-ons>', 1, 2],
  ['<bio-audit-wizard open>', 2, 3],
  ['<bio-biocheck>', 1, 3],
  ['<bio-contact-form>', 2, 2],
  ['<bio-cta-banner>', 2, 2],
  ['<bio-estimator>', 2, 2],
  ['<bio-faq>', 2, 3],
  ['<bio-footer>', 2, 2],
  ['<bio-gallery>', 2, 3],
  ['<bio-hero>', 1, 1],
  ['<bio-map>', 2, 2],
  ['<bio-not-found>', 1, 1],
  ['<bio-plans>', 2, 3],
  ['<bio-plans view="page">', 1, 3],
  ['<bio-quote-builder>', 2, 2],
  ['<bio-service-card service="bioseal">', 3, 3],
  ['<bio-service-cards>', 2, 3],
  ['<bio-service-detail service="bioseal">', 1, 3],
  ['<bio-system-wheel>', 2, 2],
  ['<bio-testimonials>', 2, 2],
];

interface Shown {
  level: number;
  size: string;
  margin: string;
}

const headings = (root: ShadowRoot): Shown[] =>
  Array.from(root.querySelectorAll('h1, h2, h3, h4, h5, h6'), (heading) => {
    const { fontSize, margin } = getComputedStyle(heading);
    return { level: Number(heading.localName.slice(1)), size: fontSize, margin };
  });

test.each(widgets)(
  '%s begins at the level that the page says, and looks the same',
  async (html, first, last) => {
    const built = headings((await mount(html)).root);
    const levels = built.map(({ level }) => level);
    expect([Math.min(...levels), Math.max(...levels)]).toEqual([first, last]);

    const moved = headings((await mount(html.replace('>', ' heading-level="4">'))).root);
    expect(moved).toEqual(built.map((heading) => ({ ...heading, level: heading.level - first + 4 })));
  },
);

test('no heading is below level 6, and a level that is none is told once', async () => {
  const { root, element } = await mount('<bio-service-detail heading-level="6">');
  expect(new Set(headings(root).map(({ level }) => level))).toEqual(new Set([6]));
  const errors = recordEvents('bio-error');
  for (const level of ['7', '2.5', 'two']) element.setAttribute('heading-level', level);
  expect(errors.map(({ message }) => message)).toEqual(
    ['7', '2.5', 'two'].map((level) =>
      expect.stringContaining(
        `heading-level="${level}" is not understood: expected a whole number from 1 to 6`,
      ),
    ),
  );
});
