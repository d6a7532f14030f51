import type { Defaults } from '../content/defaults';
import type { Messages } from '../content/messages';
import type { SomeTopics } from '../content/schema';
import type { Question } from '../domain/question';
import { DEFAULT_LANGUAGE } from '../page/language';

/** What facts may ask for that not every firm has. */
interface AskingFacts {
  availability?: { hours?: readonly unknown[] | undefined } | undefined;
  questions?: Readonly<Record<'contact' | 'quote', readonly Pick<Question, 'answer'>[]>> | undefined;
}

/**
 * The defaults with the topics of messages that only some facts ask for, which are files of their own; undefined where these
 * facts ask for nothing.
 */
export function withMoreMessages<Topics extends SomeTopics>(
  { availability, questions }: AskingFacts,
  defaults: Defaults<Topics>,
): Promise<Defaults<Topics>> | undefined {
  const english = defaults.messages[DEFAULT_LANGUAGE];
  const offersTimes = Boolean(availability?.hours?.length) && !('slots' in english);
  // A form is known by its messages; those of the others have the messages of photos anyway.
  const asksForFile = (['contact', 'quote'] as const).some(
    (form) => form in english && questions?.[form].some(({ answer }) => answer === 'file'),
  );
  const loading: Promise<Partial<Messages>>[] = [];
  if (offersTimes)
    loading.push(import('../content/messages/slots').then(({ slotsMessages: slots }) => ({ slots })));
  if (asksForFile && !('photos' in english))
    loading.push(import('../content/messages/photos').then(({ photosMessages: photos }) => ({ photos })));
  if (loading.length === 0) return undefined;
  return Promise.all(loading).then((topics) => ({
    ...defaults,
    messages: {
      ...defaults.messages,
      [DEFAULT_LANGUAGE]: Object.assign({}, english, ...topics) as typeof english,
    },
  }));
}
