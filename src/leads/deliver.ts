import { type Booking, readBooking } from './booking';
import type { FieldError } from './fieldError';
import { forgetPlainText, needsPlainText, rememberPlainText } from './plainText';
import { isWebPage, parseRetryAfter } from './response';

/** The result of one attempt to deliver a lead. */
export type Delivery =
  /**
   * Proven: `classifyResponse` says by what. `estimateMailed`: the endpoint says that it mails this estimate to the visitor;
   * left out where it does not. `booking`: the time that it has booked with the lead.
   */
  | { status: 'accepted'; estimateMailed?: true; booking?: Booking }
  /** The endpoint will never accept it: a retry is useless. `detail` is what it says about that. */
  | { status: 'refused'; httpStatus: number; errors: FieldError[]; detail?: string | undefined }
  /** It may have arrived or not: a retry sends it with the same id. `retryAfter` is in seconds. */
  | { status: 'unproven'; reason: string; retryAfter?: number | undefined };

/** Milliseconds that an attempt may take: photos need time on a slow connection, which is taken to send 25 kB a second. */
export const deliveryTimeout = (bytes: number): number => 15_000 + Math.ceil(bytes / 25);

/** Size of a body in bytes, as it is sent. */
export const sizeOf = (body: string): number => new Blob([body]).size;

/** Bytes. All `keepalive` requests of a page share 64 KiB, and a request beyond it fails; the page keeps a part. */
const KEEPALIVE_LIMIT = 60 * 1024;
/** Bytes of pending `keepalive` requests. */
let keepaliveBytes = 0;

/** Temporary errors among the 4xx statuses. */
const TEMPORARY = [408, 425, 429];

/** Browsers show 0 for all redirects that are not followed. */
const REDIRECTS = [0, 301, 302, 303, 307, 308];

/** A lead as it is sent. */
export interface OutgoingLead {
  id: string;
  /** The lead as JSON text. */
  body: string;
}

export interface DeliverOptions {
  /** Milliseconds for the whole exchange, the response body included. @default deliveryTimeout of the body */
  timeout?: number;
  /** Whether a lead that does not get through as JSON is sent as plain text, for hosts that answer no preflight. @default false */
  mayUsePlainText?: boolean;
}

/**
 * Makes one attempt to deliver a lead. Never throws.
 * @param endpoint an absolute URL.
 */
export async function deliver(
  lead: OutgoingLead,
  endpoint: string,
  { timeout = deliveryTimeout(sizeOf(lead.body)), mayUsePlainText = false }: DeliverOptions = {},
): Promise<Delivery> {
  const signal = AbortSignal.timeout(timeout);
  if (needsPlainText(endpoint)) {
    const delivery = await send(lead, endpoint, PLAIN_TEXT, signal);
    if (delivery.status !== 'refused') return delivery;
    forgetPlainText(endpoint);
    // It now wants JSON: nothing is said about this lead.
    return delivery.httpStatus === 415 ? { status: 'unproven', reason: 'http 415' } : delivery;
  }
  const delivery = await send(lead, endpoint, 'application/json', signal);
  const isNetworkError = delivery.status === 'unproven' && delivery.reason === 'network';
  if (!mayUsePlainText || !isNetworkError || !isPreflighted(endpoint)) return delivery;
  const second = await send(lead, endpoint, PLAIN_TEXT, signal);
  if (second.status === 'accepted') rememberPlainText(endpoint);
  // A host that refuses plain text may accept JSON once the network is better.
  return second.status === 'refused' ? delivery : second;
}

/** A content type that needs no preflight. */
const PLAIN_TEXT = 'text/plain;charset=UTF-8';

/** Whether a preflight may have failed: there is none within the origin, and nothing was sent offline. */
const isPreflighted = (endpoint: string): boolean =>
  navigator.onLine && new URL(endpoint).origin !== globalThis.origin;

async function send(
  { id, body }: OutgoingLead,
  endpoint: string,
  type: string,
  signal: AbortSignal,
): Promise<Delivery> {
  const size = sizeOf(body);
  const keepalive = keepaliveBytes + size <= KEEPALIVE_LIMIT;
  if (keepalive) keepaliveBytes += size;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'manual', // it would hand the lead to another address, or drop it and fetch a page
      keepalive,
      signal,
    });
    // An incomplete response proves nothing, and an unread one keeps its share of the keepalive limit.
    const text = await response.text();
    return classifyResponse(response, text, id);
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    return { status: 'unproven', reason: timedOut ? 'timeout' : 'network' };
  } finally {
    if (keepalive) keepaliveBytes -= size;
  }
}

function classifyResponse(response: Response, text: string, id: string): Delivery {
  const { status } = response;
  if (response.ok) {
    const json = parseJson(text);
    const reason = doubt(json, text, response.headers.get('content-type') ?? '', id);
    if (reason) return { status: 'unproven', reason };
    const isMailed = isObject(json) && json['estimateMailed'] === true;
    const booking = isObject(json) ? readBooking(json) : undefined;
    return {
      status: 'accepted',
      ...(isMailed && { estimateMailed: true }),
      ...(booking && { booking }),
    };
  }
  if (status >= 400 && status < 500 && !TEMPORARY.includes(status))
    return { status: 'refused', httpStatus: status, ...readProblem(text) };
  return {
    status: 'unproven',
    reason: REDIRECTS.includes(status) ? 'redirect' : `http ${status}`,
    retryAfter: parseRetryAfter(response.headers.get('retry-after')),
  };
}

/** Why a 2xx response does not prove that the endpoint took this lead; undefined where it does. */
function doubt(json: unknown, text: string, type: string, id: string): string | undefined {
  if (/html/i.test(type) || (!isObject(json) && isWebPage(text, type))) return 'html';
  if (json === undefined) return isJsonStart(text, type) ? 'cut off' : undefined;
  if (!isObject(json)) return undefined;
  if (json['ok'] === false) return 'not ok';
  const receipt = json['id'] ?? id;
  return typeof receipt === 'string' && receipt.toLowerCase() === id.toLowerCase() ? undefined : 'other id';
}

/** A response without a length ends with its connection, so the browser does not notice that a part is missing. */
const isJsonStart = (text: string, type: string): boolean =>
  (/json/i.test(type) ? /^\s*[{["]/ : /^\s*{/).test(text);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The detail and the errors of a problem+json (RFC 9457), as far as the text has them. */
function readProblem(text: string): { errors: FieldError[]; detail: string | undefined } {
  const problem = parseJson(text);
  const { errors, detail }: Record<string, unknown> = isObject(problem) ? problem : {};
  return {
    errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
    detail: typeof detail === 'string' ? detail : undefined,
  };
}

const isFieldError = (entry: unknown): entry is FieldError =>
  isObject(entry) && typeof entry['field'] === 'string' && typeof entry['message'] === 'string';
