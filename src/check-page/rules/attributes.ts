/** Whether the attributes are known, and have values that a widget understands. */
import { closestMatch } from '../../content/closestMatch';
import { configFor } from '../configs';
import { expectedInstead, knownOf, widgetsOf } from '../elements';
import type { KnownElement } from '../knownElement';
import type { Page } from '../page';
import { eachOf, error, type Found, type Rule, warning } from '../rule';
import { ourScripts } from '../script';

interface Written {
  element: Element;
  known: KnownElement;
  name: string;
  value: string;
}

/** All attributes of an element, where it is a widget or a `<bio-site>`. */
function writtenIn(page: Page, element: Element): Written[] {
  const known = knownOf(page, element);
  return known ? [...element.attributes].map(({ name, value }) => ({ element, known, name, value })) : [];
}

const elements = (page: Page) => page.elements;

const CURLY = /[“”„‟″]/;
const ESCAPED = /&(?:quot|amp|lt|gt|apos|#\d+);/;

const withScripts = (page: Page) =>
  page.elements.length > 0 ? [...ourScripts(page).map(({ element }) => element), ...page.elements] : [];

const quotes = eachOf(withScripts, {
  right: 'The quotes around values are straight, and nothing is escaped twice.',
  find: (element) => {
    const all = [...element.attributes];
    if (all.some(({ name, value }) => CURLY.test(name) || /^[“”„‟″]|[“”‟″]$/.test(value)))
      return error(
        `The quotes in <${element.localName}> are curly, so they are part of the values.`,
        'Write straight quotes ("), or paste the snippet into a field for code, not through a word processor.',
        element,
      );
    const escaped = all.find(({ value }) => ESCAPED.test(value));
    return (
      escaped &&
      error(
        `The value of ${escaped.name} in <${element.localName}> was escaped twice: it contains ${ESCAPED.exec(escaped.value)?.[0]}.`,
        'Paste the snippet into a field for code, which leaves it as it is.',
        element,
      )
    );
  },
});

/** Attributes that any element may have, and those of frameworks. */
const ANYWHERE =
  /^(?:id|class|style|slot|title|hidden|inert|dir|tabindex|role|part|exportparts|lang|translate|itemscope|item(?:prop|type|id|ref)|is|nonce|accesskey|popover|key|ref|xmlns|(?:data|aria|v|x|ng|hx|wire)-.*|on.*|[_:@#*[(].*)$/;

const known = eachOf(elements, {
  right: 'Every attribute is one that its widget knows.',
  find: (element, page) =>
    writtenIn(page, element).flatMap(({ known: { tagName, attributes }, name }): Found[] => {
      const names = attributes.map((attribute) => attribute.name);
      // Curly quotes make attributes of what follows a space: that is said already.
      if (names.includes(name) || ANYWHERE.test(name) || CURLY.test(name)) return [];
      const letters = (text: string) => text.replace(/[-_]/g, '');
      const near = names.find((other) => letters(other) === letters(name)) ?? closestMatch(name, names);
      const what = `<${tagName}> has no attribute ${name.slice(0, 60)}.`;
      return near === undefined
        ? [warning(what, 'It has no effect: take it away.', element)]
        : [error(what, `Did you mean ${near}?`, element)];
    }),
});

const values = eachOf(elements, {
  right: 'Every value is one that its attribute takes.',
  find: (element, page) =>
    writtenIn(page, element).flatMap(({ known: { attributes }, name, value }): Found[] => {
      const attribute = attributes.find((candidate) => candidate.name === name);
      if (!attribute || CURLY.test(value)) return [];
      const expected = expectedInstead(attribute, value);
      if (expected === undefined) return [];
      const isForgotten = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/|$)/.test(value) && expected.includes('address');
      const fix = isForgotten ? `Write https://${value}.` : `Write ${expected}.`;
      return [error(`${name}="${value.slice(0, 80)}" is not understood.`, fix, element)];
    }),
});

const demanding = (page: Page) =>
  widgetsOf(page).filter(({ known: { attributes } }) => attributes.some((attribute) => attribute.required));

const required = eachOf(demanding, {
  right: 'No widget lacks an attribute that it needs.',
  find: ({ element, known: { tagName, attributes } }) =>
    attributes
      .filter(({ name, required: isRequired }) => isRequired && !element.getAttribute(name)?.trim())
      .map(({ name, description }) =>
        error(`<${tagName}> needs the attribute ${name}.`, description?.replaceAll('`', ''), element),
      ),
});

/** Attributes that hold ids of the firm. */
const ID_ATTRIBUTES = ['services', 'service'];

const idsIn = (page: Page) =>
  page.elements
    .flatMap((element) => writtenIn(page, element))
    .filter(
      ({ known: { attributes }, name }) =>
        ID_ATTRIBUTES.includes(name) && attributes.some((attribute) => attribute.name === name),
    );

const ids = eachOf(idsIn, {
  right: 'The services that widgets name are there.',
  needsNetwork: true,
  find: async ({ element, name, value }, page, network) => {
    const { resolvedBusiness } = await import('../../content/resolved');
    const config = await configFor(element, page, network);
    if (config === 'unknown') return undefined;
    const { estimator, services } = resolvedBusiness(config);
    const entries: readonly { id: string }[] = name === 'services' ? estimator.items : services;
    const there = entries.map(({ id }) => id);
    const wanted = value.split(',').map((id) => id.trim());
    return wanted
      .filter((id) => id !== '' && !there.includes(id))
      .map((id) => {
        const near = closestMatch(id, there);
        const fix = near === undefined ? `There are: ${there.join(', ')}.` : `Did you mean ${near}?`;
        return error(`There is no service “${id.slice(0, 60)}”.`, fix, element);
      });
  },
});

export const attributeRules: readonly Rule[] = [quotes, known, values, required, ids];
