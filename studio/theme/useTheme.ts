import { use, useMemo, useState } from 'react';
import { contrastOf } from '../../src/style/contrast';
import type { Theme } from '../../src/style/deriveTheme';
import type { TokenName } from '../../src/style/tokens';
import { useLazyModule } from '../../src/ui/base/useLazyModule';
import { readText, storeText } from '../../webapp/stored';
import { sentenceOf } from '../config/names';
import { valueAt, withValueAt } from '../config/path';
import type { ConfigJson } from '../draft/draft';
import { draftStore, useDraft } from '../draft/draftStore';
import { loadManifest } from '../manifest/manifest';
import { paletteOf, type Variant } from './palette';
import { readColor } from './readColor';
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
  /** What each token is for. */
  sentences: ReadonlyMap<string, string>;
}

const NONE: ReadonlyMap<string, string> = new Map();

export function useTheme(): ThemeAtWork {
  const manifest = use(loadManifest());
  const config = useDraft(({ draft }) => draft.config);
  const written = valueAt(config, ['theme']);
  const problems = useProblems(written);
  const theme = useMemo(() => themeOf({ theme: written }), [written]);
  const unknown = useMemo(() => unknownTokens({ theme: written }), [written]);
  return useMemo(() => {
    const names = tokenNames.filter((name) => theme[name] !== undefined && !problems.has(name));
    const accepted = Object.fromEntries(names.map((name) => [name, theme[name]])) as Theme;
    const sentences = new Map(
      manifest
        .flatMap(({ cssProperties = [] }) => cssProperties)
        .map(({ name, description }) => [name.slice('--bio-'.length), sentenceOf({ description })]),
    );
    return { theme, accepted, values: valuesOf(accepted), problems, unknown, sentences };
  }, [theme, problems, unknown, manifest]);
}

const loadCheck = () => import('./check');

/** Empty while the check is loaded. */
function useProblems(theme: unknown): ReadonlyMap<string, string> {
  const check = useLazyModule(theme === undefined ? undefined : loadCheck);
  return useMemo(
    () => (theme === undefined ? NONE : (check?.expectedInstead(theme) ?? NONE)),
    [check, theme],
  );
}

/** @param value '' takes the token away. */
const withToken = (config: ConfigJson, name: string, value: string): ConfigJson =>
  withValueAt(config, ['theme', name], value === '' ? undefined : value);

/** Sets a token in the draft, as typed; '' takes it away. Edits of the same that follow one another are undone together. */
export const setToken = (name: string, value: string): void =>
  draftStore.getState().edit((config) => withToken(config, name, value), `theme.${name}`);

/**
 * Sets several tokens in one step.
 * @param mergeKey steps of the same key that follow one another are undone together. @default a step of its own
 */
export const setTokens = (theme: Theme, mergeKey?: string): void =>
  draftStore
    .getState()
    .edit(
      (before) =>
        Object.entries(theme).reduce((config, [name, value]) => withToken(config, name, value ?? ''), before),
      mergeKey,
    );

/** Takes the whole theme out of the draft. */
export const removeTheme = (): void =>
  draftStore.getState().edit((config) => withValueAt(config, ['theme'], undefined));

interface Brand {
  /** As `#rrggbb`. */
  color: string;
  variant: Variant;
  setColor: (color: string) => void;
  setVariant: (variant: Variant) => void;
}

const KEY = 'studio-brand';

/**
 * The color from which the palette was made, and for which pages. It is read from the theme, so that it is right after
 * any undo. Only a palette whose accent had to move tells no more what the brand's color was: this tab remembers it.
 */
export function useBrand({ values }: ThemeAtWork): Brand {
  const [given, setGiven] = useState(readGiven);
  const ground = readColor(values['color-ground']) ?? '#ffffff';
  const accent = readColor(values['color-accent'], ground) ?? '#000000';
  const isDark = (contrastOf(ground, '#ffffff') ?? 1) > (contrastOf(ground, '#000000') ?? 1);
  const variant = isDark ? 'dark' : 'light';
  const color = given !== undefined && paletteOf(given, variant)['color-accent'] === accent ? given : accent;

  return {
    color,
    variant,
    setColor: (next) => {
      setGiven(next);
      storeText(KEY, next);
      setTokens(paletteOf(next, variant), 'theme.brand');
    },
    setVariant: (next) => {
      setGiven(color);
      storeText(KEY, color);
      setTokens(paletteOf(color, next));
    },
  };
}

function readGiven(): string | undefined {
  const stored = readText(KEY);
  return stored !== undefined && /^#[\da-f]{6}$/.test(stored) ? stored : undefined;
}
