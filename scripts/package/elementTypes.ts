import { getWebTypesData } from 'custom-element-jet-brains-integration';
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';

/** The elements as TypeScript: made from `custom-elements.json`, as what editors know of them is. */

/** As much of the manifest as types are made of. */
export interface Manifest {
  modules: readonly { declarations: readonly ManifestElement[] }[];
}

export interface ManifestElement {
  name: string;
  tagName: string;
  description: string;
  attributes: readonly Described[];
  /** Of a property, its attribute says what it means. */
  members: readonly {
    name: string;
    kind: 'field' | 'method';
    type?: { text: string };
    attribute?: string;
    description?: string;
  }[];
  events?: readonly Described[];
}

interface Described {
  name: string;
  description: string;
  type: { text: string };
  default?: string;
  required?: boolean;
}

/** Those of every HTMLElement. Reading `before` and `after` gives its methods: they are set as attributes. */
const PLATFORM_PROPERTIES = ['lang', 'before', 'after'];

/** @returns the declarations of `elements.d.ts`. */
export function elementTypes(manifest: Manifest): string {
  const elements = manifest.modules.flatMap(({ declarations }) => declarations);
  const common = elements.find(({ tagName }) => tagName === 'bio-site');
  if (!common) throw new Error('The manifest has no bio-site, whose attributes are those of every element.');
  const mapOf = (suffix: string) => elements.map(({ tagName, name }) => `'${tagName}': ${name}${suffix};`);
  return [
    "import type { BusinessConfig } from './config.js';",
    "import type { WidgetEventDetails, WidgetEventName } from './eventDetails.js';",
    '/** A boolean attribute: true by being there, false as `false`. */',
    "export type BooleanAttribute = boolean | '' | 'true' | 'false';",
    `/** The attributes of every element. */\nexport interface CommonAttributes {\n${attributeLines(common)}\n}`,
    `/** The properties of every element. */\nexport interface CommonProperties {\n${memberLines(common)}\n}`,
    ...elements.flatMap((element) => typesOf(withoutCommon(element, common))),
    '/** The attributes of each element, as templates and JSX write them. */',
    `export interface WidgetAttributes {\n${lines(mapOf('Attributes'))}\n}`,
    '/** The names of the events that each element dispatches. */',
    `export interface WidgetEventNames {\n${lines(elements.map(eventNamesOf))}\n}`,
    '/** Each element by its tag. */',
    `export interface WidgetElements {\n${lines(mapOf(''))}\n}`,
    'declare global {\n  interface HTMLElementTagNameMap extends WidgetElements {}\n}',
    'export type WidgetTag = keyof WidgetElements;',
    '/** An event of an element, as its own listeners see it. */',
    'export type WidgetEvent<Tag extends WidgetTag, Name extends WidgetEventName> = CustomEvent<WidgetEventDetails[Name]> & {',
    '  readonly currentTarget: WidgetElements[Tag];',
    '};',
  ].join('\n');
}

function withoutCommon(element: ManifestElement, common: ManifestElement): ManifestElement {
  const isOwn = ({ name }: { name: string }) => common.members.every((member) => member.name !== name);
  return { ...element, attributes: element.attributes.filter(isOwn), members: element.members.filter(isOwn) };
}

const typesOf = (element: ManifestElement): string[] => [
  `/** The attributes of \`<${element.tagName}>\`. */`,
  `export interface ${element.name}Attributes extends CommonAttributes {\n${attributeLines(element)}\n}`,
  `/** \`<${element.tagName}>\`: ${element.description} */`,
  `export interface ${element.name} extends HTMLElement, CommonProperties {\n${memberLines(element)}\n}`,
];

/** The values are what one may write: every framework turns them into the text of an attribute. */
function attributeLines({ attributes }: ManifestElement): string {
  const fields = attributes.map((attribute) => {
    const type = attributeType(attribute.type.text);
    const field = attribute.required
      ? `'${attribute.name}': ${type};`
      : `'${attribute.name}'?: ${type} | undefined;`;
    return `${comment(attribute)}\n${field}`;
  });
  return lines(fields);
}

function attributeType(property: string): string {
  if (property === 'boolean') return 'BooleanAttribute';
  if (property === 'number') return `number | \`\${number}\``;
  // Words between commas; an attribute has no lists.
  return property === 'readonly string[]' ? 'string' : property;
}

function memberLines({ members, attributes }: ManifestElement): string {
  const own = members.filter(({ name }) => !PLATFORM_PROPERTIES.includes(name));
  const fields = own.map((member) => {
    const declaration =
      member.kind === 'method'
        ? `${member.name}(): void;`
        : propertyOf(member.name, member.type?.text ?? 'unknown');
    const described = attributes.find(({ name }) => name === member.attribute) ?? member;
    return `/** ${described.description} */\n${declaration}`;
  });
  return lines(fields);
}

/** Reading a list gives words; setting it takes the attribute's text, too. */
const propertyOf = (name: string, type: string): string =>
  type === 'readonly string[]'
    ? `get ${name}(): ${type};\nset ${name}(value: ${type} | string);`
    : `${name}: ${type};`;

const eventNamesOf = ({ tagName, events = [] }: ManifestElement): string =>
  `'${tagName}': ${events.map(({ name }) => `'${name}'`).join(' | ') || 'never'};`;

const comment = ({ description, default: fallback }: { description: string; default?: string }): string =>
  `/** ${description}${fallback === undefined ? '' : ` @default ${fallback}`} */`;

const lines = (fields: readonly string[]): string => fields.join('\n').replace(/^(?=.)/gm, '  ');

/** What VS Code and JetBrains' editors know of the elements: made from `custom-elements.json`. */

/** @returns each file by its name. */
export function editorData(manifest: Manifest, version: string): Record<string, object> {
  const declared = manifest.modules.flatMap(({ declarations }) => declarations);
  const elements = withShortRepetitions(declared.map(withoutUseless)).map(asWritten);
  const described = ofElements(elements);
  // Editors show these from the entries themselves.
  const options = {
    hideLogs: true,
    hideEventDocs: true,
    hideMethodDocs: true,
    hideCssPropertiesDocs: true,
    hideCssPartsDocs: true,
  };
  return {
    'vscode.html-custom-data.json': parse(getVsCodeHtmlCustomData(described, options)),
    'vscode.css-custom-data.json': parse(getVsCodeCssCustomData(described, options)),
    'web-types.json': {
      ...withoutOldEvents(parse(getWebTypesData(described, options)) as WebTypes),
      // The generator takes these from the folder that it runs in.
      name: 'biosystem-widgets',
      version,
    },
  };
}

/** What a widget that sends no leads has no use for. */
const OF_LEADS = ['endpoint', 'guard', 'abandoned'];

/**
 * What several elements have stands whole at the first of them, which is `bio-site`, and at others by the first words: it would be a
 * third of these files.
 */
function withShortRepetitions(elements: readonly ManifestElement[]): ManifestElement[] {
  const seen = new Set<string>();
  const shorten = <Entry extends Described>(entry: Entry): Entry => {
    const key = `${entry.name} ${entry.description}`;
    const description = seen.has(key)
      ? entry.description.replace(/(?:[,;:.] | \(|\.$)[^]*/, '')
      : entry.description;
    seen.add(key);
    return { ...entry, description };
  };
  return elements.map((element) => ({
    ...element,
    attributes: element.attributes.map(shorten),
    ...(element.events && { events: element.events.map(shorten) }),
  }));
}

function withoutUseless(element: ManifestElement): ManifestElement {
  const isUseful = element.tagName === 'bio-site' || element.events?.some(({ name }) => name === 'bio-lead');
  const attributes = element.attributes.filter(({ name }) => isUseful || !OF_LEADS.includes(name));
  return { ...element, attributes };
}

interface WebTypes {
  contributions: { html: { elements: { events?: unknown }[] } };
}

/** The format has events among what scripts know (`js`); the generator repeats them where they stood in old versions. */
function withoutOldEvents(webTypes: WebTypes): WebTypes {
  const { contributions } = webTypes;
  const elements = contributions.html.elements.map(({ events: _old, ...element }) => element);
  return { ...webTypes, contributions: { ...contributions, html: { ...contributions.html, elements } } };
}

/** As markup says it: lists are texts, and properties are not written. A detail's type would have to be imported. */
function asWritten(element: ManifestElement): ManifestElement {
  const attributes = element.attributes.map((attribute) =>
    attribute.type.text === 'readonly string[]' ? { ...attribute, type: { text: 'string' } } : attribute,
  );
  const events = element.events?.map((event) => ({ ...event, type: { text: 'CustomEvent' } }));
  return {
    ...element,
    attributes,
    ...(events && { events }),
    members: element.members.filter(({ kind }) => kind === 'method'),
  };
}

const ofElements = (declarations: readonly ManifestElement[]) =>
  ({ modules: [{ declarations }] }) as unknown as Parameters<typeof getVsCodeHtmlCustomData>[0];

/** What says nothing is left out: the generators write empty texts and lists, and a part for each element that has it. */
const parse = (json: string): object =>
  JSON.parse(json, (_, value: unknown) => {
    if (Array.isArray(value) && value.length > 0) return withoutRepetitions(value);
    return EMPTY.includes(JSON.stringify(value)) ? undefined : value;
  }) as object;

/** The last one: an attribute whose value is any text. */
const EMPTY = ['""', '[]', '{"type":"string"}'];

const withoutRepetitions = (list: readonly unknown[]): unknown[] => [
  ...new Map(list.map((entry) => [JSON.stringify(entry), entry])).values(),
];
