import type { KnownElement } from '../../src/check-page/knownElement';
import { commonAttributeDocs, eventDocs, siteSummary } from '../../src/element/docs';
import { type Attributes, attributeName, commonAttributes } from '../../src/page/attributes';
import { COMMON_EVENTS, type DocumentedSpec, ownEvents } from '../../src/specs';
import { type TokenName, tokenDefaults } from '../../src/style/tokens';
import { tokenDocs } from '../../src/style/tokens.docs';

/**
 * `custom-elements.json`: what editors and tools know of the elements. https://github.com/webcomponents/custom-elements-manifest
 * @param path of the module that defines them, beside it.
 */
export function customElementsManifest(specs: readonly DocumentedSpec[], path = 'biosystem.js') {
  const site = {
    ...declaration('bio-site', siteSummary, commonAttributes, commonAttributeDocs),
    // Every element takes them, from any ancestor. They stand here once: 24 times they were a third of the file.
    cssProperties: (Object.keys(tokenDefaults) as TokenName[]).map((name) => ({
      name: `--bio-${name}`,
      default: tokenDefaults[name],
      description: tokenDocs[name],
    })),
  };
  const widgets = specs.map(({ spec, docs }) => ({
    ...declaration(
      spec.tag,
      docs.summary,
      { ...spec.attributes, ...commonAttributes },
      { ...docs.attributes, ...commonAttributeDocs },
      docs.requiredAttributes,
    ),
    events: [...COMMON_EVENTS, ...ownEvents({ spec, docs })].map((name) => ({
      name,
      type: { text: `CustomEvent<WidgetEventDetails['${name}']>` },
      description: eventDocs[name].when,
      // No part of the format: the detail, for those who read.
      detail: eventDocs[name].detail,
    })),
    cssParts: named(docs.parts ?? {}),
    slots: named(docs.slots ?? {}),
    methods: docs.methods,
    // No parts of the format: a sentence for screen readers and keys, and the facts without which it shows nothing.
    accessibility: docs.accessibility,
    needs: spec.needs,
  }));
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path,
        declarations: [site, ...widgets.map(withMethods)],
        exports: [site, ...widgets].map(({ name, tagName }) => ({
          kind: 'custom-element-definition',
          name: tagName,
          declaration: { name, module: path },
        })),
      },
    ],
  };
}

function declaration(
  tagName: string,
  description: string,
  attributes: Attributes,
  docs: Record<string, string>,
  required: readonly string[] = [],
) {
  const entries = Object.entries(attributes);
  return {
    kind: 'class',
    customElement: true,
    name: className(tagName),
    tagName,
    superclass: { name: 'HTMLElement' },
    description,
    attributes: entries.map(([property, attribute]) => ({
      name: attributeName(property),
      fieldName: property,
      type: { text: attribute.type },
      ...(attribute.default !== undefined && { default: JSON.stringify(attribute.default) }),
      description: docs[property],
      // What follows is no part of the format: it says what to write.
      expected: attribute.expected,
      ...(required.includes(property) && { required: true }),
    })),
    members: entries.map(([property, attribute]) => ({
      kind: 'field',
      name: property,
      type: { text: propertyType(property, attribute) },
      attribute: attributeName(property), // which says what it means
    })) as object[],
  };
}

/** What reading the property gives. A `config` may be set as an object, too. */
function propertyType(property: string, { type, default: fallback }: Attributes[string]): string {
  const types = property === 'config' ? [type, 'BusinessConfig'] : [type];
  return [...types, ...(fallback === undefined ? ['undefined'] : [])].join(' | ');
}

function withMethods<T extends { methods: Record<string, string>; members: object[] }>({
  methods,
  members,
  ...rest
}: T) {
  const own = named(methods).map((method) => ({
    kind: 'method',
    ...method,
    return: { type: { text: 'void' } },
  }));
  return { ...rest, members: [...members, ...own] };
}

const named = (docs: Readonly<Record<string, string>>) =>
  Object.entries(docs).map(([name, description]) => ({ name, description }));

/** `BioContactForm` for `bio-contact-form`. */
const className = (tag: string): string =>
  tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** What the check of an open page knows of the elements, `bio-site` first: its attributes are those of all, and stand once. */
export const knownElements = (specs: readonly DocumentedSpec[]): KnownElement[] => [
  { tagName: 'bio-site', attributes: known(commonAttributes) },
  ...specs.map(({ spec, docs }) => ({
    tagName: spec.tag,
    attributes: known(spec.attributes, docs.requiredAttributes, docs.attributes),
    ...(spec.sendsLeads && { events: [{ name: 'bio-lead' }] }),
    ...(docs.slots?.[''] !== undefined && { slots: [{ name: '' }] }),
    ...(spec.needs && { needs: spec.needs }),
    topics: { facts: Object.keys(spec.facts), messages: Object.keys(spec.messages) },
  })),
];

const known = (
  attributes: Attributes,
  required: readonly string[] = [],
  docs: Readonly<Record<string, string>> = {},
): KnownElement['attributes'] =>
  Object.entries(attributes).map(([property, { type, expected }]) => ({
    name: attributeName(property),
    type: { text: type },
    expected,
    ...(required.includes(property) && { required: true, description: docs[property] ?? '' }),
  }));
