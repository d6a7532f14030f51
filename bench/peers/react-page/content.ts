import type { HomeContent } from '../content';

/** Put in by the build. */
declare const CONTENT: HomeContent;

export const content = CONTENT;
