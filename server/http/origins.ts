import type { Context, MiddlewareHandler } from 'hono';
import type { Firm } from '../firms/firm';
import { oncePerHour } from '../operations/log';
import { type DeskEnv, reject } from './problem';

/**
 * Whether the page of a request may send leads to its firm: its origin is allowed, or the desk's own. Requests without an
 * origin come from programs, which no browser rule could hold back anyway.
 */
export function isOriginAllowed(context: Context<DeskEnv>): boolean {
  const { req } = context;
  const origin = req.header('origin');
  return (
    origin === undefined || mayPagesSend(context, origin) || req.header('sec-fetch-site') === 'same-origin'
  );
}

/** Whether pages of an origin may send leads to the request's firm, whoever asks. */
export function mayPagesSend(context: Context<DeskEnv>, origin: string): boolean {
  if (context.get('firm').allowedOrigins.includes(origin)) return true;
  return isOwnOrigin(context, origin);
}

/** Whether an origin is that of the desk, by the name under which it was asked. */
export const isOwnOrigin = ({ req }: Pick<Context, 'req'>, origin: string): boolean =>
  URL.canParse(origin) && new URL(origin).host === req.header('host')?.toLowerCase();

/**
 * Answers 403 to pages of origins that may not send leads, nor do `what` else, and logs each of them once an hour, with what to add. The
 * preflight of such a page is answered like any other, so that it can read why.
 */
export function forbidOtherOrigins(what = 'send leads'): MiddlewareHandler<DeskEnv> {
  const log = oncePerHour();
  return async (context, next) => {
    if (isOriginAllowed(context)) return next();
    const firm = context.get('firm');
    const origin = context.req.header('origin')?.slice(0, maxLength) ?? '';
    const subject = `A page of ${JSON.stringify(origin)} may not ${what}${firm.id && ` to the firm ${firm.id}`}`;
    log(subject, () => `${subject}: ${remedy(origin, firm, firm.allowedOrigins)}`);
    const detail = `Pages of this origin may not ${what} here: ${remedy(origin, firm, [])}`;
    return reject(context, 403, 'origin', detail);
  };
}

/** Characters of an origin: a host name has at most 253. */
const maxLength = 300;

/** @param others what is allowed already */
function remedy(origin: string, { id }: Firm, others: readonly string[]): string {
  const setting = id === '' ? 'ALLOWED_ORIGINS' : `"allowedOrigins" of ${id}.json in FIRMS_DIR`;
  if (parseOrigin(origin) !== origin) return `it has no origin that ${setting} could name.`;
  return `add it to ${setting}: ${[...others, origin].join(',')}`;
}

/** An origin as browsers write it; undefined for anything with a path, or without scheme and host. */
export function parseOrigin(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.pathname}${url.search}${url.hash}` === '/';
  return isOrigin ? url.origin : undefined;
}
