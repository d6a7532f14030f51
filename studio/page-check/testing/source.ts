import { reporter } from '../../../src/check-page/testing/page';
import { sourceRules } from '../checkSource';
import { readPage } from '../sourcePage';

/** What is found in the source of a page. */
export const { reportOf, linesOf } = reporter(readPage, sourceRules);
