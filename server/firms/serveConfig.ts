import type { Context } from 'hono';
import { type DeskEnv, problem, retryAfter } from '../http/problem';
import { errorMessage, logFailure, oncePerHour } from '../operations/log';
import type { FindPublished } from '../publish/publishedConfigs';
import { isFirmId } from './firm';
import type { Firms } from './firms';
import { type PublicConfig, sendText } from './publicConfig';
import type { Snapshots } from './snapshots';

/** The name in the last part of an address such as `/configs/bug-off.json`; undefined where it is none. */
export function configName(context: Context): string | undefined {
  const [, name = ''] = /^(.*)\.json$/.exec(context.req.param('file') ?? '') ?? [];
  return isFirmId(name) ? name : undefined;
}

interface ConfigSources {
  firms: Firms;
  /** Undefined where nobody may publish. */
  findPublished: FindPublished | undefined;
}

/**
 * The handler of `GET /configs/<name>.json`: the config of a firm's widgets, for pages of every origin. What a firm's file
 * names counts before what was published.
 */
export const serveConfig = (sources: ConfigSources) => async (context: Context<DeskEnv>) => {
  const found = await findConfig(context, configName(context) ?? '', sources);
  return found instanceof Response ? found : sendText(context, found, 'application/json');
};

/**
 * The handler of `GET /configs/<name>/<widget>.js`: the first states of a widget with that config, and the script tag of a page
 * with that widget alone. `?lang=` names the language of the page. @default 'en'
 */
export const serveSnapshot =
  (sources: ConfigSources, snapshots: Snapshots) => async (context: Context<DeskEnv>) => {
    const id = context.req.param('id') ?? '';
    const [, widget] = /^([a-z-]{1,40})\.js$/.exec(context.req.param('file') ?? '') ?? [];
    const lang = context.req.query('lang') ?? 'en';
    const config = await findConfig(context, isFirmId(id) ? id : '', sources);
    if (config instanceof Response) return widget === undefined ? config : withoutState(context);
    try {
      const file =
        widget !== undefined && isLanguage.test(lang) && (await snapshots.find(widget, config, lang));
      if (file) return sendText(context, file, 'text/javascript');
    } catch (error) {
      warn(
        `${id} ${widget}`,
        () => `No snapshot of ${widget} for ${id} could be made: ${errorMessage(error)}`,
      );
      return withoutState(context);
    }
    return problem(
      context,
      404,
      'There is no such snapshot. Expected the name of a widget and ".js", such as estimator.js, and as ?lang= a language tag.',
    );
  };

/**
 * A script instead of a snapshot: it may be the only one of its page, whose widgets are shown without a first state, or say that
 * their config cannot be had. On a page with another script of ours it does nothing.
 */
function withoutState(context: Context): Response {
  context.header('content-type', 'text/javascript');
  context.header('cache-control', 'no-store');
  return context.body("self.BioSystem || import('../../biosystem.js');\n", 200);
}

const warn = oncePerHour();

/** A BCP 47 tag, as far as widgets have texts. */
const isLanguage = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,2}$/i;

/** @returns the answer where there is none. */
async function findConfig(
  context: Context<DeskEnv>,
  name: string,
  { firms, findPublished }: ConfigSources,
): Promise<PublicConfig | Response> {
  context.header('access-control-allow-origin', '*');
  context.header('cross-origin-resource-policy', 'cross-origin');
  const firm = firms.find(name);
  if (firm === 'unusable') return notJustNow(context, 'The file of this firm cannot be used just now.');
  try {
    const config = firm?.config ?? (name && (await findPublished?.(name)));
    if (config) return config;
  } catch (error) {
    logFailure(`A published config could not be read: ${errorMessage(error)}`);
    return notJustNow(context, 'The config cannot be read just now.');
  }
  const remedy = firm ? 'its file in FIRMS_DIR names no config' : 'FIRMS_DIR of the desk has no such firm';
  const published = findPublished ? ', and none was published under this name' : '';
  return problem(context, 404, `There is no config at this address: ${remedy}${published}.`);
}

function notJustNow(context: Context, detail: string): Response {
  context.header('retry-after', String(retryAfter));
  return problem(context, 503, detail);
}
