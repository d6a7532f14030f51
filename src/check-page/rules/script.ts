/** Whether the script of the widgets is as it was written. */
import { settingOf, widgetsOf } from '../elements';
import { optimizers } from '../optimizers';
import type { Page } from '../page';
import { eachOf, error, type Rule, warning } from '../rule';
import { CLASSIC_TYPE, configOf, fileName, type OurScript, ourScripts } from '../script';

/** Whether the page comes by `https`, or is not known to come by anything else. */
const isSecure = (page: Page): boolean => page.address === undefined || page.address.protocol === 'https:';

/** Types that browsers run. */
const RUN = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const unchanged = eachOf(ourScripts, {
  right: 'Nothing has rewritten the script’s tag.',
  find: ({ element, attribute, keyword }) => {
    const type = element.getAttribute('type')?.trim() ?? '';
    if (RUN.test(type) && [undefined, 'src'].includes(attribute)) return undefined;
    const optimizer = optimizers.find(({ recognize }) => recognize(element));
    if (optimizer)
      return error(
        `${optimizer.name} has rewritten the script: the widgets come late, or not at all.`,
        optimizer.fix(keyword),
        element,
      );
    return RUN.test(type)
      ? error(
          `The script’s address stands in ${attribute}, so browsers do not load it.`,
          `An optimizer has moved it there: exclude “${keyword}” from it.`,
          element,
        )
      : error(
          `Browsers run no script of type="${type}".`,
          `Exclude “${keyword}” from what rewrites your scripts.`,
          element,
        );
  },
});

/** The scripts of widgets. */
const ofWidget = (page: Page) => ourScripts(page).filter(({ tag }) => tag !== undefined);

const isModule = eachOf(ofWidget, {
  right: 'The script of a widget is loaded as the module that it is.',
  find: ({ element, attribute }) =>
    attribute === 'src' && CLASSIC_TYPE.test(element.getAttribute('type')?.trim() ?? '')
      ? error(
          'Without type="module" browsers do not run the script of a widget.',
          'Write <script type="module" src="…">. Where modules are not allowed, choose the classic script in the snippet.',
          element,
        )
      : undefined,
});

const once = eachOf(ourScripts, {
  right: 'The script stands there once.',
  find: (script, page) => {
    const [first] = ourScripts(page);
    if (!first || script.element === first.element) return undefined;
    const [what, fix] = repeated(first, script, page);
    return warning(what, fix, script.element);
  },
});

const TAKE_AWAY = 'Take this one away, in the template or in the tag manager.';

/** What is said of a second script. */
function repeated(first: OurScript, script: OurScript, page: Page): [what: string, fix: string] {
  if (script.address === first.address)
    return ['The script stands there more than once. Once is enough.', TAKE_AWAY];
  if (script.file !== first.file)
    return [
      'The module and the classic file are both loaded. It works, but visitors download both.',
      TAKE_AWAY,
    ];
  const tag = script.tag ?? first.tag;
  if (tag === undefined)
    return ['Another release of the script is loaded too. It works, but visitors download both.', TAKE_AWAY];
  const kinds = new Set(widgetsOf(page).map(({ known }) => known.tagName));
  return [
    `${pathOf(first)} and ${pathOf(script)} are both loaded. It works, but visitors download the same code twice: one is enough for all widgets.`,
    kinds.size > 1
      ? 'Keep only /biosystem.js, which is for several widgets.'
      : `Keep only ${fileName(tag)}, which brings the widget’s first state along.`,
  ];
}

const pathOf = ({ url, address }: OurScript): string => url?.pathname ?? address;

const used = eachOf((page) => (page.elements.length > 0 ? ofWidget(page) : []), {
  right: 'The first state that the script brings along is one that the page shows.',
  find: (script, page) => {
    const { element, tag } = script;
    const shown = page.elements.filter(({ localName }) => localName === tag);
    const brings = (what: string, fix: string) =>
      warning(
        `${pathOf(script)} brings a first state along that the page does not show: ${what}`,
        fix,
        element,
      );
    if (shown.length === 0)
      return brings(
        `there is no <${tag}>.`,
        'Name the script of the widget that is there, or /biosystem.js, which is for all.',
      );
    const configs = shown.map((widget) => settingOf(widget, 'config')?.value);
    const wanted = configOf(script);
    if (wanted === undefined)
      return configs.includes(undefined)
        ? undefined
        : brings(
            `it is the built-in firm’s, and <${tag}> names a config.`,
            'Copy a new snippet in the studio: it names the script for the config, or /biosystem.js.',
          );
    const isShown = configs.some(
      (config) => config && page.resolve(config)?.href === page.resolve(wanted)?.href,
    );
    return isShown
      ? undefined
      : brings(
          `it is for another config than <${tag}> names.`,
          `Write config="${wanted}", or copy a new snippet.`,
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

export const scriptRules: readonly Rule[] = [unchanged, isModule, once, used, integrity, scheme];
