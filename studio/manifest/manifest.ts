/** What the studio knows of the widgets: the public `custom-elements.json` beside it. */

/** An entry with a name and a sentence about it. */
interface Named {
  name: string;
  description: string;
}

export interface ManifestAttribute extends Named {
  /** Name of its property, such as `liveRange`. */
  fieldName: string;
  /** TypeScript type of its property, such as `'inline' | 'panel'`. */
  type: { text: string };
  /** As JSON. */
  default?: string;
  /** What to write, such as `a number from 2 to 60`. */
  expected: string;
  /** Whether the widget reports a mistake without it. @default false */
  required?: boolean;
}

export interface ManifestElement {
  tagName: string;
  description: string;
  attributes: readonly ManifestAttribute[];
  members: readonly (Named & { kind: 'field' | 'method' })[];
  events?: readonly (Named & { detail: string })[];
  cssParts?: readonly Named[];
  /** Of `bio-site`, for every element. */
  cssProperties?: readonly (Named & { default: string })[];
  slots?: readonly Named[];
  /** What it does for keyboards and assistive technology; `bio-site` has none. */
  accessibility?: string;
  /** Path of the facts without which it shows nothing, such as `faqs`. */
  needs?: string;
}

/** At least `bio-site`. */
type Manifest = readonly [ManifestElement, ...ManifestElement[]];

let loading: Promise<Manifest> | undefined;

/** All elements by their tags' order, `bio-site` first. Loaded once: a failed load fails until the page is loaded again. */
export function loadManifest(): Promise<Manifest> {
  loading ??= fetchManifest();
  return loading;
}

async function fetchManifest(): Promise<Manifest> {
  const response = await fetch('../custom-elements.json');
  if (!response.ok) throw new Error(`custom-elements.json: status ${response.status}`);
  const { modules } = (await response.json()) as { modules: { declarations: ManifestElement[] }[] };
  return modules.flatMap(({ declarations }) => declarations) as unknown as Manifest;
}
