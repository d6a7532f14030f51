import type { ManifestAttribute } from '../manifest/manifest';

/** `Live range` for `live-range`. */
export function wordsOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The description without the marks of code. */
export const sentenceOf = ({ description }: ManifestAttribute): string => description.replaceAll('`', '');
