import type { Context } from 'hono';
import { acceptedCodings } from '../http/acceptedCodings';
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

/** Answers with a text that every page may read, and keep for a minute. */
export function sendText(
  context: Context,
  { etag, text, br, gzip }: PublicConfig,
  type: 'application/json' | 'text/javascript',
): Response {
  context.header('etag', etag);
  context.header('cache-control', 'public, max-age=60');
  context.header('vary', 'Accept-Encoding');
  const known = context.req
    .header('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim());
  if (known?.some((tag) => tag === etag || tag === '*')) return context.body(null, 304);
  context.header('content-type', type);
  const accepted = acceptedCodings(context.req.header('accept-encoding'));
  const coded = accepted.has('br') ? br : accepted.has('gzip') ? gzip : undefined;
  if (!coded) return context.body(text);
  context.header('content-encoding', coded === br ? 'br' : 'gzip');
  return context.body(coded);
}
