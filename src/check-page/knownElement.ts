/** What the checks have to know of an element: a part of its entry in `custom-elements.json`. */
export interface KnownElement {
  tagName: string;
  attributes: readonly KnownAttribute[];
  /** Those of them that the checks look at: `bio-lead`, of what sends leads. */
  events?: readonly { name: string }[];
  /** The one without a name is for the elements within it. */
  slots?: readonly { name: string }[];
  /** Path of the facts without which it shows nothing, such as `faqs`. */
  needs?: string;
  /** The topics of the facts and messages that it shows. */
  topics?: { facts: readonly string[]; messages: readonly string[] };
}

export interface KnownAttribute {
  name: string;
  /** TypeScript type of its property, such as `'inline' | 'panel'`. */
  type: { text: string };
  /** What to write, such as `a number from 2 to 60`. */
  expected: string;
  /** Whether the widget reports a mistake without it. @default false */
  required?: boolean;
  description?: string;
}

/** How an attribute is set: the control that a form shows for it. */
export type AttributeControl =
  | { kind: 'switch' | 'text' | 'number' | 'list' }
  | { kind: 'choice'; options: readonly string[] };

/** The control that suits an attribute's type. */
export function controlOf({ type: { text } }: Pick<KnownAttribute, 'type'>): AttributeControl {
  const options = [...text.matchAll(/'([^']*)'/g)].map(([, option = '']) => option);
  if (options.length > 0) return { kind: 'choice', options };
  if (text === 'boolean') return { kind: 'switch' };
  if (text === 'number') return { kind: 'number' };
  return { kind: text.endsWith('[]') ? 'list' : 'text' };
}
