import { reporter } from '../../../src/check-page/testing/page';
import { readPage } from '../sourcePage';
import { sourceRules } from '../sourceRules';

/** What is found in the source of a page. */
export const { reportOf, linesOf } = reporter(readPage, sourceRules);
