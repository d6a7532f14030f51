import type { Draft } from '../draft/draft';
import { fileName } from './fileName';

/** As it stands in the file: to be read by people too. */
export const configText = (config: Draft['config']): string => `${JSON.stringify(config, null, 2)}\n`;

/** Gives the visitor the draft's config as a file. */
export function downloadConfig(draft: Draft): void {
  const url = URL.createObjectURL(new Blob([configText(draft.config)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(draft);
  link.click();
  // Safari reads it a moment after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
