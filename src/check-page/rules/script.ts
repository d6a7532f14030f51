/** Whether the script of the widgets is as it was written. */

import { optimisers } from '../optimisers';
import type { Page } from '../page';
import type { Finding } from '../report';
import type { Rule } from '../rule';
import { type OurScript, ourScripts } from '../script';

export const hasScript = (page: Page): boolean => ourScripts(page).length > 0;

/** A finding for each script of which there is something to say. */
export const forEach =
  (say: (script: OurScript, page: Page) => Omit<Finding, 'where'> | undefined) =>
  (page: Page): Finding[] =>
    ourScripts(page).flatMap((script) => {
      const said = say(script, page);
      return said ? [{ ...said, where: page.placeOf(script.element) }] : [];
    });

/** Whether the page comes by `https`, or is not known to come by anything else. */
const isSecure = (page: Page): boolean => page.address === undefined || page.address.protocol === 'https:';

/** Types that browsers run. */
const RUN = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const unchanged: Rule = {
  right: 'Nothing has rewritten the script’s tag.',
  appliesTo: hasScript,
  find: forEach(({ element, attribute }) => {
    const type = element.getAttribute('type')?.trim() ?? '';
    if (RUN.test(type) && [undefined, 'src'].includes(attribute)) return undefined;
    const optimiser = optimisers.find(({ recognise }) => recognise(element));
    if (optimiser)
      return {
        severity: 'error',
        what: `${optimiser.name} has rewritten the script: the widgets come late, or not at all.`,
        mend: optimiser.mend,
      };
    return RUN.test(type)
      ? {
          severity: 'error',
          what: `The script’s address stands in ${attribute}, so browsers do not load it.`,
          mend: 'An optimiser has moved it there: exclude “biosystem” from it.',
        }
      : {
          severity: 'error',
          what: `Browsers run no script of type="${type}".`,
          mend: 'Exclude “biosystem” from what rewrites your scripts.',
        };
  }),
};

const once: Rule = {
  right: 'The script stands there once.',
  appliesTo: hasScript,
  find: (page) => {
    const [first, ...others] = ourScripts(page);
    return others.map(({ element, address, file }) => ({
      severity: 'warning',
      what:
        address === first?.address
          ? 'The script stands there more than once. Once is enough.'
          : file === first?.file
            ? 'Another release of the script is loaded too. It works, but visitors download both.'
            : 'The module and the classic file are both loaded. It works, but visitors download both.',
      where: page.placeOf(element),
      mend: 'Take this one away, in the template or in the tag manager.',
    }));
  },
};

/** In the folder of a release. One whose name is a single number follows the newest. */
const PINNED = /\/v\/(?!\d+\/)[^/]+\//;

const integrity: Rule = {
  right: 'The script’s integrity can be checked.',
  appliesTo: (page) => ourScripts(page).some(({ element }) => element.hasAttribute('integrity')),
  find: forEach(({ element, url, file }, page) => {
    if (!element.hasAttribute('integrity')) return undefined;
    const isOther = url !== undefined && url.origin !== page.address?.origin;
    if (file === 'classic' && isOther && !element.hasAttribute('crossorigin'))
      return {
        severity: 'error',
        what: 'The script has an integrity, but no crossorigin: browsers refuse it.',
        mend: 'Write crossorigin="anonymous" into its tag.',
      };
    if (!url || !PINNED.test(url.pathname))
      return {
        severity: 'warning',
        what: 'The script has an integrity, but its address is that of the newest release: with the next one, browsers will refuse it.',
        mend: 'Choose “This release, pinned, with integrity” in the snippet, or take the integrity away.',
      };
    return undefined;
  }),
};

const scheme: Rule = {
  right: 'The script comes by https.',
  appliesTo: (page) => hasScript(page) && isSecure(page),
  find: forEach(({ url }) =>
    url?.protocol === 'http:' && !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
      ? {
          severity: 'error',
          what: 'The script comes by http: a page that comes by https does not load it.',
          mend: 'Write https:// in its address.',
        }
      : undefined,
  ),
};

export const scriptRules: readonly Rule[] = [unchanged, once, integrity, scheme];
