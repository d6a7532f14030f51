import type { Context } from 'hono';
import { acceptedCodings } from '../acceptedCodings';
import { problem } from '../problem';
import { type DeskEnv, retryAfter } from '../reject';
import type { Firms } from './firms';

/** The handler of `GET /configs/<id>.json`: the config of a firm's widgets, for pages of every origin. */
export const serveConfig = (firms: Firms) => (context: Context<DeskEnv>) => {
  context.header('access-control-allow-origin', '*');
  context.header('cross-origin-resource-policy', 'cross-origin');
  const [, id = ''] = /^(.*)\.json$/.exec(context.req.param('file') ?? '') ?? [];
  const firm = firms.find(id);
  if (firm === 'unusable') {
    context.header('retry-after', String(retryAfter));
    return problem(context, 503, 'The file of this firm cannot be used just now.');
  }
  if (!firm?.config) {
    const remedy = firm ? 'its file in FIRMS_DIR names no config' : 'FIRMS_DIR of the desk has no such firm';
    return problem(context, 404, `There is no config at this address: ${remedy}.`);
  }
  const { etag, text, br, gzip } = firm.config;
  context.header('etag', etag);
  context.header('cache-control', 'public, max-age=60');
  context.header('vary', 'Accept-Encoding');
  const known = context.req
    .header('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim());
  if (known?.some((tag) => tag === etag || tag === '*')) return context.body(null, 304);
  context.header('content-type', 'application/json');
  const accepted = acceptedCodings(context.req.header('accept-encoding'));
  const coded = accepted.has('br') ? br : accepted.has('gzip') ? gzip : undefined;
  if (!coded) return context.body(text);
  context.header('content-encoding', coded === br ? 'br' : 'gzip');
  return context.body(coded);
};
