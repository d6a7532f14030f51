/** The first state of a widget with a config at an address: a lead desk has it beside the config; elsewhere it is put there. */
import { version } from 'virtual:build';
import { startWorker } from '../app/trusted';
import type { SnapshotRequest, SnapshotResponse } from './snapshotWorker';

/** What a snapshot is of. */
export interface ConfigSnapshot {
  /** Address of the config. */
  config: string;
  /** Tag of the widget. */
  tag: string;
  /** Tag of its language, where the page's is another one. */
  lang: string | undefined;
}

/** `estimator.js` for `bio-estimator`. */
export const snapshotName = (tag: string): string => `${tag.slice('bio-'.length)}.js`;

/** Its address beside the config: `…/bug-off/estimator.js` for `…/bug-off.json`; undefined for a config at none of this kind. */
export function snapshotUrl({ config, tag, lang }: ConfigSnapshot): string | undefined {
  if (!/^https?:\/\/[^?#]+\.json$/.test(config) || !URL.canParse(config)) return undefined;
  const url = new URL(config);
  url.pathname = url.pathname.replace(/\.json$/, `/${snapshotName(tag)}`);
  if (lang !== undefined) url.searchParams.set('lang', lang);
  return url.href;
}

/** Whether one is there that this release can show. Asked for here, so that no page of a stranger asks in vain. */
export async function isThere(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, { signal });
    return response.ok && (await response.text()).includes(version);
  } catch {
    return false;
  }
}

/**
 * Makes the file in this browser.
 * @throws where the config cannot be had, with a sentence.
 */
export async function makeSnapshot({ config, tag, lang }: ConfigSnapshot): Promise<string> {
  const response = await fetch(config);
  if (!response.ok) throw new Error(`The config is answered with status ${response.status}.`);
  const request: SnapshotRequest = {
    name: tag.slice('bio-'.length),
    config: (await response.json()) as object,
    lang,
  };
  const worker = startWorker('snapshotWorker.js');
  try {
    const made = await new Promise<SnapshotResponse>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<SnapshotResponse>) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.postMessage(request, []);
    });
    if ('error' in made) throw new Error(made.error);
    return made.code;
  } finally {
    worker.terminate();
  }
}
