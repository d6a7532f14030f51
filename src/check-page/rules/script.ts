/** Whether the script of the widgets is as it was written. */
import { optimizers } from '../optimizers';
import type { Page } from '../page';
import { eachOf, error, type Rule, warning } from '../rule';
import { ourScripts } from '../script';

/** Whether the page comes by `https`, or is not known to come by anything else. */
const isSecure = (page: Page): boolean => page.address === undefined || page.address.protocol === 'https:';

/** Types that browsers run. */
const RUN = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const unchanged = eachOf(ourScripts, {
  right: 'Nothing has rewritten the script’s tag.',
  find: ({ element, attribute }) => {
    const type = element.getAttribute('type')?.trim() ?? '';
    if (RUN.test(type) && [undefined, 'src'].includes(attribute)) return undefined;
    const optimizer = optimizers.find(({ recognize }) => recognize(element));
    if (optimizer)
      return error(
        `${optimizer.name} has rewritten the script: the widgets come late, or not at all.`,
        optimizer.fix,
        element,
      );
    return RUN.test(type)
      ? error(
          `The script’s address stands in ${attribute}, so browsers do not load it.`,
          'An optimizer has moved it there: exclude “biosystem” from it.',
          element,
        )
      : error(
          `Browsers run no script of type="${type}".`,
          'Exclude “biosystem” from what rewrites your scripts.',
          element,
        );
  },
});

const once = eachOf(ourScripts, {
  right: 'The script stands there once.',
  find: ({ element, address, file }, page) => {
    const [first] = ourScripts(page);
    if (element === first?.element) return undefined;
    return warning(
      address === first?.address
        ? 'The script stands there more than once. Once is enough.'
        : file === first?.file
          ? 'Another release of the script is loaded too. It works, but visitors download both.'
          : 'The module and the classic file are both loaded. It works, but visitors download both.',
      'Take this one away, in the template or in the tag manager.',
      element,
    );
  },
});

/** In the folder of a release. One whose name is a single number follows the newest. */
const PINNED = /\/v\/(?!\d+\/)[^/]+\//;

const withIntegrity = (page: Page) =>
  ourScripts(page).filter(({ element }) => element.hasAttribute('integrity'));

const integrity = eachOf(withIntegrity, {
  right: 'The script’s integrity can be checked.',
  find: ({ element, url, file }, page) => {
    const isOther = url !== undefined && url.origin !== page.address?.origin;
    if (file === 'classic' && isOther && !element.hasAttribute('crossorigin'))
      return error(
        'The script has an integrity, but no crossorigin: browsers refuse it.',
        'Write crossorigin="anonymous" into its tag.',
        element,
      );
    if (url && PINNED.test(url.pathname)) return undefined;
    return warning(
      'The script has an integrity, but its address is that of the newest release: with the next one, browsers will refuse it.',
      'Choose “This release, pinned, with integrity” in the snippet, or take the integrity away.',
      element,
    );
  },
});

const ofSecure = (page: Page) => (isSecure(page) ? ourScripts(page) : []);

const scheme = eachOf(ofSecure, {
  right: 'The script comes by https.',
  find: ({ url, element }) =>
    url && isPlainHttp(url)
      ? error(
          'The script comes by http: a page that comes by https does not load it.',
          'Write https:// in its address.',
          element,
        )
      : undefined,
});

/** Whether a page that comes by `https` may not ask for an address: of this computer it may. */
export const isPlainHttp = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

export const scriptRules: readonly Rule[] = [unchanged, once, integrity, scheme];
