/** What VS Code and JetBrains' editors know of the elements: made from `custom-elements.json`. */
import { getWebTypesData } from 'custom-element-jet-brains-integration';
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import type { Manifest, ManifestElement } from './elementTypes';

/** @returns each file by its name. */
export function editorData(manifest: Manifest, version: string): Record<string, object> {
  const elements = manifest.modules.flatMap(({ declarations }) => declarations).map(asWritten);
  const described = ofElements(elements);
  // Editors show these from the entries themselves.
  const options = { hideLogs: true, hideEventDocs: true, hideMethodDocs: true, hideCssPropertiesDocs: true };
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

/** As markup says it: lists are texts, and properties are not written. */
function asWritten(element: ManifestElement): ManifestElement {
  const attributes = element.attributes.map((attribute) =>
    attribute.type.text === 'readonly string[]' ? { ...attribute, type: { text: 'string' } } : attribute,
  );
  return { ...element, attributes, members: element.members.filter(({ kind }) => kind === 'method') };
}

const ofElements = (declarations: readonly ManifestElement[]) =>
  ({ modules: [{ declarations }] }) as unknown as Parameters<typeof getVsCodeHtmlCustomData>[0];

const parse = (json: string): object => JSON.parse(json) as object;
