/** The config's check of a theme. Brings the schema: load it by `import()`. */
import { resolveConfig } from '../../src/content/config';

const THEME_ALONE = { facts: { theme: {} }, referenced: {}, messages: { en: {} }, texts: {} };

/** One and the same, so that nothing is rendered anew while all is right. */
const NONE: ReadonlyMap<string, string> = new Map();

/** What was expected instead of each bad value, by token. */
export function expectedInstead(theme: unknown): ReadonlyMap<string, string> {
  const { problems } = resolveConfig({ theme }, THEME_ALONE);
  if (problems.length === 0) return NONE;
  return new Map(problems.map(({ path, expected }) => [path.replace(/^theme\./, ''), expected]));
}
