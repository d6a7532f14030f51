import { optimisers } from '../../src/check-page/optimisers';
import { targets } from '../../studio/snippet/snippets';
import { table } from './markdown';

/** What rewrites a page's scripts, and how ours is taken out of it. */
export const optimiserTable = (): string =>
  table(
    ['tool', 'do this'],
    optimisers.map(({ name, fix }) => [name, fix]),
  );

/** Targets of the studio's snippets that are no systems for whole sites. */
const OTHERS = ['html', 'react', 'vue', 'tag-manager', 'frame'];

/** Where each system takes a snippet. */
export const hostSystems = (): string =>
  table(
    ['system', 'where to paste it'],
    targets.filter(({ id }) => !OTHERS.includes(id)).map(({ label, advice }) => [label, advice]),
  );
