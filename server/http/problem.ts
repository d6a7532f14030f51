import { STATUS_CODES } from 'node:http';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

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
