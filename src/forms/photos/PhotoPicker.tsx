import { Camera, House, ImagePlus, ZoomIn } from 'lucide';
import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { fillText } from '../../domain/fillText';
import { cx } from '../../style/cx';
import { Icon } from '../../ui/base/Icon';
import { loadModule } from '../../ui/base/loadModule';
import { useLazyModule } from '../../ui/base/useLazyModule';
import { Field } from '../fields/Field';
import { input as cover } from '../wizard/choice.styles';
import type { PhotoListProps } from './PhotoList';
import { maxFileBytes, type RefusalReason } from './photo';
import * as styles from './photoPicker.styles';
import { RefusedFiles } from './RefusedFiles';
import { usePastedFiles } from './usePastedFiles';
import { loadPhotoList, type PhotoQueueProps, usePhotoQueue } from './usePhotoQueue';

/** The picker's messages. `{limit}` is how many photos there may be, `{size}` the largest file in MB. */
export interface PhotoPickerMessages {
  label: string;
  /** Which photos help; empty for none. */
  tip: string;
  /** Knows `{limit}` and `{size}`. */
  hint: string;
  /** Replaces the hint when the limit is reached. Knows `{limit}`. */
  full: string;
  button: string;
  /** Beside the button, for those who have a mouse. */
  drop: string;
  /** Announced as photos come and go. Knows `{count}` and `{limit}`. */
  count: string;
  /** Names the button beside a photo. Knows `{name}`. */
  remove: string;
  /** Closes a long list of names. Knows `{count}`. */
  more: string;
  /** Know `{name}`, which may be several names, `{limit}` and `{size}`. */
  refusals: Record<RefusalReason, string>;
}

interface PhotoPickerProps extends PhotoQueueProps {
  messages: PhotoPickerMessages;
  /** A button that opens a phone's camera. Left out: there is none. */
  camera?: string | undefined;
}

/** Photos, picked, dropped or pasted, and scaled down on the device; with `documents`, PDF files too. */
export function PhotoPicker(props: PhotoPickerProps): ReactNode {
  const { photos, limit, documents = false, messages, camera } = props;
  const { add, remove, waiting, refusals } = usePhotoQueue(props);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [dragging, setDragging] = useState(false);
  usePastedFiles(box, add);

  const drag = (event: DragEvent, over: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    preloadPhotoList();
    setDragging(over);
  };

  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add(currentTarget.files);
    currentTarget.value = ''; // so that the same file can be picked again
  };

  const figures = { limit, count: photos.length, size: maxFileBytes / 1024 / 1024 };
  const free = Math.max(0, limit - photos.length);
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
      <Field label={messages.label} hint={fillText(free > 0 ? messages.hint : messages.full, figures)}>
        {({ id, 'aria-describedby': describedBy }) => (
          <>
            {messages.tip && (
              <p className={styles.tip}>
                <Icon icon={House} size={20} />
                <Icon icon={ZoomIn} size={20} />
                <span>{messages.tip}</span>
              </p>
            )}
            {camera && (
              <label className={cx(styles.area, styles.camera)}>
                <input
                  className={cx(cover, styles.input)}
                  type="file"
                  accept="image/*"
                  capture="environment"
                  onClick={preloadPhotoList}
                  onChange={pick}
                />
                <Icon icon={Camera} size={24} />
                <span className={styles.button}>{camera}</span>
              </label>
            )}
            <label className={cx(styles.area, free === 0 && styles.full, dragging && styles.target)}>
              <input
                ref={input}
                id={id}
                aria-describedby={describedBy}
                className={cx(cover, styles.input)}
                type="file"
                onClick={preloadPhotoList} // while files are chosen
                accept={documents ? 'image/*,application/pdf' : 'image/*'}
                multiple={limit > 1}
                onChange={pick}
              />
              <Icon icon={ImagePlus} size={24} />
              <span className={styles.button}>{messages.button}</span>
              <span className={styles.drop} aria-hidden="true">
                {messages.drop}
              </span>
            </label>
          </>
        )}
      </Field>
      <div role="alert">{refusals.length > 0 && <RefusedFiles {...{ refusals, messages, figures }} />}</div>
      <p className={styles.count} aria-live="polite">
        {(busy || photos.length > 0) && fillText(messages.count, figures)}
      </p>
      {(photos.length > 0 || (busy && free > 0)) && (
        <LazyPhotoList
          photos={photos}
          coming={Math.min(waiting, free)}
          onRemove={remove}
          remove={messages.remove}
          input={input}
        />
      )}
    </div>
  );
}

const preloadPhotoList = (): void => void loadModule(loadPhotoList).catch(() => {});

function LazyPhotoList(props: PhotoListProps): ReactNode {
  const module = useLazyModule(loadPhotoList);
  return module && <module.PhotoList {...props} />;
}
