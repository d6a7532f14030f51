/** Whether the files of the release can be had, and whether the page's markup is of it. */
import { widgetsOf } from '../elements';
import { textOf } from '../network';
import { type Page, parseUrl } from '../page';
import { eachOf, error, type Rule, warning } from '../rule';
import type { Context } from './observe';

/** The folder of the release that a file lies in. A bundler gives it another name. */
export function releaseFolder(file: string): URL | undefined {
  const url = parseUrl(file);
  // A letter may be percent-encoded, where a file was requested again.
  const path = decodeURIComponent(url?.pathname ?? '');
  return /\/v\/[^/]+\/check\.js$/.test(path) ? new URL(path.replace(/[^/]+$/, ''), url) : undefined;
}

/** Of every page, by their names in the folder of the release. */
const COMMON = ['islands', 'submitLead'];

const namesOf = (page: Page): string[] => [
  ...new Set([...COMMON, ...widgetsOf(page).map(({ element }) => element.localName.slice('bio-'.length))]),
];

export const fileRules = ({ version, folder, source }: Context): readonly Rule[] => [
  eachOf((page: Page) => (folder ? namesOf(page).map((name) => new URL(`${name}.js`, folder)) : []), {
    right: 'The files of the release can be had.',
    needsNetwork: true,
    find: async (url, _page, network) => {
      const answer = await network.get(url);
      if (answer === 'forbidden') return undefined; // a policy may allow scripts, and forbid to ask for them in this way
      if (typeof answer !== 'string' && answer.ok && /javascript/.test(answer.type) && textOf(answer) !== '')
        return undefined;
      const reason =
        typeof answer === 'string'
          ? 'there is no answer'
          : answer.ok
            ? `it is ${answer.type || 'something else'}`
            : `the server answers ${answer.status}`;
      return error(
        `A file of the release cannot be had: ${url.href} (${reason}).`,
        'Put the whole folder of the release there, and exclude “biosystem” from optimizers and blockers. An old page in a cache names files of an old release: empty the cache.',
      );
    },
  }),
  {
    right: 'The first states in the page are of the release that runs them.',
    appliesTo: () => source?.includes('data-release="') === true,
    find: () => {
      const releases = new Set(
        [...(source?.matchAll(/data-release="([\w.+-]+)"/g) ?? [])].map(([, name]) => name),
      );
      releases.delete(version);
      return [...releases].map((release) =>
        warning(
          `The page was prerendered by release ${release}, and release ${version} runs it: widgets are rendered a second time.`,
          'Prerender the page again, or copy a new snippet where the studio wrote the first step, and empty the page’s cache.',
        ),
      );
    },
  },
];
