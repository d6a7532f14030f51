/** `Contact form` for `bio-contact-form`. */
export function nameOf(tag: string): string {
  const words = tag
    .slice('bio-'.length)
    .replaceAll('-', ' ')
    .replace(/\b(?:faq|cta)\b/, (initials) => initials.toUpperCase());
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
