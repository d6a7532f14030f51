import type { Rule } from '../finding';
import { attributeRules } from './attributes';
import { configRules } from './config';
import { endpointRules } from './endpoint';
import { layoutRules } from './layout';
import { linkRules } from './links';
import { policyRules } from './policy';
import { scriptRules } from './script';
import { tagRules } from './tags';

/** Everything that is checked, in the order in which it is said. */
export const rules: readonly Rule[] = [
  ...scriptRules,
  ...tagRules,
  ...attributeRules,
  ...configRules,
  ...endpointRules,
  ...policyRules,
  ...linkRules,
  ...layoutRules,
];
