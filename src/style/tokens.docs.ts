import type { TokenName } from './tokens';

/** What each token is for. The theming reference is generated from this. */
export const tokenDocs: Record<TokenName, string> = {
  'color-ink': 'Text.',
  'color-ink-soft': 'Secondary text: hints, captions.',
  'color-ground': 'Background of cards and fields.',
  'color-ground-soft': 'Background beside a card, and of every other section.',
  'color-page': 'Background of sections.',
  'color-dark': 'Background of dark sections, and the veil over pictures that carry text.',
  'color-dark-line': 'Dividing lines on it.',
  'color-on-dark': 'Text on it.',
  'color-on-dark-soft': 'Secondary text on it.',
  'color-header-top': 'Text of the header while it is transparent, at the top of the page.',
  'color-line': 'Dividing lines.',
  'color-control': 'Borders of fields; contrast of at least 3:1 to the background.',
  'color-done': 'Done, chosen, accepted.',
  'color-done-ground': 'Background of a success message.',
  'color-accent': 'The main action of a screen.',
  'color-accent-strong': 'The same while hovered or pressed.',
  'color-on-accent': 'Text on the accent.',
  'color-error': 'Text and borders of errors.',
  'color-error-ground': 'Background of an error message.',
  'color-focus': 'Focus ring.',
  font: 'Font of the text; the host page’s by default.',
  'font-heading': 'Font of the headings; the text font by default.',
  'radius-control': 'Corners of fields and buttons.',
  'radius-card': 'Corners of cards and dialogs.',
  'text-size':
    'Size of the text, from which all sizes of a widget follow. The default is the visitor’s own setting; `1rem` follows the size that the page gives its root element.',
  space:
    'Density: a factor of the space inside and between cards, fields and sections, such as `0.8` or `1.25`.',
  width:
    'Largest width of a form, a card or a comparison, such as `720px`; sections fill their container. A `max-width` that the page sets on the element itself wins.',
  shadow: 'Elevation of cards.',
  scheme: '`light`, `dark`, or `light dark`: as the visitor’s device is set ([dark pages](#dark-pages)).',
};
