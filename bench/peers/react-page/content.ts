import type { HomeContent } from '../content';

/** Defined by `bench/build.ts`. */
declare const CONTENT: HomeContent;

export const content = CONTENT;
