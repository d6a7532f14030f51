/** What the editor of texts says. */
export const messages = {
  language: 'Language',
  otherLanguage: 'Another language',
  tagHint: 'Its tag, such as es for Spanish or pt-BR for Brazilian Portuguese.',
  addLanguage: 'Add language',
  noTag: 'That is no language tag. Expected one such as es or pt-BR.',
  taken: 'That language is there already.',
  removeLanguage: (name: string) => `Remove ${name}`,
  onlyUntranslated: 'Show only what is not translated',
  translated: (count: number, all: number) =>
    count === all ? `all ${all} translated` : `${count} of ${all} translated`,
  mistakes: (count: number) => (count === 1 ? '1 mistake' : `${count} mistakes`),
} as const;
