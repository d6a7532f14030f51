import { safeDocument } from '../safeDocument';

/**
 * Reports to the page's author that the page has the scripts of two releases, in one console line.
 * @param other undefined for a release of before they had a version in the page.
 */
export function reportOtherRelease(version: string, other: string | undefined): void {
  if (other === version) return; // the same one twice, which only costs time
  const urls = [...safeDocument.scripts]
    .map(({ src }) => src)
    .filter((src) => /\/biosystem(\.iife)?\.js/.test(src));
  console.warn(
    `BioSystem: this page has the scripts of two releases, first ${other ?? 'an older one'} and then ${version}. Each tag is run by the first one that knows it. Expected one script tag, found: ${urls.join(' and ') || 'none (they are inserted or pasted in)'}.`,
  );
}
