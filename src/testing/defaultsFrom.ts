import type { Defaults } from '../content/defaults';
import type { SomeTopics } from '../content/schema';

/** Complete facts and messages, as what a config is laid over. */
export function defaultsFrom<Topics extends SomeTopics>(business: Topics): Defaults<Topics> {
  const { texts, ...facts } = business;
  return { facts, referenced: {}, messages: { en: {}, ...texts }, texts: {} };
}
