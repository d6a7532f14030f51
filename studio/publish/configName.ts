/** Under which name a config is published: it stands in its address. */

/** As the lead desk takes it. */
export const isConfigName = (text: string): boolean => /^[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/.test(text);

/** The name that suits a title, such as a company's; empty where nothing of it can stand in a name. */
export function suggestName(title: string): string {
  const words = title
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^[^a-z]+/, '');
  return words.slice(0, 63).replace(/-+$/, '');
}
