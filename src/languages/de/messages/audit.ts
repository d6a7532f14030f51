import type { Messages } from '../../../content/messages';

export const audit: Messages['audit'] = {
  title: 'Besuch anfragen',
  closeIcon: 'Schließen und meine Angaben behalten',
  progress: 'Schritte Ihrer Anfrage',
  stepDone: 'erledigt',
  steps: {
    info: { label: 'Angaben', heading: 'Wohin sollen wir kommen, und wie erreichen wir Sie?', intro: '' },
    clean: {
      label: 'Reinigen',
      heading: 'Was soll gereinigt werden?',
      intro: 'Freiwillig. Wählen Sie alles Passende.',
    },
    strip: {
      label: 'Abtragen',
      heading: 'Soll etwas abgetragen werden?',
      intro: 'Freiwillig. Wählen Sie alles Passende.',
    },
    protect: {
      label: 'Schützen',
      heading: 'Was möchten Sie schützen?',
      intro: 'Freiwillig. Wählen Sie alles Passende.',
    },
    submit: { label: 'Senden', heading: 'Was sollten wir noch wissen?', intro: 'Beides ist freiwillig.' },
    photo: {
      label: 'Foto',
      heading: 'Zeigen Sie uns, worum es geht',
      intro: 'Für den Anfang reicht ein Foto.',
    },
  },
  photoFirst: {
    offer: '',
    label: 'Foto',
    camera: 'Foto aufnehmen',
    notesHint: 'Worauf sollen wir achten?',
    questions: 'Lieber die Fragen beantworten',
  },
  labels: {
    fullName: 'Vor- und Nachname',
    serviceAddress: 'Adresse des Objekts',
    email: 'E-Mail',
    phone: 'Telefon',
    notes: 'Anmerkungen (freiwillig)',
  },
  hints: {
    serviceAddress: 'Straße, Hausnummer, Postleitzahl und Ort.',
    notes: 'Zum Beispiel: ein Torcode oder ein Hund.',
  },
  excluded: 'Nicht mehr gewählt: {choices}',
  chosen: 'Sie haben gewählt: {choices}',
  stillNeeded: 'Es fehlt noch: {fields}.',
  previous: 'Zurück',
  next: 'Weiter',
  submit: 'Senden',
  submitting: 'Wird gesendet ...',
  photosBusy:
    'Einen Moment: Ihre Fotos werden noch vorbereitet. Bitte drücken Sie dann noch einmal auf Senden.',
  photosLost: 'Einige Fotos konnten nicht behalten werden. Bitte wählen Sie sie noch einmal.',
  error: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal oder rufen Sie uns an: {phone}.',
  errorWithoutPhone: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  thanks: 'Vielen Dank! Ihre Anfrage ist gesendet.',
  thanksPromise: 'Wir melden uns, um einen Termin zu vereinbaren.',
  thanksVisit: '',
  thanksNoted: 'Wir erreichen Sie unter {email} oder {phone}.',
  close: 'Schließen',
};
