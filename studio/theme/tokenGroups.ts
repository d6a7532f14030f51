import type { TokenName } from '../../src/style/tokens';

/** The colours in the order of the form, by what they are for. */
export const colorGroups: readonly (readonly [title: string, names: readonly TokenName[]])[] = [
  ['Text', ['color-ink', 'color-ink-soft']],
  ['Grounds and lines', ['color-ground', 'color-ground-soft', 'color-page', 'color-line', 'color-control']],
  ['Accent', ['color-accent', 'color-accent-strong', 'color-on-accent']],
  ['Done and chosen', ['color-done', 'color-done-ground']],
  ['Errors', ['color-error', 'color-error-ground']],
  ['Focus', ['color-focus']],
  [
    'Dark sections and header',
    ['color-dark', 'color-dark-line', 'color-on-dark', 'color-on-dark-soft', 'color-header-top'],
  ],
];

export const fontNames = ['font', 'font-heading'] as const satisfies readonly TokenName[];

export const radiusNames = ['radius-control', 'radius-card'] as const satisfies readonly TokenName[];
