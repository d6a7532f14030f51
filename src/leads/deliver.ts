/** What a refused lead's endpoint says of one field (the entries of `errors` in its problem+json). */
export interface FieldError {
  field: string;
  message: string;
}

/** What is known of a lead after one attempt to deliver it. */
export type Delivery =
  /** The endpoint took it: a 2xx answer, whole and no web page. */
  | { status: 'accepted' }
  /** The endpoint looked at it and will never take it: trying again is of no use. */
  | { status: 'refused'; httpStatus: number; errors: FieldError[] }
  /** Nothing proves that it arrived or that it did not: it may be sent again, with the same id. */
  | { status: 'unproven'; reason: string; retryAfter?: number };

/**
 * Milliseconds until an endpoint that does not answer counts as silent: photos need their time on a slow line, at least
 * 25 kB a second.
 */
export const patience = (bytes: number): number => 15_000 + Math.ceil(bytes / 25);

/** Size in bytes of a lead as it is sent. */
export const sizeOf = (body: string): number => new Blob([body]).size;

/** Browsers share 64 KiB among all `keepalive` requests of a page; more would be rejected outright. Some is left for the page. */
const KEEPALIVE_LIMIT = 60 * 1024;
/** How much of that is in use by leads on their way. */
let keptAlive = 0;

/** 4xx answers that speak of the moment, not of the lead. */
const TEMPORARY = [408, 425, 429];

/**
 * Makes one attempt to deliver a lead. Never throws.
 * @param body the lead as JSON text.
 * @param endpoint an absolute address.
 * @param timeout milliseconds for the whole exchange, its answer's body included.
 */
export async function deliver(
  body: string,
  endpoint: string,
  timeout: number = patience(sizeOf(body)),
): Promise<Delivery> {
  const size = sizeOf(body);
  const keepalive = keptAlive + size <= KEEPALIVE_LIMIT;
  if (keepalive) keptAlive += size;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      credentials: 'omit',
      cache: 'no-store',
      keepalive,
      signal: AbortSignal.timeout(timeout),
    });
    // Read to the end: a cut-off answer proves nothing, and an unread one keeps its share of the keepalive limit.
    const text = await response.text();
    return judge(response, text);
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    return { status: 'unproven', reason: timedOut ? 'timeout' : 'network' };
  } finally {
    if (keepalive) keptAlive -= size;
  }
}

function judge(response: Response, text: string): Delivery {
  const { status } = response;
  if (response.ok) {
    const type = response.headers.get('content-type') ?? '';
    // A captive portal, a login page or a site's catch-all answers every POST with a page and 200.
    if (/html/i.test(type) || /^\s*<(?:!doctype\s+html|html)\b/i.test(text))
      return { status: 'unproven', reason: 'html' };
    // A followed redirect turns the POST into a GET: only an answer in JSON speaks of the lead.
    if (response.redirected && !/json/i.test(type)) return { status: 'unproven', reason: 'redirect' };
    if (isCutOff(text, type)) return { status: 'unproven', reason: 'cut off' };
    return { status: 'accepted' };
  }
  if (status >= 400 && status < 500 && !TEMPORARY.includes(status))
    return { status: 'refused', httpStatus: status, errors: fieldErrors(text) };
  return {
    status: 'unproven',
    reason: status ? `http ${status}` : 'opaque',
    retryAfter: retryAfter(response.headers.get('retry-after')),
  };
}

/** Where an answer ends with its connection, the browser cannot tell that some of it is missing. */
function isCutOff(text: string, type: string): boolean {
  if (!/json/i.test(type) || !/^\s*[{[]/.test(text)) return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}

/** Seconds of a `Retry-After` header, which holds seconds or a date. */
function retryAfter(value: string | null): number | undefined {
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

function fieldErrors(text: string): FieldError[] {
  try {
    const { errors } = JSON.parse(text) as { errors?: unknown };
    if (!Array.isArray(errors)) return [];
    return errors.filter(
      (entry): entry is FieldError => typeof entry?.field === 'string' && typeof entry?.message === 'string',
    );
  } catch {
    return [];
  }
}
