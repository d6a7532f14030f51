import type { Theme } from '../../src/style/deriveTheme';
import { withValueAt } from '../config/path';
import type { ConfigJson } from '../draft/draft';
import { draftStore } from '../draft/draftStore';

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
