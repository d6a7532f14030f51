/** Whether the page stays still while a widget loads. */
import { placeOf, settingOf, showsContent, widgetsOf } from '../elements';
import type { Page } from '../page';
import { type Rule, warning } from '../rule';

/** What takes no place in the page. */
const FLOATING = 'bio-audit-wizard, bio-estimator[mode="panel"], bio-scroll-top, bio-header';

/** The widgets that take a place which nobody knows before they are loaded: they are not prerendered. */
const growing = (page: Page): Element[] =>
  widgetsOf(page)
    .filter(({ element, known }) => !element.matches(FLOATING) && !showsContent(known))
    .flatMap(({ element }) => (page.isPrerendered(element) ? [] : [element]));

const reserved: Rule = {
  right: 'The widgets’ height is reserved, so that nothing moves.',
  appliesTo: (page) => growing(page).length > 0,
  find: (page) => {
    const css = page.styles.map((style) => style.css).join();
    const moving = growing(page).filter(
      (element) => !css.includes(`${element.localName}:not(:defined)`) && !placeOf(element),
    );
    if (moving.length === 0) return [];
    const tags = [...new Set(moving.map(({ localName }) => `<${localName}>`))].join(', ');
    return [
      warning(
        `No height is reserved for ${tags} in the page itself: what stands below may move while it loads.`,
        'Copy a new snippet in the studio: it has the height within the tag.',
        moving[0],
      ),
    ];
  },
};

const language: Rule = {
  right: 'The page says its language, which the widgets take.',
  appliesTo: (page) => widgetsOf(page).length > 0,
  find: (page) =>
    page.root.getAttribute('lang') || widgetsOf(page).every(({ element }) => settingOf(element, 'lang'))
      ? []
      : [
          warning(
            'The page does not say its language, so the widgets speak English.',
            'Write <html lang="en">, or the language that it is.',
            page.root,
          ),
        ],
};

export const layoutRules: readonly Rule[] = [reserved, language];
