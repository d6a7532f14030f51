import { version } from 'virtual:build';
import { type SnippetChoices, siteUrl } from './choices';

/** The major version of the release beside the studio. */
export const [major = ''] = version.split('.');

/** Relative to the site. */
const folders: Record<SnippetChoices['release'], string> = {
  newest: '',
  major: `v/${major}/`,
  pinned: `v/${version}/`,
};

/** The folder of the script, as a URL. */
export const scriptFolder = (release: SnippetChoices['release']): string => siteUrl(folders[release]);
