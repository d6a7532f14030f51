import type { SnapshotData } from '../hydration/buildData';

/** A snapshot file: its data, then the code that all of them share. */
export const fillSnapshot = (code: string, data: SnapshotData): string =>
  `const SNAPSHOT=${literal(data)};${code}`;

/** A JavaScript literal. In JSON a key may be `__proto__`; in a literal that would set the prototype. */
const literal = (data: SnapshotData): string =>
  JSON.stringify(data).replaceAll('"__proto__":', '["__proto__"]:');
