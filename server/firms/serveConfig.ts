import type { Context } from 'hono';
import { acceptedCodings } from '../acceptedCodings';
import { errorMessage } from '../log';
import { problem } from '../problem';
import type { FindPublished } from '../publish/currentConfig';
import { type DeskEnv, retryAfter } from '../reject';
import { isFirmId } from './firm';
import type { Firms } from './firms';
import type { PublicConfig } from './publicConfig';

/** The name in the last part of an address such as `/configs/bug-off.json`; undefined where it is none. */
export function configName(context: Context): string | undefined {
  const [, name = ''] = /^(.*)\.json$/.exec(context.req.param('file') ?? '') ?? [];
  return isFirmId(name) ? name : undefined;
}

/**
 * The handler of `GET /configs/<name>.json`: the config of a firm's widgets, for pages of every origin. What a firm's file
 * names counts before what was published.
 * @param findPublished undefined where nobody may publish
 */
export const serveConfig =
  (firms: Firms, findPublished?: FindPublished) => async (context: Context<DeskEnv>) => {
    context.header('access-control-allow-origin', '*');
    context.header('cross-origin-resource-policy', 'cross-origin');
    const name = configName(context) ?? '';
    const firm = firms.find(name);
    if (firm === 'unusable') return notJustNow(context, 'The file of this firm cannot be used just now.');
    try {
      const config = firm?.config ?? (name && (await findPublished?.(name)));
      if (config) return send(context, config);
    } catch (error) {
      console.error(`A published config could not be read: ${errorMessage(error)}`);
      return notJustNow(context, 'The config cannot be read just now.');
    }
    const remedy = firm ? 'its file in FIRMS_DIR names no config' : 'FIRMS_DIR of the desk has no such firm';
    const published = findPublished ? ', and none was published under this name' : '';
    return problem(context, 404, `There is no config at this address: ${remedy}${published}.`);
  };

function notJustNow(context: Context, detail: string): Response {
  context.header('retry-after', String(retryAfter));
  return problem(context, 503, detail);
}

function send(context: Context, { etag, text, br, gzip }: PublicConfig): Response {
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
}
