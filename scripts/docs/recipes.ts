import { readFileSync } from 'node:fs';

/**
 * The code of a recipe in docs/integrations.md, so that what is documented is what is tried.
 * @throws where there is none of that name.
 */
export function recipe(name: string): string {
  const text = readFileSync('docs/integrations.md', 'utf8');
  const [, code] = text.split(`<!-- recipe: ${name} -->`)[1]?.match(/^\s*```\w+\n(.*?)\n```/s) ?? [];
  if (code === undefined) throw new Error(`docs/integrations.md has no recipe "${name}".`);
  return code;
}
