/** The recipes of `docs/hosts.md`, so that what a reader pastes is what is tested. */
import { readFileSync } from 'node:fs';
import { SITE } from './urls';

/** The first example of a recipe in one language, for the desk of this test run. */
export function exampleOf(recipe: string, language = 'html'): string {
  const [, section = ''] = readFileSync('docs/hosts.md', 'utf8').split(`\n### ${recipe}\n`);
  const [, example] =
    new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(section.split(/^#{2,3} /m)[0] ?? '') ?? [];
  if (example === undefined) throw new Error(`docs/hosts.md has no ${language} example of “${recipe}”.`);
  return example.replaceAll('https://your-desk.example', SITE);
}
