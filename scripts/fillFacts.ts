import { factAt } from '../src/content/factReferences';
import type { Messages } from '../src/content/messages';
import type { Business } from '../src/content/schema';
import { phoneHref } from '../src/page/phoneHref';

/** Facts that pages name often, or that are made of others. */
const shortcuts: Record<string, (business: Business) => string> = {
  company: ({ company }) => company.name,
  phone: ({ company }) => company.phone,
  call: ({ company }) => phoneHref(company.phone),
  email: ({ company }) => company.email,
  /** Without the state: "North Atlanta". */
  area: ({ company }) => company.area.split(', ')[0] ?? '',
};

/**
 * Puts facts in place of their names: `{company}`, `{phone}`, or a path into the facts such as `{servicePages.bioseal.title}`,
 * where an entry of a list is named by its `id`.
 * @param write makes HTML, or other text, of a fact.
 * @throws Error that says which name is no text of the facts.
 */
export const fillFacts = (
  text: string,
  business: Business & { messages?: Messages },
  write: (fact: string) => string,
): string =>
  text.replace(/\{([a-z][\w+-]*(?:\.[\w+-]+)*)\}/gi, (_, name: string) =>
    write(shortcuts[name]?.(business) ?? textAt(business, name)),
  );

function textAt(business: Business, path: string): string {
  const fact = factAt(business, path);
  if (typeof fact === 'string' || typeof fact === 'number') return String(fact);
  throw new Error(`{${path}} names no text among the firm's facts.`);
}

/** For text and attributes of HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
