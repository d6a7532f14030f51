import { type TokenName, tokenDefaults } from '../../src/style/tokens';
import { readObject, storeObject } from '../../webapp/stored';
import { valueAt } from '../config/path';
import type { ConfigJson } from '../draft/draft';
import type { DeskAnswer } from '../preview/simulatedDesk';

/** How one looks at the widgets. It stays in this tab over a reload. */
export interface GalleryChoices {
  /** In px; `full` for as much as there is. */
  width: number | 'full';
  ground: GroundId;
  /** The built-in firm, the draft, or the file of an example. */
  firm: string;
  /** A BCP 47 tag; undefined for the firm's own. */
  lang: string | undefined;
  deskAnswer: DeskAnswer;
  /** The state that was chosen last. Another widget begins with its first: a form would send, a dialog take the focus. */
  state: { tag: string; id: string } | undefined;
}

const FIRST: GalleryChoices = {
  width: 'full',
  ground: 'light',
  firm: 'built-in',
  lang: undefined,
  deskAnswer: 'stores',
  state: undefined,
};

const KEY = 'studio-gallery';

export const readChoices = (): GalleryChoices => readObject(KEY, FIRST);

export const storeChoices = (choices: GalleryChoices): boolean => storeObject(KEY, choices);

/** What is behind the widget: the page of a host. */
export const grounds = [
  { id: 'light', label: 'White' },
  { id: 'dark', label: 'Dark' },
  { id: 'brand', label: 'Brand color' },
  { id: 'picture', label: 'Picture' },
] as const;

export type GroundId = (typeof grounds)[number]['id'];

/** Like a photo: light and dark places side by side. */
const PICTURE = `linear-gradient(160deg, rgb(255 214 150 / 90%), transparent 45%),
  radial-gradient(circle at 80% 20%, #7fb2d6, transparent 50%),
  radial-gradient(circle at 20% 80%, #2d5a3a, transparent 55%),
  conic-gradient(from 40deg at 60% 60%, #8a4b2a, #d8b98a, #31526b, #8a4b2a)`;

/**
 * The CSS of a host page with this ground.
 * @param config of the firm, for its colors.
 * @param isColor whether a text is a color in CSS: what somebody wrote into a config may be anything.
 */
export function groundCss(id: GroundId, config: ConfigJson | undefined, isColor = supportsColor): string {
  const color = (name: TokenName) => {
    const own = valueAt(config, ['theme', name]);
    return typeof own === 'string' && isColor(own) ? own : tokenDefaults[name];
  };
  const looks: Readonly<Record<GroundId, string>> = {
    light: 'background: white',
    dark: 'padding: 24px; background: #101514; color: white',
    brand: `padding: 24px; background: ${color('color-accent')}; color: ${color('color-on-accent')}`,
    picture: `padding: 24px; background: ${PICTURE} fixed`,
  };
  return `body { font-family: system-ui, sans-serif; ${looks[id]} }`;
}

const supportsColor = (text: string): boolean => CSS.supports('color', text);

/** Widths of the page around a widget, in px. No widget is made for less. */
export const NARROWEST = 280;
export const WIDEST = 1600;

export const clampWidth = (width: number): number => Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));

/** The width to which a key leads; undefined for a key that leads to none. */
export function stepOf(key: string, width: number): number | undefined {
  const widths: Readonly<Record<string, number>> = {
    ArrowLeft: width - 10,
    ArrowRight: width + 10,
    PageDown: width - 100,
    PageUp: width + 100,
    Home: NARROWEST,
    End: WIDEST,
  };
  const next = widths[key];
  return next === undefined ? undefined : clampWidth(next);
}
