/** What the page's policies have refused of ours. */
import { settingsOf } from '../elements';
import { type Page, parseUrl } from '../page';
import { error, type Found, type Rule, warning } from '../rule';
import type { Violation } from './observe';

/** Without these a widget does not work; without others it looks different. */
const NEEDED = /^(?:script-src|connect-src|require-trusted-types-for|trusted-types|worker-src|default-src)/;

export const violationRules = (
  violations: readonly Violation[],
  folder: URL | undefined,
): readonly Rule[] => [
  {
    right: 'No policy of the page has refused anything of the widgets.',
    find: (page) => {
      const origins = originsOf(page, folder);
      const found = new Map<string, Found>();
      for (const { directive, blocked, file } of violations) {
        // Pages load these files as scripts only: it was the check that asked for them.
        const isOfCheck = directive === 'connect-src' && folder && blocked.startsWith(folder.href);
        if (isOfCheck || (!isOf(blocked, origins) && !isOf(file, origins))) continue;
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
