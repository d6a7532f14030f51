import type { Context, MiddlewareHandler } from 'hono';
import type { DeskEnv, Reject } from './reject';

/**
 * Whether the page of a request may send leads: its origin is allowed, or the desk's own. Requests without an origin come
 * from programs, which no browser rule could hold back anyway.
 */
export function isOriginAllowed({ req }: Context<DeskEnv>, allowed: readonly string[]): boolean {
  const origin = req.header('origin');
  if (origin === undefined || allowed.includes(origin)) return true;
  const isOwn = URL.canParse(origin) && new URL(origin).host === req.header('host')?.toLowerCase();
  return isOwn || req.header('sec-fetch-site') === 'same-origin';
}

/**
 * Answers 403 to pages of origins that may not send leads, and logs each of them once an hour, with what to add. The
 * preflight of such a page is answered like any other, so that it can read why.
 */
export function forbidOtherOrigins(allowed: readonly string[], reject: Reject): MiddlewareHandler<DeskEnv> {
  let hour = 0;
  const logged = new Set<string>();
  function log(origin: string) {
    const now = Math.floor(performance.now() / 3_600_000);
    if (now !== hour) logged.clear();
    hour = now;
    if (logged.has(origin) || logged.size === maxLogged) return;
    logged.add(origin);
    console.warn(`A page of ${JSON.stringify(origin)} may not send leads: ${remedy(origin, allowed)}`);
  }
  return async (context, next) => {
    if (!isOriginAllowed(context, allowed)) {
      const origin = context.req.header('origin')?.slice(0, maxLength) ?? '';
      log(origin);
      return reject(
        context,
        403,
        'origin',
        `Pages of this origin may not send leads here: ${remedy(origin, [])}`,
      );
    }
    await next();
    return undefined;
  };
}

/** Origins that are logged in an hour: anybody can make up more. */
const maxLogged = 100;

/** Characters of an origin: a host name has at most 253. */
const maxLength = 300;

/** @param others what is allowed already */
function remedy(origin: string, others: readonly string[]): string {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    return 'it has no origin that ALLOWED_ORIGINS could name.';
  return `add it to ALLOWED_ORIGINS: ${[...others, origin].join(',')}`;
}
