import { valueAt } from '../config/path';

/** What an entry is called: its name, or what says most about it. Empty where nothing does. */
export function titleOf(entry: unknown, inherited?: unknown): string {
  if (typeof entry === 'string' || typeof entry === 'number') return String(entry);
  for (const key of ['name', 'label', 'title', 'question', 'id', 'quote']) {
    const text = valueAt(entry, [key]) ?? valueAt(inherited, [key]);
    if (typeof text === 'string' && text.trim() !== '') return text;
  }
  return '';
}
