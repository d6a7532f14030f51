import type { StoredLead } from '../storage/store';
import { flattenLead } from './export';
import { escapeControls } from './readableText';

/** Characters of a name up to which values are aligned. */
const maxWidth = 40;

/** Formats a lead for a terminal: a title line, then one line for each field. */
export function formatLead(stored: StoredLead): string {
  const { kind, id, receivedAt, updatedAt, suspect, partial, superseded, unreadable, ...others } =
    Object.fromEntries(flattenLead(stored));
  const notes = [
    ...(stored.firm === undefined ? [] : [`firm ${stored.firm}`]),
    ...(updatedAt === receivedAt ? [] : [`changed ${updatedAt}`]),
    ...(partial === 'true' ? ['not sent: only the part that was typed'] : []),
    ...(unreadable ? ['UNREADABLE: the stored text is no JSON'] : []),
    ...(suspect ? [`SUSPECT: ${suspect}`] : []),
    ...(superseded ? ['superseded by a later revision'] : []),
  ];
  const fields = Object.entries(others).map(([name, value]) => [escapeControls(name), value] as const);
  const width = Math.min(maxWidth, Math.max(0, ...fields.map(([name]) => name.length)));
  const lines = fields.map(([name, value]) => {
    const indented = (value || '–')
      .split(/\r?\n/)
      .map(escapeControls)
      .join(`\n${' '.repeat(width + 4)}`);
    return `  ${name.padEnd(width)}  ${indented}\n`;
  });
  const title = [`${kind} of ${receivedAt}`, ...notes].join(', ');
  return `${escapeControls(`${title} (${id})`)}\n${lines.join('')}\n`;
}
