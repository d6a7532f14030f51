/** Whether a page's source has the script of the widgets, and whether its address has it. */
import { type Network, textOf } from '../../src/check-page/network';
import { JOINED } from '../../src/check-page/optimizers';
import { elementsOf, nodesOf, type Page } from '../../src/check-page/page';
import { eachOf, error, type Found, type Rule, unchecked, warning } from '../../src/check-page/rule';
import {
  isAddedByScript,
  namesOurs,
  type OurScript,
  ourScripts,
  releaseFolderIn,
} from '../../src/check-page/script';
import { hashOf } from '../snippet/integrity';

const present: Rule = {
  right: 'The page has the script of the widgets.',
  find: (page) => (ourScripts(page).length > 0 || isAddedByScript(page) ? [] : [missing(page)]),
};

function missing(page: Page): Found {
  const { elements } = page;
  const scripts = elementsOf(page.root, 'script');
  const inlined = scripts.find(({ textContent }) => /\bBioSystem\b/.test(textContent));
  if (inlined)
    return error(
      'The script’s content stands in the page itself, but it loads files from where it came from.',
      'Exclude the address of the snippet’s script from what your optimizer inlines, so that the <script src> line stays.',
      inlined,
    );
  const joined = scripts.find((script) => JOINED.test(script.getAttribute('src') ?? ''));
  if (joined && elements.length > 0)
    return error(
      'The script is not in the page: an optimizer has joined the page’s scripts into one file.',
      'Exclude the address of the snippet’s script from joined and minified scripts: it has to stay a file of its own.',
      joined,
    );
  if (hasInComment(page))
    return error('The script stands in a comment, <!-- … -->.', 'Take the comment’s marks away.');
  const manager = scripts.find((script) =>
    /googletagmanager\.com/.test((script.getAttribute('src') ?? '') + script.textContent),
  );
  if (manager)
    return warning(
      'The page’s source has no script of the widgets. Its tag manager may add one, which the source does not show.',
      'If the tag manager does not: paste the whole snippet, with its <script> line.',
      manager,
    );
  return elements.length > 0
    ? error('The script of the widgets is missing.', 'Paste the whole snippet, with its <script> line.')
    : error(
        'There is nothing of the widgets in this page.',
        'Paste the snippet, publish the page, and look at the published one.',
      );
}

const hasInComment = (page: Page): boolean =>
  nodesOf(page, NodeFilter.SHOW_COMMENT).some(({ nodeValue }) =>
    (nodeValue?.match(/<script[^>]*/gi) ?? []).some((tag) => namesOurs(page, tag)),
  );

const kind = eachOf(ourScripts, {
  right: 'Browsers of today load the script.',
  find: ({ element }) =>
    element.hasAttribute('nomodule')
      ? error('With nomodule, browsers of today do not load the script.', 'Take nomodule away.', element)
      : undefined,
});

const answers = eachOf(ourScripts, {
  right: 'The script’s address answers with the script, and its files lie beside it.',
  needsNetwork: true,
  find: async (script, _page, network) => {
    const found = await askFor(script, network);
    return found && { ...found, at: script.element };
  },
});

async function askFor(
  { element, url, file, tag, keyword }: OurScript,
  network: Network,
): Promise<Found | undefined> {
  if (!url)
    return unchecked(
      'Where the script comes from: its address begins at the page’s own, which is not known.',
    );
  const answer = await network.get(url);
  if (answer === 'mixed' || answer === 'forbidden')
    return unchecked('Whether the script answers: it comes by http.');
  if (answer === 'unreadable')
    return error(
      `${url.origin} does not answer, or does not let other pages load the script (CORS).`,
      'Open the script’s address in a tab. If it shows code there, its server has to send Access-Control-Allow-Origin.',
    );
  if (!answer.ok)
    return error(
      `There is no script at its address: the server answers ${answer.status}.`,
      `Correct the address: it is the one of your desk, with /biosystem.js behind it${tag === undefined ? '' : ', or the script of one widget where the desk’s release has those'}.`,
    );
  const code = textOf(answer);
  if (!isScript(answer) || !code.includes('BioSystem'))
    return error(
      `What the script’s address answers is not the script${answer.type && `, but ${answer.type}`}.`,
      'Open the address in a tab: a login, a start page or an older file may stand there.',
    );
  const integrityNamed = element.getAttribute('integrity');
  if (integrityNamed && (await integrityMatches(integrityNamed, answer.body)) === false)
    return error(
      'The file is not the one whose integrity the tag names: browsers refuse it.',
      'Copy a new snippet.',
    );
  const folder = releaseFolderIn(code);
  if (tag !== undefined && folder === undefined)
    return error(
      'What the script’s address answers is a first state alone, which starts no widget.',
      'Name /biosystem.js of your desk: its release has no script for one widget.',
    );
  if (file === 'classic' || folder === undefined) return undefined;
  const beside = await network.get(new URL(`${folder}submitLead.js`, url));
  if (typeof beside !== 'string' && isScript(beside)) return undefined;
  return error(
    `The script was copied to ${url.origin} without the files beside it, so no widget is shown.`,
    `Let the address be that of your desk. Where an optimizer copies scripts, exclude “${keyword}” from it.`,
  );
}

const isScript = ({ ok, type }: { ok: boolean; type: string }): boolean =>
  ok && /javascript|ecmascript/.test(type);

export const sourceScriptRules: readonly Rule[] = [present, kind, answers];

/**
 * Whether a file has one of the hashes that an `integrity` attribute names.
 * @returns undefined where that cannot be told: the browser offers no hashes without HTTPS.
 */
async function integrityMatches(integrity: string, file: ArrayBuffer): Promise<boolean | undefined> {
  const named = integrity.trim().split(/\s+/);
  try {
    const hashes = await Promise.all([
      hashOf('SHA-256', file),
      hashOf('SHA-384', file),
      hashOf('SHA-512', file),
    ]);
    return hashes.some((hash) => named.includes(hash));
  } catch {
    return undefined;
  }
}
