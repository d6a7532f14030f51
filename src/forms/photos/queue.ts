import type { Photo, Prepared, Refusal } from './photo';

/** What a queue reads and reports. */
export interface PhotoQueueHost {
  /** The photos at this moment. */
  photos: () => readonly Photo[];
  /** How many there may be. */
  limit: () => number;
  /** Rejects where the code for it could not be loaded. */
  prepare: (file: File) => Promise<Prepared>;
  onPhoto: (photo: Photo) => void;
  /** Called whenever the number of waiting files changes. */
  onWaiting: (count: number) => void;
  /** Called when no file waits any more. */
  onEnd: (refusals: readonly Refusal[]) => void;
}

export interface PhotoQueue {
  /** Takes files, also while others are still waiting. */
  add: (files: readonly File[]) => void;
  /** Drops all waiting files; nothing is reported of them any more. */
  stop: () => void;
}

/**
 * Prepares files one after another, because a phone has the memory for one large picture, not for ten. Files beyond the
 * limit are refused unopened. A file whose prepared picture is already there is the same photo, and is not added again.
 */
export function createPhotoQueue(host: PhotoQueueHost): PhotoQueue {
  let waiting: File[] = [];
  let running: AbortController | undefined;

  async function run({ signal }: AbortController): Promise<void> {
    const refusals: Refusal[] = [];
    for (let file = waiting[0]; file; file = waiting[0]) {
      const prepared = await prepare(file);
      if (signal.aborted) return;
      waiting.shift();
      if ('refused' in prepared) refusals.push({ name: file.name, reason: prepared.refused });
      else if (host.photos().every(({ dataUrl }) => dataUrl !== prepared.photo.dataUrl))
        host.onPhoto(prepared.photo);
      host.onWaiting(waiting.length);
    }
    running = undefined;
    host.onEnd(refusals);
  }

  async function prepare(file: File): Promise<Prepared> {
    if (host.photos().length >= host.limit()) return { refused: 'limit' };
    try {
      return await host.prepare(file);
    } catch {
      return { refused: 'unavailable' };
    }
  }

  return {
    add(files) {
      if (files.length === 0) return;
      waiting.push(...files);
      host.onWaiting(waiting.length);
      if (running) return;
      running = new AbortController();
      void run(running);
    },
    stop() {
      running?.abort();
      running = undefined;
      waiting = [];
    },
  };
}
