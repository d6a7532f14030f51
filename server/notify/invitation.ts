import { fillText } from '../../src/domain/fillText';
import { invitationTexts } from '../../src/languages/invitation';
import { onOneLine } from './contact';
import { brand, type Mail, paragraph } from './mailContent';
import type { MailStyle } from './messages';

interface Invited {
  email: string;
  /** How they sign in. */
  name: string;
  /** The account that invites. */
  inviter: string;
  /** Where they choose a password. */
  link: string;
  /** Until when that works, in ISO 8601. */
  until: string;
  /** Whether they have a password, which the link replaces. */
  isKnown: boolean;
  /** Of the inviter. */
  lang: string;
}

/** The mail that invites somebody to the inbox. It names nobody but the account and the firm. */
export function invitationMail(
  { email, name, inviter, link, until, isKnown, lang }: Invited,
  style: MailStyle,
): Mail {
  const texts = invitationTexts[lang] ?? invitationTexts['en'];
  if (!texts) throw new Error('there are no texts of invitations');
  const time = new Date(until).toLocaleString(lang, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: style.timeZone,
  });
  const say = (text: string) => fillText(text, { company: style.company, inviter, name, time });
  const told = say(isKnown ? texts.again : texts.text);
  return {
    to: { name: '', address: email },
    lang,
    subject: onOneLine(say(texts.subject)),
    preview: onOneLine(told),
    blocks: [
      brand(style),
      { part: 'headline' },
      paragraph(texts.hello),
      paragraph(told),
      paragraph(say(texts.name)),
      { part: 'button', text: `${texts.button}:\n${link}`, name: texts.button, href: link },
      paragraph(say(texts.until)),
    ],
  };
}
