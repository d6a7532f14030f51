import type { Defaults } from '../content/defaults';
import type { SomeTopics } from '../content/schema';
import { DEFAULT_LANGUAGE } from '../page/language';

/**
 * The defaults with the topics of messages that only some facts ask for, which are files of their own; undefined where these
 * facts ask for nothing.
 */
export function withMoreMessages<Topics extends SomeTopics>(
  { availability }: { availability?: { hours?: readonly unknown[] | undefined } | undefined },
  defaults: Defaults<Topics>,
): Promise<Defaults<Topics>> | undefined {
  const english = defaults.messages[DEFAULT_LANGUAGE];
  if (!availability?.hours?.length || 'slots' in english) return undefined;
  return import('../content/messages/slots').then(({ slotsMessages: slots }) => ({
    ...defaults,
    messages: { ...defaults.messages, [DEFAULT_LANGUAGE]: { ...english, slots } },
  }));
}
