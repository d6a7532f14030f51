/**
 * The languages of a firm's facts, the main one first, in which they are written: those of its own site, where the facts name
 * them; else the one whose numbers it writes (`locale`); else English.
 */
export function factsLanguages({ languages, locale }: { languages?: unknown; locale?: unknown }): string[] {
  const named = Array.isArray(languages) ? languages.filter((tag) => typeof tag === 'string') : [];
  if (named.length > 0) return named;
  return [(typeof locale === 'string' && locale.replace(/-.*/s, '').toLowerCase()) || 'en'];
}
