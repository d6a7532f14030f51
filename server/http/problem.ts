import { STATUS_CODES } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Firm } from '../firms/firm';
import type { Metrics } from '../operations/metrics';

/** What is wrong with one field, named by its path, such as `contactInfo.email`. */
export interface FieldError {
  field: string;
  message: string;
}

/** The end of a sentence about a wrong address: an endpoint may be mistyped. */
export const whereLeadsGo = 'Leads are taken at /api/requests.';

export const problemType = 'application/problem+json';

/** The body of a response in `application/problem+json` (RFC 9457). */
export const problemBody = (status: number, detail: string, errors?: readonly FieldError[]): string =>
  JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail, errors });

/** A response in `application/problem+json`. */
export function problem(
  context: Context,
  status: ContentfulStatusCode,
  detail: string,
  errors?: readonly FieldError[],
): Response {
  return context.body(problemBody(status, detail, errors), status, { 'content-type': problemType });
}

/**
 * The environment of Hono's handlers: Node's request and response, what counts rejections, the firm that the request is for,
 * and the fields of an HTML form that was read.
 */
export type DeskEnv = {
  Bindings: HttpBindings;
  Variables: { metrics: Metrics; firm: Firm; form?: ReadonlyMap<string, string> };
};

/** Lets what answers a request count. It is the first of an app's handlers. */
export const provideMetrics =
  (metrics: Metrics): MiddlewareHandler =>
  (context, next) => {
    context.set('metrics', metrics);
    return next();
  };

/** Rejects a request with a problem response, and counts it under a short name of the reason. */
export function reject(
  context: Context,
  status: ContentfulStatusCode,
  reason: string,
  detail: string,
  errors?: readonly FieldError[],
): Response {
  const metrics: Metrics = context.get('metrics');
  metrics.rejections.inc({ reason });
  return problem(context, status, detail, errors);
}

/** Seconds after which a client should retry while the database is unavailable or the upload budget is used up. */
export const retryAfter = 5;

/** Rejects what may be asked for again. */
export function rejectForNow(context: Context, reason: string, detail: string): Response {
  context.header('retry-after', String(retryAfter));
  return reject(context, 503, reason, detail);
}

/** Rejects what was asked for too often. @param wait seconds */
export function rejectTooMany(context: Context, reason: string, detail: string, wait: number): Response {
  context.header('retry-after', String(wait));
  return reject(context, 429, reason, detail);
}
