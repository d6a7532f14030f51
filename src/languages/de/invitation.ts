import type { InvitationTexts } from '../en/invitation';

export const invitation: InvitationTexts = {
  subject: 'Ihr Zugang zum Posteingang von {company}',
  hello: 'Guten Tag,',
  text: '{inviter} hat Sie zum Posteingang von {company} hinzugefügt. Dort steht, was Kunden anfragen. Wählen Sie ein Passwort, dann sind Sie drin.',
  again:
    '{inviter} hat Ihnen einen neuen Link zum Posteingang von {company} gemacht. Wählen Sie damit ein neues Passwort.',
  name: 'Sie melden sich als „{name}“ an.',
  button: 'Passwort wählen',
  until:
    'Der Link gilt einmal, bis {time}. Haben Sie diese E-Mail nicht erwartet, tun Sie nichts: Ohne den Link kommt niemand hinein.',
};
