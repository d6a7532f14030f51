import { valueAt } from '../config/path';
import { type Draft, UNTITLED } from '../draft/draft';

const LENGTH_LIMIT = 60;
/** Windows keeps these for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A file name for a draft's config, such as `bright-panes.json`: the draft's name, else the company's. */
export function fileName({ name, config }: Pick<Draft, 'name' | 'config'>): string {
  const company = valueAt(config, ['company', 'name']);
  const title = name === UNTITLED && typeof company === 'string' ? company : name;
  const base = hyphenated(title) || 'business';
  return `${RESERVED.test(base) ? `${base}-config` : base}.json`;
}

/** Letters and digits of any script, with hyphens in place of everything else. */
const hyphenated = (text: string): string =>
  Array.from(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'),
  )
    .slice(0, LENGTH_LIMIT)
    .join('')
    .replace(/^-+|-+$/g, '');
