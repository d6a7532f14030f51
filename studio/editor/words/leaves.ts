import type { Path } from '../../config/path';
import { valueAt } from '../../config/path';
import type { SchemaNode } from '../schema';

/** The paths of all messages in a part of the texts. */
export const leavesOf = (node: SchemaNode | undefined, path: Path = []): readonly Path[] =>
  node?.properties
    ? Object.entries(node.properties).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
    : [path];

/** How many of the messages are in a language: those whose English is empty need no translation. */
export function translatedOf(
  messages: readonly Path[],
  own: unknown,
  english: unknown,
): { translated: number; all: number } {
  const needed = messages.filter((path) => valueAt(english, path) !== '');
  return {
    all: needed.length,
    translated: needed.filter((path) => typeof valueAt(own, path) === 'string').length,
  };
}
