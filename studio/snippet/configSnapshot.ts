/** The first state of a widget with a config at an address: a lead desk has it beside the config; elsewhere it is put there. */
import { version } from 'virtual:build';
import { releaseFolderIn } from '../../src/check-page/script';
import { siteUrl } from './choices';

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

/**
 * What is there that this release can show: a desk's own script that brings the first state along, or the first state alone.
 * Asked for here, so that no page of a stranger asks in vain.
 */
export async function lookFor(url: string, signal: AbortSignal): Promise<'script' | 'snapshot' | 'absent'> {
  try {
    const response = await fetch(url, { signal });
    const code = response.ok ? await response.text() : '';
    if (!code.includes(version)) return 'absent';
    // A copy elsewhere has not the files beside it.
    return url.startsWith(siteUrl('configs/')) && releaseFolderIn(code) !== undefined ? 'script' : 'snapshot';
  } catch {
    return 'absent';
  }
}
