/** A snapshot, as `snapshot.ts` shows it, of a wizard whose second step needs no code either. */
import { secondStep, version } from 'virtual:build';
import type { MarkupModule } from './island';
import { mayBeginElsewhere, watchFirstStep } from './secondStep';
import { showMarkup as showFirstStep } from './snapshot';
import { decidingAttribute, placesOf } from './snapshotState';
import { buildTree, treesIn } from './snapshotTree';

export { version };

export const showMarkup: MarkupModule['showMarkup'] = (element, releaseUrl) => {
  const state = secondStep.byAttribute[decidingAttribute(element) ?? 'unknown'];
  const isShown = showFirstStep(element, releaseUrl);
  if (state !== undefined && !mayBeginElsewhere(element, secondStep.parameters))
    watchFirstStep(element, secondStep.requires, (container) =>
      buildTree(container, treesIn(secondStep.trees, state, placesOf(element, releaseUrl))),
    );
  return isShown;
};
