/** What a firm's config leaves unnamed or untranslated, for the widgets of the page. */
import { configFor, NONE } from '../configs';
import { settingOf, widgetsOf } from '../elements';
import type { KnownElement } from '../knownElement';
import { type Found, type Rule, warning } from '../rule';

/** Lines that are told of each kind. */
const MOST = 3;

/** The widgets that show what a company can do without: on a page that has none of them nobody misses it. */
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
  'company.tagline': ['bio-footer'],
  'company.motto': ['bio-footer', 'bio-hero', 'bio-system-wheel'],
  'company.logo': ['bio-header'],
  'company.email': ['bio-footer'],
  'company.area': ['bio-footer', 'bio-hero', 'bio-map', 'bio-biocheck', 'bio-sample-report'],
  'company.cities': ['bio-footer', 'bio-map'],
};

/** Whether one of the widgets shows the fact with which a line begins. */
const concerns = (line: string, elements: readonly KnownElement[]): boolean => {
  const [path = ''] = line.split(':');
  return SHOWN_BY[path]?.some((tag) => elements.some(({ tagName }) => tagName === tag)) ?? true;
};

const checked = ({ needs, topics }: KnownElement) => ({
  ...(needs !== undefined && { needs }),
  facts: keys(topics?.facts),
  messages: keys(topics?.messages),
});

const keys = (names: readonly string[] = []): object => Object.fromEntries(names.map((name) => [name, true]));

export const leftoverRules: readonly Rule[] = [
  {
    right: 'The configs say all that their firm’s widgets show.',
    needsNetwork: true,
    appliesTo: (page) => widgetsOf(page).some(({ element }) => settingOf(element, 'config')),
    find: async (page, network) => {
      const byConfig = new Map<string, { element: Element; elements: KnownElement[] }>();
      for (const { element, known } of widgetsOf(page)) {
        const setting = settingOf(element, 'config');
        if (!setting) continue;
        const entry = byConfig.get(setting.value) ?? { element: setting.owner, elements: [] };
        entry.elements.push(known);
        byConfig.set(setting.value, entry);
      }
      const { checkConfig } = await import('../../check-config/checkConfig');
      const { allDefaults } = await import('../../content/business');
      const found = [...byConfig.values()].map(async ({ element, elements }): Promise<Found[]> => {
        const config = await configFor(element, page, network);
        if (config === 'unknown' || config === NONE) return [];
        const report = checkConfig(config, { defaults: allDefaults, elements: elements.map(checked) });
        const say = (lines: readonly string[], what: (said: string) => string, fix: string) =>
          lines.length === 0 ? [] : [warning(what(shortList(lines)), fix, element)];
        return [
          ...say(
            report.missing.filter((line) => concerns(line, elements)),
            (said) => `The config does not name: ${said}.`,
            'Name them, or take the widgets that show them out of the page.',
          ),
          ...say(
            report.untranslated,
            (said) => `The config has no translation of: ${said}.`,
            'Translate them in “Edit” of the studio.',
          ),
        ];
      });
      return (await Promise.all(found)).flat();
    },
  },
];

const shortList = (lines: readonly string[]): string =>
  [...lines.slice(0, MOST), ...(lines.length > MOST ? [`${lines.length - MOST} more`] : [])].join('; ');
