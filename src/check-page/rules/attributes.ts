/** Whether the attributes are known, and have values that a widget understands. */
import { closestMatch } from '../../content/closestMatch';
import { configFor } from '../configs';
import { expectedInstead, knownOf, widgetsOf } from '../elements';
import type { KnownElement } from '../knownElement';
import type { Page } from '../page';
import type { Finding } from '../report';
import type { Rule } from '../rule';
import { ourScripts } from '../script';

interface Written {
  element: Element;
  known: KnownElement;
  name: string;
  value: string;
}

/** All attributes of widgets and of `<bio-site>`. */
const writtenIn = (page: Page): Written[] =>
  page.elements.flatMap((element) => {
    const known = knownOf(page, element);
    return known ? [...element.attributes].map(({ name, value }) => ({ element, known, name, value })) : [];
  });

const hasAny = ({ elements }: Page): boolean => elements.length > 0;

const CURLY = /[“”„‟″]/;
const ESCAPED = /&(?:quot|amp|lt|gt|apos|#\d+);/;

const quotes: Rule = {
  right: 'The quotes around values are straight, and nothing is escaped twice.',
  appliesTo: hasAny,
  find: (page) => {
    const scripts = ourScripts(page).map(({ element }) => element);
    return [...scripts, ...page.elements].flatMap((element): Finding[] => {
      const where = page.placeOf(element);
      const all = [...element.attributes];
      if (all.some(({ name, value }) => CURLY.test(name) || /^[“”„‟″]|[“”‟″]$/.test(value)))
        return [
          {
            severity: 'error',
            what: `The quotes in <${element.localName}> are curly, so they are part of the values.`,
            where,
            mend: 'Write straight quotes ("), or paste the snippet into a field for code, not through a word processor.',
          },
        ];
      const escaped = all.find(({ value }) => ESCAPED.test(value));
      return escaped
        ? [
            {
              severity: 'error',
              what: `The value of ${escaped.name} in <${element.localName}> was escaped twice: it contains ${ESCAPED.exec(escaped.value)?.[0]}.`,
              where,
              mend: 'Paste the snippet into a field for code, which leaves it as it is.',
            },
          ]
        : [];
    });
  },
};

/** Attributes that any element may have, and those of frameworks. */
const ANYWHERE =
  /^(?:id|class|style|slot|title|hidden|inert|dir|tabindex|role|part|exportparts|lang|translate|itemscope|item(?:prop|type|id|ref)|is|nonce|accesskey|popover|key|ref|xmlns|(?:data|aria|v|x|ng|hx|wire)-.*|on.*|[_:@#*[(].*)$/;

const known: Rule = {
  right: 'Every attribute is one that its widget knows.',
  appliesTo: hasAny,
  find: (page) =>
    writtenIn(page).flatMap(({ element, known: { tagName, attributes }, name }): Finding[] => {
      const names = attributes.map((attribute) => attribute.name);
      // Curly quotes make attributes of what follows a space: that is said already.
      if (names.includes(name) || ANYWHERE.test(name) || CURLY.test(name)) return [];
      const letters = (text: string) => text.replace(/[-_]/g, '');
      const near = names.find((other) => letters(other) === letters(name)) ?? closestMatch(name, names);
      const where = page.placeOf(element);
      const what = `<${tagName}> has no attribute ${name.slice(0, 60)}.`;
      return near === undefined
        ? [{ severity: 'warning', what, where, mend: 'It has no effect: take it away.' }]
        : [{ severity: 'error', what, where, mend: `Did you mean ${near}?` }];
    }),
};

const values: Rule = {
  right: 'Every value is one that its attribute takes.',
  appliesTo: hasAny,
  find: (page) =>
    writtenIn(page).flatMap(({ element, known: { attributes }, name, value }): Finding[] => {
      const attribute = attributes.find((candidate) => candidate.name === name);
      if (!attribute || CURLY.test(value)) return [];
      const expected = expectedInstead(attribute, value);
      if (expected === undefined) return [];
      const isForgotten = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/|$)/.test(value) && expected.includes('address');
      return [
        {
          severity: 'error',
          what: `${name}="${value.slice(0, 80)}" is not understood.`,
          where: page.placeOf(element),
          mend: isForgotten ? `Write https://${value}.` : `Write ${expected}.`,
        },
      ];
    }),
};

const required: Rule = {
  right: 'No widget lacks an attribute that it needs.',
  appliesTo: (page) =>
    widgetsOf(page).some(({ known: { attributes } }) => attributes.some((a) => a.required)),
  find: (page) =>
    widgetsOf(page).flatMap(({ element, known: { tagName, attributes } }) =>
      attributes
        .filter(({ name, required: isRequired }) => isRequired && !element.getAttribute(name)?.trim())
        .map(
          ({ name, description }): Finding => ({
            severity: 'error',
            what: `<${tagName}> needs the attribute ${name}.`,
            where: page.placeOf(element),
            mend: description?.replaceAll('`', ''),
          }),
        ),
    ),
};

/** Attributes that hold ids of the firm. */
const ID_ATTRIBUTES = ['services', 'service'];

const ids: Rule = {
  right: 'The services that widgets name are there.',
  needsNetwork: true,
  appliesTo: (page) => writtenIn(page).some(isId),
  find: async (page, network) => {
    const { resolvedBusiness } = await import('../../content/resolved');
    const named = writtenIn(page).filter(isId);
    const found = named.map(async ({ element, name, value }): Promise<Finding[]> => {
      const config = await configFor(element, page, network);
      if (config === 'unknown') return [];
      const { estimator, services } = resolvedBusiness(config);
      const entries: readonly { id: string }[] = name === 'services' ? estimator.items : services;
      const there = entries.map(({ id }) => id);
      const wanted = value.split(',').map((id) => id.trim());
      return wanted
        .filter((id) => id !== '' && !there.includes(id))
        .map((id) => {
          const near = closestMatch(id, there);
          return {
            severity: 'error',
            what: `There is no service “${id.slice(0, 60)}”.`,
            where: page.placeOf(element),
            mend: near === undefined ? `There are: ${there.join(', ')}.` : `Did you mean ${near}?`,
          };
        });
    });
    return (await Promise.all(found)).flat();
  },
};

const isId = ({ known: { attributes }, name }: Written): boolean =>
  ID_ATTRIBUTES.includes(name) && attributes.some((attribute) => attribute.name === name);

export const attributeRules: readonly Rule[] = [quotes, known, values, required, ids];
