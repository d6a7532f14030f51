import { fileName } from '../config/names';
import type { Draft } from '../draft/draft';

/** As it stands in the file: to be read by people too. */
export const configText = (config: Draft['config']): string => `${JSON.stringify(config, null, 2)}\n`;

/** Gives the visitor the draft's config as a file. */
export const downloadConfig = (draft: Draft): void =>
  downloadFile(configText(draft.config), 'application/json', fileName(draft));

export function downloadFile(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads it a moment after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
