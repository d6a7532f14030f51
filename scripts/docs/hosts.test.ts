/** The recipes of `docs/hosts.md` and the tests in `tests/specs` that open such hosts: neither goes without the other. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const document = readFileSync('docs/hosts.md', 'utf8').replace(/^```.*?^```$/gms, '');
const recipes = [...document.matchAll(/^### (.+)$/gm)].map(([, heading = '']) => heading);

/** The titles of all tests, and of what groups them, as far as the first colon. */
const titles = readdirSync('tests/specs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .flatMap((name) => [
    ...readFileSync(join('tests/specs', name), 'utf8').matchAll(
      /\btest(?:\.describe)?\(\s*(['"`])(.+?)(?:: .*?)?\1,/g,
    ),
  ])
  .map(([, , title = '']) => title);

test('the document has recipes, each under a name of its own', () => {
  expect(recipes.length).toBeGreaterThan(15);
  expect(new Set(recipes).size).toBe(recipes.length);
});

test.each(recipes)('“%s” has a test of that name', (recipe) => {
  expect(titles).toContain(recipe);
});
