/** `Live range` for `live-range`. */
export function wordsOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** `Contact form` for `bio-contact-form`. */
export const nameOf = (tag: string): string =>
  wordsOf(tag.slice('bio-'.length).replace(/\b(?:faq|cta)\b/, (initials) => initials.toUpperCase()));

/** A description without the marks of code. */
export const sentenceOf = ({ description }: { description: string }): string =>
  description.replaceAll('`', '');
