import type { Messages } from '../../../content/messages';

export const slots: Messages['slots'] = {
  heading: 'Finden Sie einen Termin, der Ihnen passt',
  lead: 'Wählen Sie eine freie Zeit. Danach sagen Sie uns, wer Sie sind und was Sie brauchen.',
  next: 'Weiter mit {time}',
  choose: 'Zeit für unseren Besuch wählen (optional)',
  chosen: 'Ihre Zeit: {time}',
  lapsed: 'Ihre Zeit: {time}. Wir können sie nicht länger für Sie freihalten.',
  ifFree: 'Ist sie noch frei, wenn Sie das Formular senden, gehört sie Ihnen.',
  again: 'Noch fünf Minuten freihalten',
  day: 'Tag',
  times: 'Zeiten am {day}',
  dayTimes: '{day}, freie Zeiten: {count}',
  dayFull: '{day}, keine freie Zeit',
  later: 'Spätere Tage',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  loading: 'Freie Zeiten werden geladen...',
  failed:
    'Die Zeiten konnten nicht geladen werden. Senden Sie das Formular, und wir rufen Sie an, um eine zu finden.',
  retry: 'Erneut versuchen',
  none: 'Hier lässt sich gerade keine freie Zeit wählen. Senden Sie das Formular, und wir rufen Sie an, um eine zu finden.',
  zipNeeded:
    'Die Zeiten hängen davon ab, wo Sie sind. Geben Sie Ihre Adresse mit Postleitzahl ein, dann erscheinen sie hier.',
  zone: 'Zeitzone: {zone}.',
  yours: 'Auf Ihrer Uhr: {time}',
  onRequest: 'Wir halten Ihnen diese Zeit frei und bestätigen sie.',
  clear: 'Keine Zeit wählen',
  taken:
    '{time} wurde soeben vergeben. Bitte wählen Sie eine andere Zeit, oder senden Sie das Formular ohne Zeit.',
  thanks: 'Vielen Dank! Ihre Anfrage ist angekommen.',
  booked: 'Gebucht: {time}.',
  requested: 'Angefragt: {time}. Wir bestätigen die Zeit.',
  unbooked: '{time} konnte nicht gebucht werden. Wir rufen Sie an, um eine andere Zeit zu finden.',
  kept: 'Angefragt: {time}. Die Zeit ist noch nicht bestätigt.',
};
