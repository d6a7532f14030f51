/**
 * Reads an amount as people type it in any of our languages: `1250`, `$1,250`, `1.250,50 €`. Three digits behind a separator are
 * thousands, one or two are a fraction: no amount has a fraction of three.
 * @returns null for nothing; undefined for what is no amount
 */
export function parseAmount(typed: string): number | null | undefined {
  const text = typed.replace(/[\s'’\p{Sc}]|\b[A-Z]{3}\b/gu, '');
  if (text === '') return null;
  const [, whole, fraction = '0'] = /^(\d{1,3}(?:[.,]\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction}`);
}
