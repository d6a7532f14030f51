/** The attributes of a snippet's element. */
import type { ManifestElement } from '../manifest/manifest';
import type { SnippetChoices } from './choices';
import type { AttributeValues, Target } from './snippets';

/** The element's own attributes among what was chosen: what was set for another widget stays for it. */
export function attributesFor(
  { attributes, config }: SnippetChoices,
  element: ManifestElement,
  draft: object,
): Readonly<Record<string, string | true>> {
  const known = element.attributes.map(({ name }) => name).filter((name) => name !== 'config');
  const own = known.flatMap((name) => {
    const value = attributes[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const address = attributes['config'];
  return {
    ...Object.fromEntries(own),
    ...(config === 'draft' && { config: JSON.stringify(draft) }),
    ...(config === 'address' && address !== undefined && address !== '' && { config: address }),
  };
}

/** What stands in the snippet: the plugin takes the endpoint from its settings alone. */
export function attributesTaken(
  attributes: AttributeValues,
  { hasPlugin, takesNoConfig }: Target,
): AttributeValues {
  const isLeftOut = (name: string, value: string | true) =>
    (hasPlugin && name === 'endpoint') ||
    (takesNoConfig && name === 'config' && String(value).startsWith('{'));
  return Object.fromEntries(Object.entries(attributes).filter(([name, value]) => !isLeftOut(name, value)));
}

/** Nothing that one tries out is sent, and a draft is set as a property. */
export function previewAttributes(attributes: Readonly<Record<string, string | true>>) {
  const shown = Object.entries(attributes).filter(
    ([name, value]) => name !== 'endpoint' && !(name === 'config' && String(value).startsWith('{')),
  );
  return Object.fromEntries(shown);
}

/** The address of the config, where it is one. */
export function addressIn({ config }: AttributeValues): string | undefined {
  return typeof config === 'string' && !config.startsWith('{') ? config : undefined;
}
