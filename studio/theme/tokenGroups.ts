import type { TokenName } from '../../src/style/tokens';
import { messages } from './messages';

/** The colours in the order of the form, by what they are for. */
export const colorGroups: readonly (readonly [title: string, names: readonly TokenName[]])[] = [
  [messages.text, ['color-ink', 'color-ink-soft']],
  [messages.grounds, ['color-ground', 'color-ground-soft', 'color-page', 'color-line', 'color-control']],
  [messages.accent, ['color-accent', 'color-accent-strong', 'color-on-accent']],
  [messages.done, ['color-done', 'color-done-ground']],
  [messages.errors, ['color-error', 'color-error-ground']],
  [messages.focus, ['color-focus']],
  [
    messages.darkSections,
    ['color-dark', 'color-dark-line', 'color-on-dark', 'color-on-dark-soft', 'color-header-top'],
  ],
];

export const fontNames = ['font', 'font-heading'] as const satisfies readonly TokenName[];

export const radiusNames = ['radius-control', 'radius-card'] as const satisfies readonly TokenName[];
