import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Firm } from '../firms/firm';
import type { Metrics } from '../operations/metrics';
import { type FieldError, problem } from './problem';

/**
 * The environment of Hono's handlers: Node's request and response, the firm that the request is for, and the fields of an
 * HTML form that was read.
 */
export type DeskEnv = {
  Bindings: HttpBindings;
  Variables: { firm: Firm; form?: ReadonlyMap<string, string> };
};

/** Rejects a request with a problem response, and counts it under a short name of the reason. */
export type Reject = (
  context: Context,
  status: ContentfulStatusCode,
  reason: string,
  detail: string,
  errors?: readonly FieldError[],
) => Response;

export const createReject =
  (metrics: Metrics): Reject =>
  (context, status, reason, detail, errors) => {
    metrics.rejections.inc({ reason });
    return problem(context, status, detail, errors);
  };

/** Seconds after which a client should retry while the database is unavailable or the upload budget is used up. */
export const retryAfter = 5;
