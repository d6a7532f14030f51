/** What VS Code and JetBrains' editors know of the elements: made from `custom-elements.json`. */
import { getWebTypesData } from 'custom-element-jet-brains-integration';
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import type { Manifest, ManifestElement } from './elementTypes';

/** @returns each file by its name. */
export function editorData(manifest: Manifest, version: string): Record<string, object> {
  const elements = manifest.modules.flatMap(({ declarations }) => declarations).map(asWritten);
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
