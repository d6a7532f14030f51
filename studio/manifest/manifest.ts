/** What the studio knows of the widgets: the public `custom-elements.json` beside it. */

import { loadOnce } from '../ui/loadOnce';

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

/** All elements by their tags' order, `bio-site` first. */
export const loadManifest = loadOnce('../custom-elements.json', (json) => {
  const { modules } = json as { modules: { declarations: ManifestElement[] }[] };
  return modules.flatMap(({ declarations }) => declarations) as unknown as Manifest;
});
