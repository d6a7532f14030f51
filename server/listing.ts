import { flatten } from './export';
import type { StoredLead } from './store';

/** A lead as a block of lines for a terminal: a title, then every field with its name. */
export function describeLead(stored: StoredLead): string {
  const { kind, id, receivedAt, updatedAt, suspect, partial, ...others } = Object.fromEntries(
    flatten(stored),
  );
  const notes = [
    ...(updatedAt === receivedAt ? [] : [`changed ${updatedAt}`]),
    ...(partial === 'true' ? ['not sent: only the part that was typed'] : []),
    ...(suspect ? [`SUSPECT: ${suspect}`] : []),
  ];
  const fields = Object.entries(others).map(([name, value]) => [harmless(name), value] as const);
  const width = Math.max(0, ...fields.map(([name]) => name.length));
  const lines = fields.map(([name, value]) => {
    const indented = (value || '–')
      .split(/\r?\n/)
      .map(harmless)
      .join(`\n${' '.repeat(width + 4)}`);
    return `  ${name.padEnd(width)}  ${indented}\n`;
  });
  const title = [`${kind} of ${receivedAt}`, ...notes].join(', ');
  return `${harmless(`${title} (${id})`)}\n${lines.join('')}\n`;
}

/** Control characters, lone surrogates, and marks that turn the direction of text. */
const dangerous = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** Text that cannot drive a terminal: what could is written as `\u001b`. */
export const harmless = (text: string) =>
  text.replace(dangerous, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
