import type { Messages } from '../../../messages';

export const estimator: Messages['estimator'] = {
  launch: 'Preis in einer Minute',
  title: 'Preisrechner',
  close: 'Schließen und von vorn beginnen',
  progress: 'Schritt {step} von {steps}',
  steps: {
    services: {
      label: 'Leistungen',
      heading: 'Was braucht Pflege?',
      intro: 'Wählen Sie alles, was infrage kommt.',
    },
    addOns: { label: 'Extras', heading: 'Noch etwas, wenn wir schon einmal da sind?', intro: 'Freiwillig.' },
    property: {
      label: 'Haus',
      heading: 'Erzählen Sie uns vom Haus',
      intro: 'Beantworten Sie, was Sie wissen. Mit jeder Antwort wird die Preisspanne genauer.',
    },
    location: { label: 'Ort', heading: 'Wo steht es, und wie kommen wir heran?', intro: '' },
    result: { label: 'Preis', heading: 'Ihre Preisspanne', intro: '' },
  },
  perUnit: '{range} pro {unit}',
  quantity: 'Wie viel? ({unit})',
  quantityHint: 'Wenn Sie nichts eintragen, zeigen wir den Preis pro {unit}.',
  quantityProblem: 'Bitte geben Sie eine Zahl bis höchstens {limit} ein, oder lassen Sie das Feld leer.',
  numberProblem: 'Bitte geben Sie eine Zahl von {min} bis {max} ein.',
  numberStepProblem: 'Bitte geben Sie eine Zahl von {min} bis {max} in Schritten von {step} ein.',
  numberMissing: 'Bitte wählen Sie eine Zahl aus.',
  from: 'ab {price}',
  onRequest: 'Auf Anfrage',
  yes: 'Ja',
  no: 'Nein',
  labels: {
    propertyType: 'Art des Hauses',
    sqft: 'Größe in Quadratfuß',
    zip: 'Postleitzahl',
    firstName: 'Vorname',
    email: 'E-Mail',
    phone: 'Telefon',
    preferredDays: 'Welche Tage passen Ihnen?',
    question: 'Ihre Frage',
  },
  hints: {
    sqft: 'Ein grober Wert genügt, zum Beispiel 2.400.',
    sqftOdd:
      'Das sieht nicht nach einer Fläche in Quadratfuß aus. Sie können trotzdem weitergehen; wir fragen am Telefon nach.',
    zipOdd:
      'Das sieht nicht nach einer Postleitzahl aus. Sie können trotzdem weitergehen; wir fragen am Telefon nach.',
    notServed:
      'In {zip} sind wir noch nicht unterwegs. Ihre Preisspanne sehen Sie trotzdem, und gern schicken Sie uns Ihre Anfrage: Wir sagen Ihnen ehrlich, ob wir helfen können.',
    notServedStop:
      'In {zip} sind wir noch nicht unterwegs. Bitte rufen Sie uns unter {phone} an: Vielleicht können wir trotzdem helfen.',
    notServedStopWithoutPhone: 'Es tut uns leid: In {zip} sind wir noch nicht unterwegs.',
    preferredDays: 'Zum Beispiel: dienstags oder donnerstags am Vormittag.',
    question: 'Zum Beispiel: Ab wann können wir die Terrasse wieder benutzen?',
  },
  missingService: 'Bitte wählen Sie mindestens eine Leistung aus',
  back: 'Zurück',
  next: 'Weiter',
  compute: 'Preisspanne anzeigen',
  runningRange: 'Bisher',
  result: {
    lead: 'Nach Ihren Angaben liegt der Preis bei',
    confirm:
      'Der kostenlose Besuch bestätigt ihn, und Sie bekommen einen Festpreis, bevor die Arbeit beginnt.',
    visit: 'Ein Einsatz dauert meist {hours} Stunden.',
    breakdown: 'So setzt sich der Preis zusammen',
    base: 'Grundpreis {range}',
    times: '{label}: {answer}',
    quantity: '{count} × {range}',
    unitPrice: 'Preis pro {unit}, ohne Menge gerechnet',
    floor: 'Unser Mindestpreis für diesen Auftrag ist {price}',
    billed: 'Berechnet als {count}',
    flat: '{range} fest',
    quantityOpen: 'Der Preis hängt von der Menge ab',
    onRequest: 'Den Preis nennen wir, wenn wir den Auftrag gesehen haben',
    percentage: '{label} ({percent} %)',
    fee: '{label}: {count} × {price}',
    feeAbove: '{label}: {count} × {price}, davon {included} frei',
    minimum: 'Bis zu unserem Mindestpreis von {price}',
    total: 'Gesamt',
    change: 'Angaben ändern',
  },
  book: 'Kostenlosen Besuch vereinbaren',
  ask: 'Ich habe erst eine Frage',
  backToRange: 'Zurück zur Preisspanne',
  contactHeading: 'Wie erreichen wir Sie?',
  contactIntro:
    'Wir melden uns innerhalb von 24 Stunden, um eine kostenlose Begutachtung der Oberflächen bei Ihnen zu vereinbaren.',
  questionHeading: 'Was möchten Sie wissen?',
  questionIntro: 'Wir melden uns innerhalb von 24 Stunden. Ihre Preisspanne schicken wir mit.',
  smsConsent:
    'Schreiben Sie mir zu dieser Preisspanne SMS. Es können Gebühren für Nachrichten und Daten anfallen. Mit der Antwort STOP beende ich das. Es ist keine Bedingung für einen Kauf.',
  confirm: 'Anfrage senden',
  confirming: 'Ihre Anfrage wird gesendet …',
  photosBusy:
    'Einen Moment: Ihre Fotos werden noch vorbereitet. Bitte drücken Sie danach noch einmal auf „Anfrage senden“.',
  photosLost:
    'Ihre Fotos sind beim Neuladen der Seite verloren gegangen. Bitte wählen Sie sie noch einmal aus.',
  error: 'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal, oder rufen Sie uns an: {phone}.',
  errorWithoutPhone: 'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.',
  thanks: 'Vielen Dank für Ihre Anfrage!',
  thanksPromise:
    'Wir melden uns innerhalb von 24 Stunden, um Ihre kostenlose Begutachtung der Oberflächen zu vereinbaren.',
  thanksVisit:
    'Der kostenlose Besuch bestätigt Ihre Preisspanne, und Sie bekommen einen festen Preis, bevor die Arbeit beginnt.',
  thanksEmailed: 'Ihre Preisspanne von {range} haben wir an {email} geschickt.',
  thanksNoted:
    'Ihre Preisspanne von {range} liegt uns vor. Wir antworten Ihnen per E-Mail an {email} oder telefonisch unter {phone}.',
  again: 'Noch einen Preis berechnen',
  nothingOffered: 'Unsere Preisliste wird gerade überarbeitet. Bitte rufen Sie uns an: {phone}.',
  nothingOfferedWithoutPhone:
    'Unsere Preisliste wird gerade überarbeitet. Bitte schauen Sie bald wieder vorbei.',
  withoutScript:
    'Der Preisrechner braucht JavaScript, und das ist hier ausgeschaltet. Bitte fragen Sie telefonisch nach dem Preis: {phone}.',
};
