import { version } from 'virtual:build';

/** The major version of the release beside the studio. */
export const [major = ''] = version.split('.');
