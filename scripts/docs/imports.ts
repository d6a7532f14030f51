import { code, table } from './markdown';

const RULES = '../../.dependency-cruiser.mjs';
const TYPES = 'types of ';

/** What each folder may import of ours, from the rules that `npm run lint` checks. */
export async function importTable(): Promise<string> {
  const { rows } = (await import(RULES)) as { rows: Record<string, string[]> };
  return table(
    ['folder', 'may import'],
    Object.entries(rows).map(([folder, allowed]) => [
      code(folder),
      allowed
        .map((name) => (name.startsWith(TYPES) ? TYPES + code(name.slice(TYPES.length)) : code(name)))
        .join(', ') || 'nothing',
    ]),
  );
}
