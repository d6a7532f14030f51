/** The mail that invites somebody to the inbox. Texts in braces are filled in. */
export const invitation = {
  subject: 'Your account for the inbox of {company}',
  hello: 'Hello,',
  text: '{inviter} has added you to the inbox of {company}. It holds what customers ask for. Choose a password, and you are in.',
  again: '{inviter} has made you a new link to the inbox of {company}. Choose a new password with it.',
  name: 'You sign in as “{name}”.',
  button: 'Choose a password',
  until:
    'The link works once, until {time}. If you did not expect this mail, do nothing: without the link nobody gets in.',
};

export type InvitationTexts = typeof invitation;
