/** Whether the script of the widgets is there, and as it was written. */
import type { Finding, Rule } from '../finding';
import { integrityMatches } from '../integrityMatches';
import { type Network, textOf } from '../network';
import { JOINED, optimisers } from '../optimisers';
import { elementsOf, type Page } from '../page';
import { isAddedByScript, type OurScript, ourScripts } from '../script';

const hasScript = (page: Page): boolean => ourScripts(page).length > 0;

/** A finding for each script of which there is something to say. */
const forEach =
  (say: (script: OurScript, page: Page) => Omit<Finding, 'where'> | undefined) =>
  (page: Page): Finding[] =>
    ourScripts(page).flatMap((script) => {
      const said = say(script, page);
      return said ? [{ ...said, where: page.placeOf(script.element) }] : [];
    });

/** Whether the page comes by `https`, or is not known to come by anything else. */
const isSecure = (page: Page): boolean => page.address === undefined || page.address.protocol === 'https:';

const present: Rule = {
  right: 'The page has the script of the widgets.',
  find: (page) => (hasScript(page) || isAddedByScript(page) ? [] : [missing(page)]),
};

function missing(page: Page): Finding {
  const { document, elements } = page;
  const scripts = elementsOf(document, 'script');
  const mend = 'Paste the whole snippet, with its <script> line.';
  const inlined = scripts.find(({ textContent }) => /\bBioSystem\b/.test(textContent));
  if (inlined)
    return {
      severity: 'error',
      what: 'The script’s content stands in the page itself, but it loads files from where it came from.',
      where: page.placeOf(inlined),
      mend: 'Exclude “biosystem” from what your optimiser inlines, so that the <script src> line stays.',
    };
  const joined = scripts.find((script) => JOINED.test(script.getAttribute('src') ?? ''));
  if (joined && elements.length > 0)
    return {
      severity: 'error',
      what: 'The script is not in the page: an optimiser has joined the page’s scripts into one file.',
      where: page.placeOf(joined),
      mend: 'Exclude “biosystem” from joined and minified scripts: it has to stay a file of its own.',
    };
  if (hasInComment(document))
    return {
      severity: 'error',
      what: 'The script stands in a comment, <!-- … -->.',
      mend: 'Take the comment’s marks away.',
    };
  const manager = scripts.find((script) =>
    /googletagmanager\.com/.test((script.getAttribute('src') ?? '') + script.textContent),
  );
  if (manager)
    return {
      severity: 'warning',
      what: 'The page’s source has no script of the widgets. Its tag manager may add one, which the source does not show.',
      where: page.placeOf(manager),
      mend: 'If the tag manager does not: paste the whole snippet, with its <script> line.',
    };
  return {
    severity: 'error',
    what:
      elements.length > 0
        ? 'The script of the widgets is missing.'
        : 'There is nothing of the widgets in this page.',
    mend: elements.length > 0 ? mend : 'Paste the snippet, publish the page, and look at the published one.',
  };
}

function hasInComment(document: Document): boolean {
  const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode())
    if (/<script[^>]*biosystem/i.test(comments.currentNode.nodeValue ?? '')) return true;
  return false;
}

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

const kind: Rule = {
  right: 'The script is loaded as what it is.',
  appliesTo: hasScript,
  find: forEach(({ element, attribute, file }) => {
    if (attribute === undefined) return undefined; // an import is of modules
    const type = element.getAttribute('type')?.trim().toLowerCase() ?? '';
    if (element.hasAttribute('nomodule'))
      return {
        severity: 'error',
        what: 'With nomodule, browsers of today do not load the script.',
        mend: 'Take nomodule away.',
      };
    if (file === 'module' && type !== 'module' && RUN.test(type))
      return {
        severity: 'error',
        what: 'The script is a module, and is not loaded as one.',
        mend: 'Write type="module" into its tag. Where the system takes that away, paste the classic script.',
      };
    if (file === 'classic' && type === 'module')
      return {
        severity: 'error',
        what: 'The classic script is loaded as a module, and then does not find its own files.',
        mend: 'Write defer instead of type="module".',
      };
    return undefined;
  }),
};

const once: Rule = {
  right: 'The script stands there once.',
  appliesTo: hasScript,
  find: (page) => {
    const [first, ...others] = ourScripts(page);
    return others.map(({ element, address }) => ({
      severity: 'warning',
      what:
        address === first?.address
          ? 'The script stands there more than once. Once is enough.'
          : 'Another release of the script is loaded too. It works, but visitors download both.',
      where: page.placeOf(element),
      mend: 'Take this one away, in the template or in the tag manager.',
    }));
  },
};

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
    if (!url?.pathname.includes('/v/'))
      return {
        severity: 'warning',
        what: 'The script has an integrity, but its address is that of the newest release: with the next one, browsers will refuse it.',
        mend: 'Choose “This one, checked by its integrity” in the snippet, or take the integrity away.',
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

const answers: Rule = {
  right: 'The script’s address answers with the script, and its files lie beside it.',
  needsNetwork: true,
  appliesTo: hasScript,
  find: async (page, network) => {
    const asked = ourScripts(page).map(async (script): Promise<Finding[]> => {
      const found = await askFor(script, network);
      return found ? [{ ...found, where: page.placeOf(script.element) }] : [];
    });
    return (await Promise.all(asked)).flat();
  },
};

async function askFor({ element, url, file }: OurScript, network: Network): Promise<Finding | undefined> {
  if (!url)
    return {
      severity: 'unchecked',
      what: 'Where the script comes from: its address begins at the page’s own, which is not known.',
    };
  const answer = await network.get(url);
  if (answer === 'mixed')
    return { severity: 'unchecked', what: 'Whether the script answers: it comes by http.' };
  if (answer === 'unreadable')
    return {
      severity: 'error',
      what: `${url.origin} does not answer, or does not let other pages load the script (CORS).`,
      mend: 'Open the script’s address in a tab. If it shows code there, its server has to send Access-Control-Allow-Origin.',
    };
  if (!answer.ok)
    return {
      severity: 'error',
      what: `There is no script at its address: the server answers ${answer.status}.`,
      mend: 'Correct the address: it is the one of your desk, with /biosystem.js behind it.',
    };
  const code = textOf(answer);
  if (!isScript(answer) || !code.includes('BioSystem'))
    return {
      severity: 'error',
      what: `What the script’s address answers is not the script${answer.type && `, but ${answer.type}`}.`,
      mend: 'Open the address in a tab: a login, a start page or an older file may stand there.',
    };
  const integrityNamed = element.getAttribute('integrity');
  if (integrityNamed && (await integrityMatches(integrityNamed, answer.body)) === false)
    return {
      severity: 'error',
      what: 'The file is not the one whose integrity the tag names: browsers refuse it.',
      mend: 'Copy a new snippet.',
    };
  const folder = RELEASE_FOLDER.exec(code)?.[1];
  if (file === 'classic' || folder === undefined) return undefined;
  const beside = await network.get(new URL(`${folder}deferred.js`, url));
  if (typeof beside !== 'string' && isScript(beside)) return undefined;
  return {
    severity: 'error',
    what: `The script was copied to ${url.origin} without the files beside it, so no widget is shown.`,
    mend: 'Let the address be that of your desk. Where an optimiser copies scripts, exclude “biosystem” from it.',
  };
}

const isScript = ({ ok, type }: { ok: boolean; type: string }): boolean =>
  ok && /javascript|ecmascript/.test(type);

/** Where the script says that its files lie, relative to itself. */
const RELEASE_FOLDER = /`((?:v|\.\.)\/[\w.-]+\/)`/;

export const scriptRules: readonly Rule[] = [present, unchanged, kind, once, integrity, scheme, answers];
