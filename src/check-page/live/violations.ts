/** What the page's policies have refused of ours. */
import { placeOf, settingsOf, widgetsOf } from '../elements';
import { elementsOf, type Page, parseUrl } from '../page';
import { error, type Found, type Rule, warning } from '../rule';
import type { Violation } from './observe';

/** Without these a widget does not work; without others it looks different. */
const NEEDED = /^(?:script-src|connect-src|require-trusted-types-for|trusted-types|worker-src|default-src)/;

export const violationRules = (
  violations: readonly Violation[],
  folder: URL | undefined,
  ownFile: string = import.meta.url,
): readonly Rule[] => [
  {
    right: 'No policy of the page has refused a style for the widgets.',
    find: async (page) => [
      ...refusedPlaces(page).map((element) =>
        warning(
          'The page’s policy has refused the style that keeps this widget’s place (style-src).',
          'Leave out what stands within the tag, and put the rules into the page’s own style sheet that the studio writes beside the snippet, under “Content Security Policy”.',
          element,
        ),
      ),
      ...(await Promise.all(
        refusedStyles(page).map(async (style) =>
          warning(
            'The page’s policy has refused this <style> for the widgets (style-src).',
            `Add ${await hashOf(style.textContent)} to style-src of the page’s Content-Security-Policy.`,
            style,
          ),
        ),
      )),
    ],
  },
  {
    right: 'No policy of the page has refused anything of the widgets.',
    find: (page) => {
      const origins = originsOf(page, folder);
      const found = new Map<string, Found>();
      for (const { directive, blocked, file } of violations) {
        // Pages load these files as scripts only: it was the check that asked for them. It asks for the page itself, too.
        const isOfCheck = directive === 'connect-src' && folder && blocked.startsWith(folder.href);
        const isOurs = isOf(blocked, origins) || (file !== ownFile && isOf(file, origins));
        if (isOfCheck || !isOurs) continue;
        const { origin } = parseUrl(blocked) ?? {};
        const say = NEEDED.test(directive) ? error : warning;
        const fix =
          origin && origin !== 'null'
            ? `Add ${origin} to ${directive.replace(/-(?:elem|attr)$/, '')} of the page’s Content-Security-Policy.`
            : 'See “Content Security Policy” in the site builder’s guide for what the widgets need.';
        const what = `The page’s policy has refused ${blocked} (${directive}).`;
        found.set([directive, origin ?? blocked].join(' '), say(what, fix));
      }
      return [...found.values()];
    },
  },
];

/** What keeps a place by a `style` that the browser did not take. */
const refusedPlaces = (page: Page): Element[] =>
  widgetsOf(page).flatMap(({ element }) => {
    const place = placeOf(element);
    return place instanceof HTMLElement && place.style.length === 0 ? [element] : [];
  });

/** Styles that reserve a widget's height, or stand in prerendered markup, and that the browser did not take. */
const refusedStyles = ({ root, elements }: Page): HTMLStyleElement[] =>
  [root, ...elements.flatMap(({ shadowRoot }) => shadowRoot ?? [])]
    .flatMap((part) => elementsOf(part, 'style') as HTMLStyleElement[])
    .filter(
      ({ sheet, type, textContent, parentElement }) =>
        sheet === null && /^(?:text\/css)?$/i.test(type) && (/\bbio-/.test(textContent) || !parentElement),
    );

/** As a policy names it; a page that is not secure cannot compute it. */
async function hashOf(text: string): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return 'its hash';
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`;
}

/** Where the widgets, their leads and their configs come from and go to. */
const originsOf = (page: Page, folder: URL | undefined): Set<string> =>
  new Set(
    [
      folder,
      ...['endpoint', 'guard', 'config']
        .flatMap((name) => settingsOf(page, name))
        .map(({ value }) => page.resolve(value)),
    ]
      .flatMap((url) => url?.origin ?? [])
      .filter((origin) => origin !== 'null' && origin !== page.address?.origin),
  );

const isOf = (address: string, origins: ReadonlySet<string>): boolean =>
  origins.has(parseUrl(address)?.origin ?? '');
