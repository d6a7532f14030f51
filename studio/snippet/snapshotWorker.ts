/** Makes a snapshot file as the build and the lead desk do. It is built without a document, as for a server. */
import { snapshotFile } from '../../src/prerender/snapshotFile';

export interface SnapshotRequest {
  /** Of the widget: its tag without `bio-`. */
  name: string;
  config: object;
  lang: string | undefined;
}

/** The file, or why there is none. */
export type SnapshotResponse = { code: string } | { error: string };

self.addEventListener('message', ({ data: { name, ...options } }: MessageEvent<SnapshotRequest>) => {
  void snapshotFile(name, options)
    .then(
      (code): SnapshotResponse =>
        code === undefined ? { error: `There is no widget "${name}".` } : { code },
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    )
    .then((response) => self.postMessage(response, { transfer: [] }));
});
