import { STATUS_CODES } from 'node:http';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What is wrong with one field, named by its path, such as `contactInfo.email`. */
export interface FieldError {
  field: string;
  message: string;
}

/** A response in `application/problem+json` (RFC 9457). */
export function problem(
  context: Context,
  status: ContentfulStatusCode,
  detail: string,
  errors?: readonly FieldError[],
): Response {
  const body = JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail, errors });
  return context.body(body, status, { 'content-type': 'application/problem+json' });
}
