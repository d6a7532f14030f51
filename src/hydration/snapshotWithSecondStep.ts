/** A snapshot, as `snapshot.ts` shows it, of a wizard whose second step needs no code either. */
import { version } from 'virtual:build';
import { nextPaint } from '../page/scheduling';
import type { MarkupModule } from './release';
import { mayBeginElsewhere, watchFirstStep } from './secondStep';
import { config, showMarkup as showFirstStep } from './snapshot';
import { decidingAttribute, fillFor, secondStep } from './snapshotState';
import { buildTree, treesIn } from './snapshotTree';

export { config, version };

export const showMarkup: MarkupModule['showMarkup'] = (element, releaseUrl) => {
  const isShown = showFirstStep(element, releaseUrl);
  const state = secondStep?.byAttribute[decidingAttribute(element) ?? 'unknown'];
  if (!secondStep || state === undefined) return isShown;
  const { trees, requires, parameters } = secondStep;
  let isElsewhere: boolean | undefined;
  const beginsElsewhere = () => (isElsewhere ??= mayBeginElsewhere(element, parameters));
  // Before anything is stored of what is ticked now. A browser's storage is slow when it is asked first.
  void nextPaint().then(beginsElsewhere);
  watchFirstStep(element, requires, beginsElsewhere, (container) =>
    buildTree(container, treesIn(trees, state), fillFor(element, releaseUrl)),
  );
  return isShown;
};
