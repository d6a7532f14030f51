/**
 * The loader's way to the code that forwards analytics. It may be a classic script under any name: what it imported by a
 * relative URL would be looked for beside the page, or beside the file that it was joined into.
 */
import { releaseFolder } from 'virtual:build';
import type * as Analytics from '../page/lazy/analytics';
import { scriptUrl } from '../page/scriptUrl';

export const importAnalytics = (): Promise<typeof Analytics> =>
  import(/* @vite-ignore */ new URL(`${releaseFolder}forward.js`, scriptUrl).href);
