import type { KnownElement } from '../src/check-page/knownElement';
import { type Attributes, attributeName, commonAttributes } from '../src/page/attributes';
import type { DocumentedSpec } from '../src/specs';

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
