import type { SnapshotData } from './buildData';

/** The first line of every snapshot file, before the code: see `snapshotFile`. */
declare const SNAPSHOT: SnapshotData;

export const { snapshots, secondStep } = SNAPSHOT;
