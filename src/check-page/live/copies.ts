/** Which scripts of ours the page has, and where they come from. */
import { releaseOf } from '../../page/lifecycle';
import { asObject, textOf } from '../network';
import type { Page } from '../page';
import { eachOf, type Rule, warning } from '../rule';
import { deskEndpointsOf } from '../rules/endpoint';
import { isAddedByScript, ourScripts } from '../script';
import type { Context } from './observe';

export const copyRules = ({ version, folder }: Context): readonly Rule[] => [
  {
    right: 'The script stands in the page under its own name.',
    appliesTo: () => folder !== undefined,
    find: (page) =>
      ourScripts(page).length > 0 || isAddedByScript(page)
        ? []
        : [
            warning(
              `No <script> of the page names biosystem.js: it was renamed, joined with others, or written into the page. Its files come from ${folder?.href}.`,
              'Where widgets are missing, exclude “biosystem” from what your optimizer joins, inlines and renames.',
            ),
          ],
  },
  {
    right: 'One release runs all widgets.',
    find: (page) => {
      const running = [
        version,
        self.BioSystem?.version,
        ...page.elements.map((element) => releaseOf(element)),
      ];
      const releases = [...new Set(running.filter((release) => release !== undefined))];
      return releases.length < 2
        ? []
        : [
            warning(
              `The page has the scripts of ${releases.length} releases: ${releases.join(' and ')}.`,
              'Leave one script in the page: the template, a plugin or the tag manager may each bring one.',
            ),
          ];
    },
  },
  {
    right: 'The widgets come by one way.',
    appliesTo: () => folder === undefined,
    find: (page) =>
      ourScripts(page).map(({ element }) =>
        warning(
          'The page has the widgets of a package, and a script tag besides: visitors download both.',
          'Take the script tag away.',
          element,
        ),
      ),
  },
  eachOf((page: Page) => (RELEASED.test(version) ? deskEndpointsOf(page) : []), {
    right: 'The release is the one that the desk serves.',
    needsNetwork: true,
    find: async ({ check }, _page, network) => {
      const answer = await network.get(check);
      const served = typeof answer === 'string' ? undefined : asObject(textOf(answer))?.['version'];
      return typeof served === 'string' && RELEASED.test(served) && isOlder(version, served)
        ? warning(
            `The page runs release ${version}, and its desk is of release ${served}.`,
            'Where the script’s address names a release, name the new one; otherwise empty the caches of the page.',
          )
        : undefined;
    },
  }),
];

const RELEASED = /^\d+\.\d+\.\d+$/;

/** Whether a release came before another one. */
export function isOlder(one: string, other: string): boolean {
  const [ones, others] = [one.split('.').map(Number), other.split('.').map(Number)];
  const index = ones.findIndex((part, place) => part !== others[place]);
  return index >= 0 && (ones[index] ?? 0) < (others[index] ?? 0);
}
