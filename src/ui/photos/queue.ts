import type { Photo, Prepared, Refusal } from './photo';

/** Where a queue's photos go, and what it asks before each. */
export interface PhotoQueueHost {
  /** The photos as they stand at this moment. */
  photos: () => readonly Photo[];
  /** How many there may be. */
  limit: () => number;
  /** Rejects where the code for it could not be loaded. */
  prepare: (file: File) => Promise<Prepared>;
  onPhoto: (photo: Photo) => void;
  /** Called whenever another number of files is waiting, those that came with the call included. */
  onWaiting: (count: number) => void;
  /** All files have been seen to. */
  onEnd: (refusals: readonly Refusal[]) => void;
}

export interface PhotoQueue {
  /** Takes files, also while others are still waiting. */
  add: (files: readonly File[]) => void;
  /** Forgets all that is waiting; nothing is told of it any more. */
  stop: () => void;
}

/**
 * Prepares files one after another, because a phone has the memory for one large picture, not for ten. What is beyond
 * the limit is refused unopened. A photo whose prepared picture is already there is the same photo, whatever the file
 * is called, and is taken once.
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
