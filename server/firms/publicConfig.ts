import { sha256 } from '../storage/hashes';

/** A config as the desk serves it, or a snapshot of one. */
export interface PublicConfig {
  /** JSON, or JavaScript. */
  text: string;
  /** The same, compressed. */
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
  /** With its quotes. */
  etag: string;
}

export const publicConfig = (text: string, br: ArrayLike<number>, gzip: ArrayLike<number>): PublicConfig => ({
  text,
  br: new Uint8Array(br),
  gzip: new Uint8Array(gzip),
  // Weak: one for all codings.
  etag: `W/"${sha256(text).slice(0, 32)}"`,
});
