/** Whether the config can be read, and what is wrong in it. */
import { configFor, isInline, readConfig } from '../configs';
import { settingsOf, widgetsOf } from '../elements';
import type { Page } from '../page';
import { eachOf, error, type Rule } from '../rule';

/** A rule for the configs of a page that stand at an address, or in the page itself. */
const configRule = (
  isWanted: (source: string) => boolean,
  rule: Pick<Rule, 'right' | 'needsNetwork'>,
): Rule =>
  eachOf((page) => settingsOf(page, 'config').filter(({ value }) => isWanted(value)), {
    ...rule,
    find: async ({ value, owner }, page, network) => {
      // The quotes of the JSON have ended the attribute.
      if (value.trim() === '{')
        return error(
          'The config ends at its first quote.',
          "Write single quotes around it: config='{ … }', and &#39; for each one within.",
          owner,
        );
      const read = await readConfig(value, page, network);
      if (!('config' in read)) return { ...read, at: owner };
      const { resolved } = await import('../../content/resolved');
      return resolved(read.config).problems.map(({ path, message, expected }) =>
        error(`In the config, ${path && `${path} `}${message}.`, `Expected: ${expected}.`, owner),
      );
    },
  });

const configured = (page: Page) => (settingsOf(page, 'config').length > 0 ? widgetsOf(page) : []);

const facts = eachOf(configured, {
  right: 'The config has what the widgets show.',
  needsNetwork: true,
  find: async ({ element, known: { tagName, needs } }, page, network) => {
    const { lacksFacts } = await import('../../content/resolved');
    const config = await configFor(element, page, network);
    if (config === 'unknown' || !lacksFacts(config, needs)) return undefined;
    return error(
      `The config has no “${needs}”, so <${tagName}> shows nothing.`,
      `Write “${needs}” in “Edit” of the studio, or take <${tagName}> out of the page.`,
      element,
    );
  },
});

export const configRules: readonly Rule[] = [
  configRule(isInline, { right: 'The config in the page is valid.' }),
  configRule((source) => !isInline(source), {
    right: 'The config at its address can be read, and is valid.',
    needsNetwork: true,
  }),
  facts,
];
