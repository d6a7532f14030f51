import type { Messages } from '../../../content/messages';

export const notFound: Messages['notFound'] = {
  heading: 'Diese Seite gibt es nicht',
  text: 'Unter dieser Adresse ist nichts zu finden. Vielleicht ist es umgezogen.',
  home: 'Zur Startseite',
};
