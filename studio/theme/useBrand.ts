import { useState } from 'react';
import { contrastOf } from '../../src/style/contrast';
import { readText, storeText } from '../../webapp/stored';
import { setTokens } from './editTheme';
import { paletteOf, type Variant } from './palette';
import { readColor } from './readColor';
import type { ThemeAtWork } from './useTheme';

interface Brand {
  /** As `#rrggbb`. */
  color: string;
  variant: Variant;
  setColor: (color: string) => void;
  setVariant: (variant: Variant) => void;
}

const KEY = 'studio-brand';

/**
 * The colour from which the palette was made, and for which pages. It is read from the theme, so that it is right after
 * any undo. Only a palette whose accent had to move tells no more what the brand's colour was: this tab remembers it.
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
