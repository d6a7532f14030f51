import { invitation as de } from './de/invitation';
import { invitation as en, type InvitationTexts } from './en/invitation';
import { invitation as es } from './es/invitation';

/** What the mail that invites somebody to the inbox says, in each of its languages. */
export const invitationTexts: Readonly<Record<string, InvitationTexts>> = { en, es, de };
