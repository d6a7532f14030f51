/** Whether the config can be read, and what is wrong in it. */
import { configFor, isInline, readConfig } from '../configs';
import { settingsOf, widgetsOf } from '../elements';
import type { Network } from '../network';
import type { Page } from '../page';
import type { Finding } from '../report';
import type { Rule } from '../rule';

type Config = ReturnType<typeof settingsOf>[number];

/** A rule for the configs of a page that stand at an address, or in the page itself. */
const configRule = (isWanted: (source: string) => boolean, rule: Omit<Rule, 'appliesTo' | 'find'>): Rule => ({
  ...rule,
  appliesTo: (page) => settingsOf(page, 'config').some(({ value }) => isWanted(value)),
  find: async (page, network) => {
    const configs = settingsOf(page, 'config').filter(({ value }) => isWanted(value));
    return (await Promise.all(configs.map((config) => problemsOf(config, page, network)))).flat();
  },
});

async function problemsOf({ value, owner }: Config, page: Page, network: Network): Promise<Finding[]> {
  const where = page.placeOf(owner);
  // The quotes of the JSON have ended the attribute.
  if (value.trim() === '{')
    return [
      {
        severity: 'error',
        what: 'The config ends at its first quote.',
        where,
        mend: "Write single quotes around it: config='{ … }', and &#39; for each one within.",
      },
    ];
  const read = await readConfig(value, page, network);
  if (!('config' in read)) return [{ ...read, where }];
  const { resolved } = await import('../../content/resolved');
  return resolved(read.config).problems.map(({ path, message, expected }) => ({
    severity: 'error',
    what: `In the config, ${path && `${path} `}${message}.`,
    where,
    mend: `Expected: ${expected}.`,
  }));
}

const facts: Rule = {
  right: 'The config has what the widgets show.',
  needsNetwork: true,
  appliesTo: (page) => settingsOf(page, 'config').length > 0,
  find: async (page, network) => {
    const { lacksFacts } = await import('../../content/resolved');
    const found = widgetsOf(page).map(async ({ element, known: { tagName, needs } }): Promise<Finding[]> => {
      const config = await configFor(element, page, network);
      if (config === 'unknown' || !lacksFacts(config, needs)) return [];
      return [
        {
          severity: 'error',
          what: `The config has no “${needs}”, so <${tagName}> shows nothing.`,
          where: page.placeOf(element),
          mend: `Write “${needs}” in “Prices and words” of the studio, or take <${tagName}> out of the page.`,
        },
      ];
    });
    return (await Promise.all(found)).flat();
  },
};

export const configRules: readonly Rule[] = [
  configRule(isInline, { right: 'The config in the page is valid.' }),
  configRule((source) => !isInline(source), {
    right: 'The config at its address can be read, and is valid.',
    needsNetwork: true,
  }),
  facts,
];
