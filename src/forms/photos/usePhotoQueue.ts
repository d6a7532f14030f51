import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadModule } from '../../ui/base/loadModule';
import type { Photo, Refusal } from './photo';
import { createPhotoQueue, type PhotoQueue } from './queue';

export interface PhotoQueueProps {
  photos: readonly Photo[];
  onPhotos: (photos: readonly Photo[]) => void;
  /**
   * True while files are being prepared: what is sent meanwhile would lack them. When the picker is unmounted, those
   * files are dropped, and it says false.
   */
  onBusy: (busy: boolean) => void;
  /** How many photos there may be. */
  limit: number;
  /** What one photo may take in the lead, as a `data:` string, in bytes. */
  maxBytes: number;
  /** Whether PDF files are taken too. @default false */
  documents?: boolean;
}

/** In a chunk of its own, as what prepares files is: most visitors add none. */
export const loadPhotoList = () => import('./PhotoList');

/**
 * Prepares files, and adds them to the photos.
 * @returns how many files are `waiting`, and the `refusals` of the last pick.
 */
export function usePhotoQueue(props: PhotoQueueProps) {
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
    latest.current = { ...latest.current, photos }; // the next file may be ready before the next render
    latest.current.onPhotos(photos);
  };

  const add = (files: FileList | null) => {
    if (!files?.length) return;
    queue.current ??= createPhotoQueue({
      photos: () => latest.current.photos,
      limit: () => latest.current.limit,
      prepare: async (file) => {
        const { documents, maxBytes } = latest.current;
        const [prepare] = await Promise.all([
          documents
            ? import('./prepareFile').then(({ prepareFile }) => prepareFile)
            : import('./preparePhoto').then(({ preparePhoto }) => preparePhoto),
          loadModule(loadPhotoList), // a photo that could be neither seen nor removed is not taken
        ]);
        return prepare(file, maxBytes);
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
