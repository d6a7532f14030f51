/** Whether the files of the release can be had, and whether the page's markup is of it. */
import { widgetsOf } from '../elements';
import { textOf } from '../network';
import type { Page } from '../page';
import type { Finding } from '../report';
import type { Rule } from '../rule';
import type { Context } from './context';

/** Of every page, by their names in the folder of the release. */
const COMMON = ['deferred', 'submitLead'];

const namesOf = (page: Page): string[] => [
  ...new Set([...COMMON, ...widgetsOf(page).map(({ element }) => element.localName.slice('bio-'.length))]),
];

export const fileRules = ({ version, folder, source }: Context): readonly Rule[] => [
  {
    right: 'The files of the release can be had.',
    needsNetwork: true,
    appliesTo: () => folder !== undefined,
    find: async (page, network) => {
      if (!folder) return [];
      const found = namesOf(page).map(async (name): Promise<Finding[]> => {
        const url = new URL(`${name}.js`, folder);
        const answer = await network.get(url);
        if (answer === 'forbidden') return []; // a policy may allow scripts, and forbid to ask for them in this way
        if (
          typeof answer !== 'string' &&
          answer.ok &&
          /javascript/.test(answer.type) &&
          textOf(answer) !== ''
        )
          return [];
        const reason =
          typeof answer === 'string'
            ? 'there is no answer'
            : answer.ok
              ? `it is ${answer.type || 'something else'}`
              : `the server answers ${answer.status}`;
        return [
          {
            severity: 'error',
            what: `A file of the release cannot be had: ${url.href} (${reason}).`,
            mend: 'Put the whole folder of the release there, and exclude “biosystem” from optimisers and blockers. An old page in a cache names files of an old release: empty the cache.',
          },
        ];
      });
      return (await Promise.all(found)).flat();
    },
  },
  {
    right: 'The first states in the page are of the release that runs them.',
    appliesTo: () => source?.includes('data-release="') === true,
    find: () => {
      const releases = new Set(
        [...(source?.matchAll(/data-release="([\w.+-]+)"/g) ?? [])].map(([, name]) => name),
      );
      releases.delete(version);
      return [...releases].map((release) => ({
        severity: 'warning',
        what: `The page was prerendered by release ${release}, and release ${version} runs it: widgets are rendered a second time.`,
        mend: 'Prerender the page again, and empty its cache.',
      }));
    },
  },
];
