import type { Rule } from '../rule';
import { attributeRules } from './attributes';
import { configRules } from './config';
import { endpointRules } from './endpoint';
import { layoutRules } from './layout';
import { linkRules } from './links';
import { policyRules } from './policy';
import { scriptRules } from './script';
import { tagRules } from './tags';

/** What is checked of any page, in the order in which it is said. */
export const pageRules: readonly Rule[] = [
  ...scriptRules,
  ...tagRules,
  ...attributeRules,
  ...configRules,
  ...endpointRules,
  ...policyRules,
  ...linkRules,
  ...layoutRules,
];
