/** The reference of elements, events and custom properties, made from the specs that the widgets themselves use. */

import { optimizers } from '../../src/check-page/optimizers';
import { commonAttributeDocs, eventDocs, siteSummary } from '../../src/element/docs';
import { type Attributes, attributeName, commonAttributes } from '../../src/page/attributes';
import { COMMON_EVENTS, type DocumentedSpec, ownEvents } from '../../src/specs';
import { darkDefaults, type TokenName, tokenDefaults } from '../../src/style/tokens';
import { tokenDocs } from '../../src/style/tokens.docs';
import { targets } from '../../studio/snippet/snippets';
import { code, table } from './markdown';

/** Each element's tag as a link to its section. */
export const elementIndex = (specs: readonly DocumentedSpec[]): string =>
  table(
    ['element', 'what it shows'],
    [
      ['[`<bio-site>`](#bio-site)', siteSummary],
      ...specs.map(({ spec, docs }) => [`[${code(`<${spec.tag}>`)}](#${spec.tag})`, docs.summary]),
    ],
  );

/** One section for each element. */
export const elementSections = (specs: readonly DocumentedSpec[]): string =>
  specs.map(elementSection).join('\n\n');

function elementSection({ spec, docs }: DocumentedSpec): string {
  const events = ownEvents({ spec, docs }).map(linked);
  return [
    `### ${code(`<${spec.tag}>`)}`,
    `${docs.summary.replace(/\.$/, '')}.`,
    `<!-- live: ${spec.tag} -->`,
    attributeTable(spec.attributes, docs.attributes),
    namesTable('method', docs.methods, (name) => `${name}()`),
    spec.needs &&
      `With a config that [names its company](agency.md#rules), it shows nothing unless the config has ${code(spec.needs)}.`,
    spec.overlay &&
      `A link to \`#${spec.overlay.hash}\`, or to the element's own id, opens ${code(spec.overlay.selector)}.`,
    events.length > 0 && `Events: ${events.join(', ')}.`,
    namesTable('part', docs.parts ?? {}),
    namesTable('slot', docs.slots ?? {}, (name) => name || '(default)'),
    `Accessibility: ${docs.accessibility}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const linked = (event: string): string => `[${code(event)}](events.md#all-events)`;

/** One line with the events of every element. */
export const commonEvents = (): string => `Every element dispatches ${COMMON_EVENTS.map(linked).join(', ')}.`;

export const commonAttributeTable = (): string => attributeTable(commonAttributes, commonAttributeDocs) ?? '';

function attributeTable(
  attributes: Attributes,
  sentences: Readonly<Record<string, string>>,
): string | undefined {
  const rows = Object.entries(attributes).map(([property, attribute]) => [
    code(attributeName(property)),
    sentences[property] ?? '',
    attribute.expected,
    shownDefault(attribute.default),
  ]);
  return rows.length > 0 ? table(['attribute', 'meaning', 'value', 'default'], rows) : undefined;
}

const shownDefault = (value: unknown): string => {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return 'none';
  return code(typeof value === 'string' ? value : JSON.stringify(value));
};

function namesTable(
  what: string,
  sentences: Readonly<Record<string, string>>,
  shown: (name: string) => string = (name) => name,
): string | undefined {
  const rows = Object.entries(sentences).map(([name, sentence]) => [code(shown(name)), sentence]);
  return rows.length > 0 ? table([what, 'meaning'], rows) : undefined;
}

export const eventTable = (): string =>
  table(
    ['event', 'when', '`detail`'],
    Object.entries(eventDocs).map(([name, { when, detail }]) => [code(name), when, code(detail)]),
  );

export const tokenTable = (): string =>
  table(
    ['custom property', 'what it is for', 'default', 'in the dark'],
    Object.entries(tokenDefaults).map(([name, value]) => [
      code(`--bio-${name}`),
      tokenDocs[name as TokenName],
      code(value),
      darkDefaults[name as TokenName] === value ? 'the same' : code(darkDefaults[name as TokenName]),
    ]),
  );

/** What rewrites a page's scripts, and how ours is taken out of it. */
export const optimizerTable = (): string =>
  table(
    ['tool', 'do this'],
    optimizers.map(({ name, fix }) => [name, fix('biosystem')]),
  );

/** Targets of the studio's snippets that are no systems for whole sites. */
const OTHERS = ['html', 'react', 'vue', 'tag-manager', 'frame'];

/** Where each system takes a snippet. */
export const hostSystems = (): string =>
  table(
    ['system', 'where to paste it'],
    targets.filter(({ id }) => !OTHERS.includes(id)).map(({ label, advice }) => [label, advice]),
  );
