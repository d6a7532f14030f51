import type { Messages } from '../../../content/messages';

export const quote: Messages['quote'] = {
  title: 'Ihr Angebot',
  progress: 'Schritte Ihres Angebots',
  done: 'erledigt',
  steps: {
    client: {
      label: 'Ihre Angaben',
      heading: 'Ihre Angaben',
      intro:
        'Stellen Sie Ihre Wunschliste zusammen. Zuerst: Für wen ist sie? Eine Telefonnummer oder eine E-Mail-Adresse genügt für unsere Antwort.',
    },
    services: {
      label: 'Leistungen wählen',
      heading: 'Leistungen wählen',
      intro: 'Wählen Sie alles Passende. Die Summe rechnet mit.',
    },
    addOns: {
      label: 'Zusatzleistungen (freiwillig)',
      heading: 'Zusatzleistungen (freiwillig)',
      intro: 'Nur wenn Sie möchten.',
    },
    total: { label: 'Summe', heading: 'Summe', intro: '' },
    notes: {
      label: 'Anmerkungen und Änderungen',
      heading: 'Anmerkungen und Änderungen',
      intro: 'Was wir wissen oder anders machen sollen.',
    },
    signature: {
      label: 'Unterschrift und Zustimmung',
      heading: 'Unterschrift und Zustimmung',
      intro: 'Stimmen Sie dem Angebot zu und unterschreiben Sie mit Ihrem Namen.',
    },
  },
  labels: {
    clientName: 'Name',
    address: 'Adresse',
    phone: 'Telefon',
    email: 'E-Mail',
    notes: 'Anmerkungen',
    signature: 'Unterschrift (Vor- und Nachname tippen)',
  },
  hints: {
    address: 'Straße, Hausnummer, Postleitzahl und Ort des Objekts.',
    notes: 'Zum Beispiel: Das Seitentor ist verschlossen, dienstags passt es am besten.',
    signature: '',
  },
  includes: 'Was dazugehört',
  bestFor: 'Am besten für: {text}',
  nothingOffered: 'Hier gibt es zurzeit nichts zu wählen. Bitte gehen Sie weiter.',
  total: 'Summe',
  perMonth: '{range}/Monat',
  once: 'Einmalig',
  monthly: 'Jeden Monat',
  monthlyNote: 'Die Summe enthält einen Monat dessen, was monatlich bezahlt wird.',
  includingMonthly: 'einschließlich {range}',
  nothingChosen: 'Noch nichts gewählt',
  emptyQuote:
    'Sie haben noch keine Leistung gewählt. Gehen Sie zurück, um zu wählen, oder weiter und schreiben Sie uns in den Anmerkungen, was Sie brauchen.',
  rangeNote:
    'Wo Ihr Preis in der Spanne liegt, hängt von Größe und Zustand ab. Sie bekommen den genauen Preis, bevor die Arbeit beginnt.',
  approve:
    'Ich stimme diesem Angebot zu. Mir ist bekannt, dass die Summe eine Spanne ist und der genaue Preis bestätigt wird, bevor die Arbeit beginnt.',
  draw: 'Unterschrift auch zeichnen (freiwillig)',
  drawing: 'Ihre gezeichnete Unterschrift (freiwillig)',
  drawingHint: 'Zeichnen Sie mit einem Finger, einem Stift oder der Maus.',
  drawingLoading: 'Einen Moment: Das Zeichenfeld wird geladen. Ihre getippte Unterschrift genügt.',
  clearDrawing: 'Zeichnung löschen',
  removeDrawing: 'Ohne Zeichnung unterschreiben',
  missing: {
    both: 'Es fehlen noch: Ihre Zustimmung und Ihre getippte Unterschrift.',
    approval: 'Es fehlt noch: Ihre Zustimmung.',
    signature: 'Es fehlt noch: Ihre getippte Unterschrift.',
  },
  contactMissing:
    'Ihr Angebot ist unterschrieben und fast fertig. Bitte geben Sie uns eine Telefonnummer oder eine E-Mail-Adresse, damit wir antworten können.',
  previous: 'Zurück',
  next: 'Weiter',
  complete: 'Angebot abschicken',
  completing: 'Ihr Angebot wird gesendet ...',
  error: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal oder rufen Sie uns an: {phone}.',
  errorWithoutPhone: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  thanks: 'Vielen Dank, Ihr Angebot ist unterschrieben',
  number: 'Angebot Nummer {number}',
  nextHeading: 'Wie es weitergeht',
  promise: 'Wir melden uns, um Ihren genauen Preis zu bestätigen.',
  afterwards: 'Die Arbeit beginnt erst, wenn Sie den genauen Preis haben.',
  print: 'Drucken oder als PDF speichern',
  printFailed:
    'Das Angebot konnte nicht für den Druck vorbereitet werden. Bitte versuchen Sie es noch einmal, oder notieren Sie die Nummer: {number}.',
  again: 'Neues Angebot beginnen',
  document: {
    title: 'Angebot',
    date: 'Datum',
    client: 'Für',
    services: 'Leistungen',
    price: 'Preisspanne',
    notes: 'Anmerkungen',
    signed: 'Zugestimmt und unterschrieben',
    unsigned: 'Noch nicht unterschrieben',
    signature: 'Unterschrift',
    drawn: 'Gezeichnete Unterschrift',
  },
  withoutScript:
    'Das Angebot braucht JavaScript, das abgeschaltet ist. Bitte fragen Sie telefonisch: {phone}.',
};
