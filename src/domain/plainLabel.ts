/** What a plain label is. Digits are few, so that none is a phone number; mail programs make links of the rest. */
export const plainLabelRules = {
  /** Characters; built-in labels have half of it. */
  length: 80,
  /** Digits are fewer than these. */
  digits: 7,
  characters: /^[\p{L}\p{M}\p{N}\p{Sc}™®©°²³½¼¾ +\-–—/&,.:;!?'’"“”()%×¿¡]+$/u,
  inked: /[\p{L}\p{N}]/u,
  link: /\.\p{L}{2}|\/\/|www/iu,
} as const;

/** A short text on one line that mail programs make no link of; undefined for any other. */
export function plainLabel(text: string): string | undefined {
  const { length, digits, characters, inked, link } = plainLabelRules;
  const isPlain =
    text.length <= length &&
    characters.test(text) &&
    inked.test(text) &&
    !link.test(text) &&
    (text.match(/\p{N}/gu) ?? []).length < digits;
  return isPlain ? text.trim() : undefined;
}
