/**
 * For the classic file, which defines all tags at once: it leaves those that the script tag of another release, before it on
 * the page, runs already. Imported before the widgets.
 */
import { version } from 'virtual:build';
import { releaseOf } from '../page/lifecycle';
import { safeDocument } from '../page/safeDocument';
import { tagsOfOtherRelease } from './otherRelease';

for (const element of safeDocument.querySelectorAll('*'))
  if (![undefined, version].includes(releaseOf(element))) tagsOfOtherRelease.add(element.localName);
