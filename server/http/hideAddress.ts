import type { Context } from 'hono';

/** For a page whose address is a secret: the address is not passed on, and nobody keeps the page. */
export function hideAddress(context: Context): void {
  context.header('cache-control', 'no-store');
  context.header('referrer-policy', 'no-referrer');
}
