import { parseUrl } from '../page';

/** The folder of the release that a file lies in. A bundler gives it another name. */
export function releaseFolder(file: string): URL | undefined {
  const url = parseUrl(file);
  // A letter may be percent-encoded, where a file was requested again.
  const path = decodeURIComponent(url?.pathname ?? '');
  return /\/v\/[^/]+\/check\.js$/.test(path) ? new URL(path.replace(/[^/]+$/, ''), url) : undefined;
}
