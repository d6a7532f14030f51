import * as v from 'valibot';
import { english } from '../content/messages';
import { type Business, factsSchema } from '../content/schema';
import facts from './firm.json';

/**
 * A firm with facts in every topic and the built-in messages, for tests that need known prices, names or ids. It began as a copy of the built-in
 * facts. Those belong to the owner, who may replace them all; these stay, so that no test reads what an owner changes.
 */
export const firm: Business = { ...v.parse(factsSchema, { ...facts, theme: {} }), texts: { en: english } };
