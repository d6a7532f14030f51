import type { ReactNode } from 'react';
import { Choose } from '../../webapp/Choose';
import { examples } from '../config/examples';
import type { DeskAnswer } from '../preview/simulatedDesk';
import type { GalleryChoices } from './choices';
import * as styles from './gallery.styles';
import { type GroundId, grounds } from './grounds';
import { languageName } from './languages';
import { messages } from './messages';

interface ViewControlsProps {
  choices: GalleryChoices;
  onChoose: (changes: Partial<GalleryChoices>) => void;
  /** The language in which it is shown. */
  lang: string;
  /** In which the firm's widgets have texts, as BCP 47 tags. */
  languages: readonly string[];
  /** Whether the widget sends something. */
  sends: boolean;
  /** Whether the firm's config could not be loaded. */
  firmFailed: boolean;
}

/** In px. */
const WIDTHS = [
  [390, messages.widths.phone],
  [820, messages.widths.tablet],
  [1200, messages.widths.desktop],
] as const;

/** How a widget is looked at: width, ground, firm, language, and what the desk answers. */
export function ViewControls({
  choices: { width, ground, firm, deskAnswer },
  onChoose,
  lang,
  languages,
  sends,
  firmFailed,
}: ViewControlsProps): ReactNode {
  const isDragged = width !== 'full' && !WIDTHS.some(([value]) => value === width);
  return (
    <div className={styles.controls}>
      <Choose
        label={messages.width}
        value={String(width)}
        onValue={(value) => onChoose({ width: value === 'full' ? value : Number(value) })}
        options={[
          ['full', messages.widths.full],
          ...WIDTHS.map(([value, label]) => [String(value), `${label}, ${value} px`] as const),
          ...(isDragged ? [[String(width), `${width} px`] as const] : []),
        ]}
      />
      <Choose
        label={messages.ground}
        value={ground}
        onValue={(id) => onChoose({ ground: id as GroundId })}
        options={grounds.map(({ id, label }) => [id, label])}
      />
      <Choose
        label={messages.firm}
        value={firm}
        onValue={(id) => onChoose({ firm: id, lang: undefined })}
        error={firmFailed ? messages.firmFailed : undefined}
        options={[
          ['built-in', messages.builtIn],
          ['draft', messages.draft],
          ...examples.map(({ file, label }) => [file, label] as const),
        ]}
      />
      <Choose
        label={messages.language}
        value={lang}
        onValue={(language) => onChoose({ lang: language })}
        options={languages.map((language) => [language, languageName(language)])}
      />
      {sends && (
        <Choose
          label={messages.desk}
          value={deskAnswer}
          onValue={(answer) => onChoose({ deskAnswer: answer as DeskAnswer })}
          options={Object.entries(messages.deskAnswers)}
        />
      )}
    </div>
  );
}
