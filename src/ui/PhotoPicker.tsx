import { CircleAlert, Image, ImagePlus, X } from 'lucide';
import { type DragEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../style/emotion';
import { Field } from './Field';
import { fillText } from './fillText';
import { Icon } from './Icon';
import { PhotoPreview } from './PhotoPreview';
import * as styles from './photoPicker.styles';
import { maxFileBytes, type Photo, type Refusal, type RefusalReason } from './photos/photo';
import { createPhotoQueue, type PhotoQueue } from './photos/queue';

/** Every word that the picker says. `{limit}` is how many photos there may be, `{size}` the largest file in MB. */
export interface PhotoPickerTexts {
  label: string;
  /** Knows `{limit}` and `{size}`. */
  hint: string;
  /** Takes the hint's place when there is no more room. Knows `{limit}`. */
  full: string;
  button: string;
  /** Beside the button, for those who have a mouse. */
  drop: string;
  /** Told as photos come and go. Knows `{count}` and `{limit}`. */
  count: string;
  /** Names the button beside a photo. Knows `{name}`. */
  remove: string;
  /** Closes a long list of names. Knows `{count}`. */
  more: string;
  /** Know `{name}`, which may be several names, `{limit}` and `{size}`. */
  refusals: Record<RefusalReason, string>;
}

interface PhotoPickerProps {
  photos: readonly Photo[];
  onPhotos: (photos: readonly Photo[]) => void;
  /**
   * True while files are being prepared: what is sent meanwhile would lack them. When the picker goes away, those
   * files are given up, and it says false.
   */
  onBusy: (busy: boolean) => void;
  /** How many photos there may be. */
  limit: number;
  /** What one photo may take in the lead, as a `data:` string, in bytes. */
  maxBytes: number;
  texts: PhotoPickerTexts;
}

/** Photos, picked, dropped or pasted, made small on the device. */
export function PhotoPicker(props: PhotoPickerProps): ReactNode {
  const { photos, limit, texts } = props;
  const { add, remove, waiting, refusals } = usePhotoQueue(props);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [dragging, setDragging] = useState(false);
  usePastedFiles(box, add);

  const drag = (event: DragEvent, over: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDragging(over);
  };

  /** The focus goes to the photo beside the one that is about to go. */
  const leave = (index: number) => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? input.current)?.focus();
  };

  const figures = { limit, count: photos.length, size: maxFileBytes / 1024 / 1024 };
  const room = Math.max(0, limit - photos.length);
  const busy = waiting > 0;
  return (
    <div
      ref={box}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setDragging(false);
      }}
      onDrop={(event) => {
        drag(event, false);
        add(event.dataTransfer.files);
      }}
    >
      <Field label={texts.label} hint={fillText(room > 0 ? texts.hint : texts.full, figures)}>
        {({ id, 'aria-describedby': describedBy }) => (
          <label className={cx(styles.area, room === 0 && styles.full, dragging && styles.target)}>
            <input
              ref={input}
              id={id}
              aria-describedby={describedBy}
              className={styles.input}
              type="file"
              accept="image/*"
              multiple
              onChange={({ currentTarget }) => {
                add(currentTarget.files);
                currentTarget.value = ''; // so that the same file can be picked again
              }}
            />
            <Icon icon={ImagePlus} size={24} />
            <span className={styles.button}>{texts.button}</span>
            <span className={styles.drop} aria-hidden="true">
              {texts.drop}
            </span>
          </label>
        )}
      </Field>
      <div role="alert">{refusals.length > 0 && <Refusals {...{ refusals, texts, figures }} />}</div>
      <p className={styles.count} aria-live="polite">
        {(busy || photos.length > 0) && fillText(texts.count, figures)}
      </p>
      {(photos.length > 0 || (busy && room > 0)) && (
        <ul ref={list} className={styles.photos}>
          {photos.map((photo, index) => (
            <li key={photo.id} className={styles.photo}>
              <PhotoPreview photo={photo} />
              <button
                type="button"
                aria-label={fillText(texts.remove, { name: photo.name })}
                onClick={() => {
                  leave(index);
                  remove(photo.id);
                }}
              >
                <span>
                  <Icon icon={X} size={18} />
                </span>
              </button>
            </li>
          ))}
          {Array.from({ length: Math.min(waiting, room) }, (_, index) => (
            <li key={index} className={cx(styles.photo, styles.coming)} aria-hidden="true">
              <Icon icon={Image} size={24} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Names are listed up to here; a hundred of them would say nothing to anybody. */
const NAMES = 8;

/** One sentence for each reason, with the names of the files that it holds for. */
function Refusals({
  refusals,
  texts,
  figures,
}: {
  refusals: readonly Refusal[];
  texts: PhotoPickerTexts;
  figures: Record<string, number>;
}): ReactNode {
  const reasons = [...new Set(refusals.map(({ reason }) => reason))];
  return (
    <div className={styles.refusals}>
      <Icon icon={CircleAlert} size={20} />
      <ul>
        {reasons.map((reason) => {
          const names = refusals.filter((refusal) => refusal.reason === reason).map(({ name }) => name);
          const listed = names.slice(0, NAMES);
          if (names.length > NAMES) listed.push(fillText(texts.more, { count: names.length - NAMES }));
          return (
            <li key={reason}>{fillText(texts.refusals[reason], { ...figures, name: listed.join(', ') })}</li>
          );
        })}
      </ul>
    </div>
  );
}

/** The files on their way, and those that were refused the last time. */
function usePhotoQueue(props: PhotoPickerProps) {
  const [waiting, setWaiting] = useState(0);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const queue = useRef<PhotoQueue>(undefined);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useEffect(
    () => () => {
      queue.current?.stop();
      latest.current.onBusy(false);
    },
    [],
  );

  const change = (photos: readonly Photo[]) => {
    latest.current = { ...latest.current, photos }; // the next file may be through before the next render
    latest.current.onPhotos(photos);
  };

  const add = (files: FileList | null) => {
    if (!files?.length) return;
    queue.current ??= createPhotoQueue({
      photos: () => latest.current.photos,
      limit: () => latest.current.limit,
      prepare: async (file) => {
        // Loaded when the first file arrives: a form is not slower for what few visitors use.
        const { preparePhoto } = await import('./photos/preparePhoto');
        return preparePhoto(file, latest.current.maxBytes);
      },
      onPhoto: (photo) => change([...latest.current.photos, photo]),
      onWaiting: setWaiting,
      onEnd: (refused) => {
        setRefusals(refused);
        latest.current.onBusy(false);
      },
    });
    setRefusals([]);
    latest.current.onBusy(true);
    queue.current.add([...files]);
  };

  const remove = (id: string) => change(latest.current.photos.filter((photo) => photo.id !== id));

  return { add, remove, waiting, refusals };
}

/**
 * Files that are pasted while the focus is inside the box. Heard on the document, because browsers tell it to
 * whatever holds the text cursor, and a button holds none.
 */
function usePastedFiles(box: { current: HTMLElement | null }, add: (files: FileList) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const root = box.current?.getRootNode();
      const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
      if (!focused || !box.current?.contains(focused) || !event.clipboardData?.files.length) return;
      event.preventDefault();
      add(event.clipboardData.files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });
}
