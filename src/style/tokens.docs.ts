import type { TokenName } from './tokens';

/** What each token is for: the README's theming table is made from this. */
export const tokenDocs: Record<TokenName, string> = {
  'color-ink': 'Text.',
  'color-ink-soft': 'Secondary text: hints, captions.',
  'color-ground': 'Ground of cards and fields.',
  'color-ground-soft': 'Quiet ground beside a card.',
  'color-line': 'Lines that only divide.',
  'color-control': 'Borders of fields; at least 3:1 against the ground.',
  'color-done': 'Done, chosen, accepted.',
  'color-done-ground': 'Ground behind a success message.',
  'color-accent': 'The one action that a screen wants.',
  'color-accent-strong': 'The same, under the pointer or pressed.',
  'color-on-accent': 'Text on the accent.',
  'color-error': 'Text and borders of what needs correcting.',
  'color-error-ground': 'Ground behind an error message.',
  'color-focus': 'Focus ring.',
  font: 'Text face; the host page’s by default.',
  'font-heading': 'Face of headings; the text face by default.',
  'radius-control': 'Corners of fields and buttons.',
  'radius-card': 'Corners of cards and dialogs.',
  shadow: 'Elevation of cards.',
};
