import type { ReactNode } from 'react';
import { Choose } from '../../webapp/Choose';
import { examples } from '../config/examples';
import { englishName } from '../config/languages';
import type { DeskAnswer } from '../preview/simulatedDesk';
import type { GalleryChoices } from './choices';
import { type GroundId, grounds } from './choices';
import * as styles from './gallery.styles';

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
  [390, 'Phone'],
  [820, 'Tablet'],
  [1200, 'Desktop'],
] as const;

/** How a widget is looked at: width, background, firm, language, and what the desk answers. */
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
        label="Width"
        value={String(width)}
        onValue={(value) => onChoose({ width: value === 'full' ? value : Number(value) })}
        options={[
          ['full', 'Full width'],
          ...WIDTHS.map(([value, label]) => [String(value), `${label}, ${value} px`] as const),
          ...(isDragged ? [[String(width), `${width} px`] as const] : []),
        ]}
      />
      <Choose
        label="Background"
        value={ground}
        onValue={(id) => onChoose({ ground: id as GroundId })}
        options={grounds.map(({ id, label }) => [id, label])}
      />
      <Choose
        label="Firm"
        value={firm}
        onValue={(id) => onChoose({ firm: id, lang: undefined })}
        error={firmFailed ? 'It could not be loaded.' : undefined}
        options={[
          ['built-in', 'Built-in firm'],
          ['draft', 'My draft'],
          ...examples.map(({ file, label }) => [file, label] as const),
        ]}
      />
      <Choose
        label="Language"
        value={lang}
        onValue={(language) => onChoose({ lang: language })}
        options={languages.map((language) => [language, englishName(language)])}
      />
      {sends && (
        <Choose
          label="The desk"
          value={deskAnswer}
          onValue={(answer) => onChoose({ deskAnswer: answer as DeskAnswer })}
          options={[
            ['stores', 'Stores it'],
            ['refuses', 'Refuses it'],
            ['away', 'Is away'],
          ]}
        />
      )}
    </div>
  );
}
