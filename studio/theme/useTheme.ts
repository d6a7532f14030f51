import { useEffect, useMemo, useState } from 'react';
import type { Theme } from '../../src/style/deriveTheme';
import type { TokenName } from '../../src/style/tokens';
import { valueAt } from '../config/path';
import { useDraft } from '../draft/useDraft';
import { themeOf, tokenNames, unknownTokens, valuesOf } from './themeValues';

/** The draft's theme, and what comes of it. */
export interface ThemeAtWork {
  /** As typed: some of it may be wrong. */
  theme: Theme;
  /** What the check accepts. */
  accepted: Theme;
  /** What every token is. */
  values: Readonly<Record<TokenName, string>>;
  /** What was expected instead of each bad value, by token. */
  problems: ReadonlyMap<string, string>;
  /** Names of what is no token. */
  unknown: readonly string[];
}

const NONE: ReadonlyMap<string, string> = new Map();

export function useTheme(): ThemeAtWork {
  const config = useDraft(({ draft }) => draft.config);
  const written = valueAt(config, ['theme']);
  const problems = useProblems(written);
  const theme = useMemo(() => themeOf({ theme: written }), [written]);
  const unknown = useMemo(() => unknownTokens({ theme: written }), [written]);
  return useMemo(() => {
    const names = tokenNames.filter((name) => theme[name] !== undefined && !problems.has(name));
    const accepted = Object.fromEntries(names.map((name) => [name, theme[name]])) as Theme;
    return { theme, accepted, values: valuesOf(accepted), problems, unknown };
  }, [theme, problems, unknown]);
}

/** Empty while the check is loaded. */
function useProblems(theme: unknown): ReadonlyMap<string, string> {
  const [problems, setProblems] = useState(NONE);
  useEffect(() => {
    if (theme === undefined) return undefined;
    let isWanted = true;
    void import('./check').then(({ expectedInstead }) => isWanted && setProblems(expectedInstead(theme)));
    return () => {
      isWanted = false;
    };
  }, [theme]);
  return theme === undefined ? NONE : problems;
}
