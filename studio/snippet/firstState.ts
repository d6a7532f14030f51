import { type SnippetChoices, siteUrl } from './choices';
import type { ConfigSnapshot } from './configSnapshot';
import { scriptFolder } from './release';
import type { AttributeValues, SnippetInput, Target } from './snippets';
import type { useConfigSnapshot } from './useConfigSnapshot';

/** A widget's first state, for a page that does not have it as markup. */
export interface FirstState {
  /** URL of the snapshot. */
  url: string;
  /** The config that it is for, as the page names it; left out for the built-in firm's. */
  config?: string | undefined;
  /** URL of the script that brings it along: it is for a page with this widget alone. Left out: there is none. */
  script?: string | undefined;
}

/** Of the built-in firm, as a release has it. A release of its own address has no script for one widget. */
function builtInState(tag: string, folder: string): FirstState {
  const file = `${tag.slice('bio-'.length)}.js`;
  const site = siteUrl('');
  return { url: `${folder}snapshots/${file}`, ...(folder === site && { script: site + file }) };
}

/** Whether a widget begins as a floating button, whose code is a file of its own: no first state is shown. */
const beginsAsButton = (tag: string, attributes: AttributeValues): boolean =>
  tag === 'bio-estimator' && attributes['mode'] === 'panel';

/** What the page is to show first, where something of the kind is there. */
export function firstStateFor(
  tag: string,
  { release }: SnippetChoices,
  attributes: AttributeValues,
  { url, state }: ReturnType<typeof useConfigSnapshot>,
  downloaded: string | undefined,
): FirstState | undefined {
  const { config } = attributes;
  if (beginsAsButton(tag, attributes)) return undefined;
  if (config === undefined) return builtInState(tag, scriptFolder(release));
  if (url === undefined) return undefined;
  if (state === 'script') return { url, config: String(config), script: url };
  return state === 'snapshot' || url === downloaded ? { url, config: String(config) } : undefined;
}

/** Whether a snippet names it. */
export const isNamedIn = ({ url }: FirstState, { script }: SnippetInput): boolean =>
  script.url === url || (script.kind === 'module' && script.snapshot?.url === url);

/** Only a page names one, for a module whose release goes on with the desk's, and a config that is somewhere. */
export function configSnapshotFor(
  tag: string,
  { scriptKind, release, config }: SnippetChoices,
  { hasPlugin, takesNoConfig }: Target,
  attributes: AttributeValues,
): ConfigSnapshot | undefined {
  const { config: address, lang } = attributes;
  if (config !== 'address' || typeof address !== 'string') return undefined;
  if (hasPlugin || takesNoConfig || scriptKind === 'classic' || release === 'pinned') return undefined;
  return { config: address, tag, lang: typeof lang === 'string' ? lang : undefined };
}
