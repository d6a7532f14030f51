import { fillText } from '../../src/domain/fillText';
import { isLeadKind } from '../../src/domain/leadKinds';
import { withoutAnswers } from '../photos/photo';
import { hasOwnPrices } from './confirmation';
import { contactOf, onOneLine } from './contact';
import { formatBreakdown } from './formatBreakdown';
import { formatTime } from './formatTime';
import type { Mail } from './mailText';
import { type MailMessages, type Wording, wordingFor } from './messages';
import { priceRange } from './priceRange';
import type { QueuedBody } from './queue';
import type { MailSettings } from './settings';

/**
 * The confirmation for the visitor, with their estimate, in their language; undefined where the lead does not hold exactly
 * one email address. It repeats no text of the form but a first name, and no price or label but those of the firm's own config:
 * anybody could type a stranger's address there and send them a text in the firm's name.
 */
export function visitorMail(
  { lead, receivedAt, photos }: QueuedBody,
  { to, replyTo = to[0], phone, style }: MailSettings,
): Mail | undefined {
  const { kind } = lead;
  const { name, email } = contactOf(lead);
  if (email === undefined) return undefined;
  const wording = wordingFor(style, lead.lang);
  const { messages, lang } = wording;
  const isOwn = hasOwnPrices(lead);
  const breakdown = isOwn ? formatBreakdown(lead, wording) : undefined;
  const first = firstName(name);
  const photosOfJob = withoutAnswers(photos, lead).length;
  const say = (message: keyof MailMessages) =>
    fillText(messages[message], {
      name: first,
      company: style.company,
      phone,
      request: isLeadKind(kind) ? messages[`${kind}Request`] : messages.otherRequest,
      time: formatTime(receivedAt, wording),
      photos: formatPhotos(photosOfJob, wording),
    });
  const lines = [
    say(first === '' ? 'greetingWithoutName' : 'greeting'),
    say(photosOfJob > 0 ? 'receivedWithPhotos' : 'received'),
    ...(breakdown === undefined
      ? [isOwn ? priceRange(lead, wording) : ''].filter(Boolean)
      : [say('estimateIntro'), breakdown, say('estimateNote')]),
    say('next'),
    say(phone === '' ? 'correct' : 'correctByPhone'),
    say('signature'),
  ];
  return {
    to: { name: '', address: email },
    replyTo,
    lang,
    subject: onOneLine(say(breakdown === undefined ? 'subject' : 'estimateSubject')),
    text: `${lines.join('\n\n')}\n`,
  };
}

/** The first name, if it is made of letters: neither a URL nor a sentence. */
function firstName(name: string): string {
  const [first = ''] = name.split(' ');
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : '';
}

function formatPhotos(count: number, { messages, locale }: Wording): string {
  const message = new Intl.PluralRules(locale).select(count) === 'one' ? messages.onePhoto : messages.photos;
  return fillText(message, { count: count.toLocaleString(locale) });
}
