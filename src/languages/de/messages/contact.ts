import type { Messages } from '../../../content/messages';

export const contact: Messages['contact'] = {
  heading: 'Schreiben Sie uns',
  intro: 'Sagen Sie uns, wie wir Sie erreichen und was Sie brauchen.',
  labels: {
    fullName: 'Vor- und Nachname',
    phone: 'Telefon',
    email: 'E-Mail',
    serviceAddress: 'Adresse',
    hearAboutUs: 'Wie haben Sie von uns erfahren?',
    areasOfConcern: 'Was brauchen Sie?',
  },
  hints: { serviceAddress: 'Straße, Hausnummer, Postleitzahl und Ort.', areasOfConcern: '' },
  chooseSource: 'Bitte wählen (freiwillig)',
  button: 'Anfrage senden',
  sending: 'Ihre Anfrage wird gesendet ...',
  success: 'Vielen Dank! Ihre Anfrage ist angekommen. Wir melden uns bei Ihnen.',
  again: 'Weitere Anfrage senden',
  nextContact: 'Wir melden uns bei Ihnen.',
  nextVisit: '',
  error: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal oder rufen Sie uns an: {phone}.',
  withoutScript: 'Dieses Formular braucht JavaScript, das abgeschaltet ist. Bitte rufen Sie uns an: {phone}.',
  errorWithoutPhone: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
};
