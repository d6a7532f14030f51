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
