import type { Rule } from '../../src/check-page/rule';
import { pageRules } from '../../src/check-page/rules/rules';
import { sourceScriptRules } from './sourceScript';

/** Everything that is checked of a page's source, in the order in which it is said. */
export const sourceRules: readonly Rule[] = [...sourceScriptRules, ...pageRules];
