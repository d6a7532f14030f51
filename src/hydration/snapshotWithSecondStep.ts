/** A snapshot, as `snapshot.ts` shows it, of a wizard whose second step needs no code either. */
import { secondStep, version } from 'virtual:build';
import { nextPaint } from '../page/nextPaint';
import type { MarkupModule } from './island';
import { mayBeginElsewhere, watchFirstStep } from './secondStep';
import { showMarkup as showFirstStep } from './snapshot';
import { decidingAttribute, placesOf } from './snapshotState';
import { buildTree, treesIn } from './snapshotTree';

export { version };

export const showMarkup: MarkupModule['showMarkup'] = (element, releaseUrl) => {
  const state = secondStep.byAttribute[decidingAttribute(element) ?? 'unknown'];
  const isShown = showFirstStep(element, releaseUrl);
  if (state === undefined) return isShown;
  let isElsewhere: boolean | undefined;
  const beginsElsewhere = () => (isElsewhere ??= mayBeginElsewhere(element, secondStep.parameters));
  // Before anything is stored of what is ticked now. A browser's storage is slow when it is asked first.
  void nextPaint().then(beginsElsewhere);
  watchFirstStep(element, secondStep.requires, beginsElsewhere, (container) =>
    buildTree(container, treesIn(secondStep.trees, state, placesOf(element, releaseUrl))),
  );
  return isShown;
};
