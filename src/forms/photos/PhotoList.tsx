import { FileText, Image, X } from 'lucide';
import { type ReactNode, type RefObject, useRef } from 'react';
import { fillText } from '../../domain/fillText';
import { cx } from '../../style/cx';
import { Icon } from '../../ui/base/Icon';
import { PhotoPreview } from './PhotoPreview';
import { isDocument, type Photo } from './photo';
import * as styles from './photoList.styles';

export interface PhotoListProps {
  photos: readonly Photo[];
  /** How many are still to come. */
  coming: number;
  onRemove: (id: string) => void;
  /** Names the button beside a photo. Knows `{name}`. */
  remove: string;
  /** Gets the focus when the last photo is removed. */
  input: RefObject<HTMLInputElement | null>;
}

/** The photos that were picked, each with a button that removes it. */
export function PhotoList({ photos, coming, onRemove, remove, input }: PhotoListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);

  /** Moves the focus to the photo beside the one that is about to be removed. */
  const focusBeside = (index: number) => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? input.current)?.focus();
  };

  return (
    <ul ref={list} className={styles.photos}>
      {photos.map((photo, index) => (
        <li key={photo.id} className={styles.photo}>
          {isDocument(photo) ? (
            <p className={styles.document}>
              <Icon icon={FileText} size={24} />
              <span>{photo.name}</span>
            </p>
          ) : (
            <PhotoPreview photo={photo} />
          )}
          <button
            type="button"
            aria-label={fillText(remove, { name: photo.name })}
            onClick={() => {
              focusBeside(index);
              onRemove(photo.id);
            }}
          >
            <span>
              <Icon icon={X} size={18} />
            </span>
          </button>
        </li>
      ))}
      {[...Array(coming).keys()].map((index) => (
        <li key={index} className={cx(styles.photo, styles.coming)} aria-hidden="true">
          <Icon icon={Image} size={24} />
        </li>
      ))}
    </ul>
  );
}
