import type { Messages } from '../../../content/messages';

export const common: Messages['common'] = {
  unexpectedHeading: 'Hier ist etwas schiefgegangen',
  unexpectedCall: 'Dieser Teil der Seite ließ sich nicht anzeigen. Bitte rufen Sie uns an: {phone}.',
  unexpectedWithoutPhone: 'Dieser Teil der Seite ließ sich nicht anzeigen. Bitte laden Sie die Seite neu.',
  loadError:
    'Das ließ sich nicht laden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal, oder rufen Sie uns an: {phone}.',
  loadErrorWithoutPhone:
    'Das ließ sich nicht laden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  pricesUnavailable:
    'Im Moment können wir keine Preise anzeigen. Bitte versuchen Sie es noch einmal, oder rufen Sie uns an: {phone}.',
  pricesUnavailableWithoutPhone:
    'Im Moment können wir keine Preise anzeigen. Bitte versuchen Sie es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  close: 'Schließen',
  rangeTo: 'bis',
  per: 'pro',
};
