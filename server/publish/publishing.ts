import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { parseJsonFile } from '../../src/content/jsonFile';
import type { PasswordHash } from '../auth/password';
import { authorize } from '../auth/passwordGuard';
import { isFirmId } from '../firms/firm';
import type { Firms } from '../firms/firms';
import { configName } from '../firms/serveConfig';
import { clientNetwork } from '../http/clientIp';
import { BadJsonError, rejectBombs } from '../http/json';
import { forbidOtherOrigins } from '../http/origins';
import { type DeskEnv, reject, rejectForNow } from '../http/problem';
import { BodyError, rejectBody, withBody } from '../http/requestBody';
import type { ReceiveOptions } from '../leads/receiveLead';
import { errorMessage, logFailure } from '../operations/log';
import { SITE_CONFIG, type SitePages } from '../site/sitePages';
import { NotCurrentError, type PublishedVersion } from './publishedConfigs';

interface PublishingOptions extends ReceiveOptions {
  firms: Firms;
  password: PasswordHash;
  sitePages: SitePages;
}

/** Bytes of a config. */
const maxSize = 512 * 1024;

/**
 * What the studio publishes by: `PUT /configs/<name>.json`, and below `/api/configs/<name>` its versions, their texts and a step
 * back. All of it needs the password, and an origin that may send leads to the desk's own firm. There are no cookies, so no
 * page of another origin can act for who knows the password.
 */
export function createPublishing(options: PublishingOptions): Hono<DeskEnv> {
  const { firms, store, settings, metrics, password } = options;
  const { configs } = store;
  const app = new Hono<DeskEnv>();

  // Nothing but the database fails here.
  app.onError((error, context) => {
    metrics.databaseErrors.inc();
    logFailure(`Published configs cannot be read or stored: ${errorMessage(error)}`);
    return rejectForNow(context, 'database', 'Configs can be neither read nor stored just now.');
  });

  const allowPages = cors({
    origin: (origin) => origin,
    allowMethods: ['GET', 'POST', 'PUT'],
    allowHeaders: ['authorization', 'content-type'],
    exposeHeaders: ['retry-after'],
    maxAge: 86_400,
  });
  const ownFirm: MiddlewareHandler<DeskEnv> = (context, next) => {
    context.set('firm', firms.own);
    context.header('cache-control', 'no-store');
    return next();
  };
  const guards = [
    allowPages,
    ownFirm,
    forbidOtherOrigins('publish configs'),
    authorize(password, settings),
  ] as const;

  app.use('/api/configs/*', ...guards);
  app.on(['PUT', 'OPTIONS'], '/configs/:file', ...guards);

  app.put('/configs/:file', async (context) => {
    const name = configName(context) ?? '';
    const refused = refuseName(context, name);
    if (refused) return refused;
    const text = await readConfig(context);
    if (text instanceof Response) return text;
    return answer(context, name, () => configs.publish(name, text, afterOf(context)));
  });

  app.get('/api/configs/:name', async (context) => {
    const name = context.req.param('name');
    return refuseName(context, name) ?? context.json({ name, versions: await configs.versions(name) });
  });

  app.get('/api/configs/:name/:version{[1-9][0-9]{0,8}}', async (context) => {
    const { name, version } = context.req.param();
    const text = isFirmId(name) && (await configs.text(name, Number(version)));
    if (!text) return reject(context, 404, 'config', 'There is no such version, or it is no longer kept.');
    return context.body(text, 200, { 'content-type': 'application/json' });
  });

  app.post('/api/configs/:name/back', async (context) => {
    const name = context.req.param('name');
    return refuseName(context, name) ?? answer(context, name, () => configs.stepBack(name, afterOf(context)));
  });

  return app;

  /** @returns the response to a name under which nothing can be published */
  function refuseName(context: Context<DeskEnv>, name: string): Response | undefined {
    if (!isFirmId(name))
      return reject(
        context,
        400,
        'config name',
        'A name has up to 63 lower-case letters, digits and hyphens, and begins with a letter, such as "bug-off".',
      );
    const firm = firms.find(name);
    if (firm === 'unusable')
      return rejectForNow(context, 'firm', `The file of the firm ${name} cannot be used just now.`);
    if (firm?.config)
      return reject(
        context,
        409,
        'config name',
        `The config ${name} is served from the file of the firm ${name} in FIRMS_DIR. Choose another name, or take "config" out of that file.`,
      );
    return undefined;
  }

  async function answer(
    context: Context<DeskEnv>,
    name: string,
    publish: () => Promise<PublishedVersion | undefined>,
  ): Promise<Response> {
    try {
      const version = await publish();
      if (version && name === SITE_CONFIG) void options.sitePages.refresh();
      if (!version) return reject(context, 404, 'config', 'There is no version before this one.');
      console.log(`Published: /configs/${name}.json, version ${version.version}`);
      return context.json({ name, ...version });
    } catch (error) {
      if (!(error instanceof NotCurrentError)) throw error;
      const { current } = error;
      const detail = current
        ? `Version ${current.version} has been published meanwhile, at ${current.publishedAt}.`
        : 'Nothing is published under this name.';
      return reject(context, 412, 'config version', detail);
    }
  }

  /** @returns the text of a config, or the response to a body that is none */
  async function readConfig(context: Context<DeskEnv>): Promise<string | Response> {
    const request = context.env.incoming;
    const client = clientNetwork(request, settings.trustProxy);
    const limits = { ...options.timeouts, size: maxSize };
    try {
      return await withBody(request, { limits, budget: options.budget, client }, parseConfig);
    } catch (error) {
      if (error instanceof BodyError) return rejectBody(context, error, 'A config', maxSize);
      if (error instanceof BadConfigError) return reject(context, 400, 'no config', error.message);
      throw error;
    }
  }
}

/** The version that the publisher began with: `?after=3`; undefined where any will do. */
function afterOf(context: Context): number | undefined {
  const after = context.req.query('after') ?? '';
  return /^\d{1,9}$/.test(after) ? Number(after) : undefined;
}

/** A body that is no config; the message is for the client. */
class BadConfigError extends Error {}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a config that is to be published. Whether its facts can be used is not looked at: widgets replace those that cannot.
 * @returns it as JSON text without spaces
 * @throws BadConfigError
 */
function parseConfig(bytes: Uint8Array): string {
  const config = parse(bytes);
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    throw new BadConfigError('A config is a JSON object, in { and }.');
  return JSON.stringify(config);
}

function parse(bytes: Uint8Array): unknown {
  try {
    rejectBombs(bytes, Number.POSITIVE_INFINITY);
    return parseJsonFile(utf8.decode(bytes));
  } catch (error) {
    if (error instanceof BadJsonError) throw new BadConfigError(error.message);
    if (error instanceof TypeError) throw new BadConfigError('The body is not valid UTF-8.');
    throw new BadConfigError(`The config ${errorMessage(error)}.`);
  }
}
