import type { Messages } from '../../../content/messages';

export const form: Messages['form'] = {
  required: 'Bitte füllen Sie dieses Feld aus.',
  email: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  tooLong: 'Bitte kürzen Sie den Text auf {limit} Zeichen. Im Moment sind es {length}.',
  number: 'Bitte geben Sie eine Zahl ein, zum Beispiel 12.',
  day: 'Dieser Tag ist nicht möglich. Bitte wählen Sie einen anderen.',
  possibleDays: 'Möglich: {days}.',
  time: 'Uhrzeit',
  yes: 'Ja',
  no: 'Nein',
  help: 'Mehr dazu',
  slips: {
    phone: 'Das sieht für eine Telefonnummer zu kurz aus. Bitte prüfen Sie sie noch einmal.',
    email: 'Meinten Sie {suggestion}?',
    address: 'Die Hausnummer fehlt noch. Bitte ergänzen Sie sie, falls es eine gibt.',
  },
  requiredNote: 'Felder mit * sind Pflichtfelder.',
  problems: 'Bitte noch einmal ansehen',
  mayContact:
    'Wenn ich gehe, ohne abzuschicken, dürfen Sie behalten, was ich hier eingetragen habe, und sich deshalb bei mir melden.',
  queuedNote:
    'Ihre Anfrage ist auf diesem Gerät gespeichert und wird von selbst noch einmal gesendet, solange diese Seite oder später eine andere dieser Website geöffnet ist. Bestätigt ist sie noch nicht.',
  queuedHeading: 'Gespeichert, aber noch nicht bestätigt',
  queued:
    'Ihre Anfrage ist auf diesem Gerät gespeichert. Ob sie bei uns angekommen ist, wissen wir noch nicht. Sie wird deshalb von selbst noch einmal gesendet, solange diese Seite oder später eine andere dieser Website geöffnet ist. Sobald sie bestätigt ist, lesen Sie es hier.',
  queuedCall: 'Wenn es eilt, rufen Sie uns bitte an: {phone}.',
  delivered: 'Ihre Anfrage vom {date} ist angekommen. Danke für Ihre Geduld.',
  undelivered:
    'Ihre Anfrage vom {date} konnte nicht zugestellt werden. Bitte rufen Sie uns an: {phone}, oder senden Sie sie noch einmal.',
  undeliveredWithoutPhone:
    'Ihre Anfrage vom {date} konnte nicht zugestellt werden. Bitte senden Sie sie noch einmal.',
  dismiss: 'Diese Meldung schließen',
  nextHeading: 'Wie es weitergeht',
  nextRead: 'Wir lesen Ihre Anfrage.',
  nextCall: 'Haben Sie vorher Fragen? Rufen Sie uns an: {phone}.',
  remind: 'Morgen daran erinnern',
  print: 'Drucken oder als PDF speichern',
  printFailed: 'Das Drucken konnte nicht vorbereitet werden. Bitte versuchen Sie es noch einmal.',
  document: {
    date: 'Datum',
    client: 'Für',
    price: 'Preisspanne',
    notes: 'Anmerkungen',
  },
  remindTitle: 'Hat sich {company} gemeldet?',
  remindText:
    'Am {date} haben Sie eine Anfrage gesendet. Wenn sich noch niemand gemeldet hat, rufen Sie bitte an: {phone}.',
  remindTextWithoutPhone: 'Am {date} haben Sie eine Anfrage gesendet.',
  stepPosition: 'Schritt {step} von {steps}',
  limitHint: 'Bis zu {limit} Zeichen.',
};
