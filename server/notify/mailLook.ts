import { readableOn } from '../../src/style/deriveTheme';
import { tokenDefaults } from '../../src/style/tokens';
import { objectOf } from '../leads/fields';

/** How a firm's mails look. */
export interface FirmLook {
  /** Its color as `#rrggbb` or `#rgb`, and that of text on it. */
  accent: string;
  onAccent: string;
  /** The https address of its logo; empty for none. */
  logo: string;
}

export const defaultLook: FirmLook = {
  accent: tokenDefaults['color-accent'],
  onAccent: tokenDefaults['color-on-accent'],
  logo: '',
};

/** Colors that every mail program knows. */
const isHex = (value: unknown): value is string =>
  typeof value === 'string' && /^#(?:[\da-f]{3}){1,2}$/i.test(value);

/** Pictures that every mail program shows: none shows SVG, and Outlook for Windows no WebP. */
const isLogo = (value: unknown): value is string =>
  typeof value === 'string' && /^https:\/\/[^\s?#]+\.(?:png|jpe?g|gif)(?:\?\S*)?$/i.test(value);

/** What the config of a firm says of it. A color in another notation than hexadecimal digits gives way to the default of the ink. */
export function lookIn(config: unknown): FirmLook {
  const { theme, company } = objectOf(config);
  const { 'color-accent': named, 'color-on-accent': text } = objectOf(theme);
  const accent = named === undefined ? defaultLook.accent : isHex(named) ? named : tokenDefaults['color-ink'];
  const { logo } = objectOf(company);
  return {
    accent,
    onAccent: isHex(text) && isHex(named) ? text : readableOn(accent, defaultLook.onAccent),
    logo: isLogo(logo) ? logo : '',
  };
}
