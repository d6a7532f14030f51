import type { InvitationTexts } from '../en/invitation';

export const invitation: InvitationTexts = {
  subject: 'Su cuenta para la bandeja de {company}',
  hello: 'Hola:',
  text: '{inviter} le ha añadido a la bandeja de {company}. Ahí llega lo que piden los clientes. Elija una contraseña y ya puede entrar.',
  again:
    '{inviter} ha creado un enlace nuevo para usted a la bandeja de {company}. Elija con él una contraseña nueva.',
  name: 'Entra como «{name}».',
  button: 'Elegir una contraseña',
  until:
    'El enlace sirve una sola vez, hasta el {time}. Si no esperaba este correo, no haga nada: sin el enlace nadie entra.',
};
