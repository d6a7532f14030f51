import { readFileSync } from 'node:fs';

/**
 * The code of a recipe in a document, so that what is documented is what is tried.
 * @throws where there is none of that name.
 */
export function recipe(name: string, document = 'docs/integrations.md'): string {
  const text = readFileSync(document, 'utf8');
  const [, code] = text.split(`<!-- recipe: ${name} -->`)[1]?.match(/^\s*```\w+\n(.*?)\n```/s) ?? [];
  if (code === undefined) throw new Error(`${document} has no recipe "${name}".`);
  return code;
}
