import type { Messages } from '../../../content/messages';

export const photos: Messages['photos'] = {
  label: 'Fotos (freiwillig)',
  tip: 'Am meisten helfen zwei: eines aus der Entfernung, eines aus der Nähe.',
  hint: 'Bis zu {limit} Fotos, PNG oder JPG, je höchstens {size} MB.',
  full: 'Mehr als {limit} Fotos gehen nicht: Entfernen Sie eines, um ein anderes hinzuzufügen.',
  button: 'Fotos auswählen',
  drop: 'oder hierher ziehen',
  count: '{count} von {limit} Fotos hinzugefügt',
  remove: '{name} entfernen',
  more: 'und {count} weitere',
  refusals: {
    tooLarge: '{name}: größer als {size} MB. Bitte wählen Sie eine kleinere Fassung.',
    documentTooLarge:
      '{name}: größer als {documentSize} MB. Bitte wählen Sie eine kleinere PDF-Datei oder ein Foto davon.',
    notImage: '{name}: kein Foto. Bitte wählen Sie ein JPG oder PNG.',
    svg: '{name}: eine Zeichnung (SVG), kein Foto. Bitte wählen Sie ein JPG oder PNG.',
    unreadable:
      '{name}: leer oder beschädigt. Bitte wählen Sie eine andere Kopie, oder machen Sie einen Screenshot davon.',
    tooManyPixels:
      '{name}: zu viele Bildpunkte, um das Bild sicher zu öffnen. Bitte wählen Sie eine kleinere Fassung.',
    heic: '{name}: ein Apple-Foto (HEIC), das dieser Browser nicht öffnen kann. Bitte schicken Sie es als JPG; ein Screenshot genügt.',
    limit: '{name}: nicht hinzugefügt, denn mehr als {limit} Fotos können wir nicht annehmen.',
    unavailable:
      '{name}: ließ sich gerade nicht hinzufügen. Bitte prüfen Sie Ihre Verbindung, und wählen Sie das Foto noch einmal aus.',
  },
  file: {
    hint: 'Ein Foto, oder eine PDF-Datei bis {documentSize} MB (freiwillig).',
    hintRequired: 'Ein Foto oder ein PDF bis {documentSize} MB.',
    missing: 'Bitte fügen Sie eine Datei hinzu. Wenn Sie keine zur Hand haben, rufen Sie uns an: {phone}.',
    call: 'Keine Datei? {phone} anrufen',
    withoutScript:
      'Eine Datei lässt sich nur hinzufügen, wenn JavaScript eingeschaltet ist. Bitte rufen Sie uns an: {phone}.',
    busy: 'Einen Moment: Ihre Datei wird noch vorbereitet. Bitte drücken Sie den Knopf danach noch einmal.',
    lost: 'Falls Sie hier eine Datei gewählt hatten, konnte sie nicht behalten werden. Bitte wählen Sie sie noch einmal.',
    full: 'Entfernen Sie die Datei, um eine andere zu wählen.',
    button: 'Datei auswählen',
    drop: 'oder hierher ziehen',
    count: 'Hinzugefügte Dateien: {count}',
    notImage: '{name}: weder ein Foto noch eine PDF-Datei. Bitte wählen Sie ein JPG, PNG oder PDF.',
    limit: '{name}: nicht hinzugefügt, denn hier können wir nur eine Datei annehmen.',
  },
};
