import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { version } from '../../package.json';
import { isLeadId } from '../../src/leads/leadId';
import { resumeRoutes } from '../abandoned/resumeRoutes';
import { appointmentRoutes } from '../appointments/appointmentRoutes';
import type { FindCalendar } from '../appointments/calendars';
import { createHoldInTurn } from '../appointments/holdInTurn';
import { slotRoutes } from '../appointments/slotRoutes';
import { timesRoutes } from '../appointments/timesRoutes';
import { findFirm } from '../firms/findFirm';
import type { Firms } from '../firms/firms';
import { createOwnPrices } from '../firms/ownPrices';
import { serveConfig, serveSnapshot } from '../firms/serveConfig';
import type { Snapshots } from '../firms/snapshots';
import { answerForms } from '../forms/answerForms';
import { createLeadApi } from '../leadApi/leadApi';
import { type ReceiveOptions, receiveLead } from '../leads/receiveLead';
import { issueToken } from '../leads/token';
import { errorMessage, formatUnexpectedError, logFailure } from '../operations/log';
import type { Metrics } from '../operations/metrics';
import type { FindPublished } from '../publish/publishedConfigs';
import { createPublishing } from '../publish/publishing';
import type { SitePages } from '../site/sitePages';
import { receiveEvents } from '../visits/receiveEvents';
import type { VisitCounter } from '../visits/visitCounter';
import { isLocal } from './clientIp';
import { forbidOtherOrigins, isOriginAllowed, mayPagesSend } from './origins';
import { type DeskEnv, problem, provideMetrics, reject, retryAfter, whereLeadsGo } from './problem';
import { limitRate } from './rateLimit';
import { paceBody } from './requestBody';
import type { SiteFiles } from './siteFiles';

interface ApiOptions extends ReceiveOptions {
  firms: Firms;
  /** The files of the site, whose pages answer forms. */
  currentFiles: () => Promise<SiteFiles>;
  counter: VisitCounter;
  snapshots: Snapshots;
  sitePages: SitePages;
  /** Undefined where nobody may publish. */
  findPublished: FindPublished | undefined;
  findCalendar: FindCalendar;
}

/**
 * The desk's HTTP API: `POST /api/requests`, `POST /api/events`, `GET /api/check`, `GET /api/token`, `POST /api/resume`, `GET /api/slots` and `POST /api/holds`, each also for one firm as in
 * `/api/requests/bug-off`, `GET /configs/<name>.json` and the snapshots beside it, `GET /healthz` and `GET /metrics`; publishing, where there is a
 * password for it; and the API for a firm's own programs, below `/api/v1`.
 */
export function createApi(options: ApiOptions): Hono<DeskEnv> {
  const { settings, firms, store, metrics, findPublished } = options;
  const { studioPassword: password } = settings;
  const app = new Hono<DeskEnv>();
  const hasOwnPrices = createOwnPrices({
    firms,
    siteFolders: [options.sitePages.current, settings.siteFolder],
    configs: store.configs,
    findPublished,
  });
  const checkHealth = atMostOnceASecond(() => store.healthy());

  app.onError((error, context) => {
    logFailure(formatUnexpectedError(error));
    return reject(
      context,
      500,
      'fault of the desk',
      'Something went wrong on our side. The lead was not stored.',
    );
  });
  app.notFound((context) => problem(context, 404, `There is nothing at this address. ${whereLeadsGo}`));

  app.use(provideMetrics(metrics));
  app.use(async (context, next) => {
    await next();
    const { incoming } = context.env;
    // Rejected before its body was looked at: that is read to its end, which a browser waits for.
    if (!incoming.complete && incoming.listenerCount('data') === 0) paceBody(incoming);
  });
  if (password) app.route('/', createPublishing({ ...options, password }));

  app.route('/', createLeadApi(options));

  for (const path of withFirm('/api/requests'))
    app.use(path, measurePosts(metrics), answerForms(options.currentFiles));
  app.use(
    '/api/*',
    cors({
      origin: (origin) => origin,
      allowMethods: ['POST'],
      allowHeaders: ['content-type'],
      exposeHeaders: ['retry-after'],
      maxAge: 86_400,
    }),
  );
  app.use('/api/*', findFirm(firms));
  app.on('GET', withFirm('/api/check'), (context) => {
    context.header('cache-control', 'no-store');
    const asked = context.req.query('origin');
    return context.json({
      version,
      // Who asks for another page learns that the answer is about that one.
      ...(asked !== undefined && { origin: asked }),
      originAllowed: asked === undefined ? isOriginAllowed(context) : mayPagesSend(context, asked),
      // The studio asks whether it can publish here.
      ...(password && { publishing: true }),
    });
  });
  app.use('/api/*', forbidOtherOrigins());

  const slotOptions = { ...options, holdInTurn: createHoldInTurn(store) };
  app.route('/', slotRoutes(slotOptions));
  app.route('/', appointmentRoutes(slotOptions));

  const receive = receiveLead({ ...options, hasOwnPrices });
  app.use('/times', findFirm(firms), forbidOtherOrigins());
  app.use('/times/*', findFirm(firms), forbidOtherOrigins());
  app.route('/', timesRoutes({ ...slotOptions, receive }));
  app.on('POST', withFirm('/api/requests'), limitRate(settings), receive);
  app.on('ALL', withFirm('/api/requests'), (context) => {
    context.header('allow', 'POST, OPTIONS');
    return problem(context, 405, 'Leads are sent with POST.');
  });

  app.on('POST', withFirm('/api/events'), limitRate(settings, 'events'), receiveEvents(options));

  app.on('GET', withFirm('/api/token'), limitRate(settings), async (context) => {
    context.header('cache-control', 'no-store');
    if (!settings.guardSecret) return problem(context, 404, 'This desk asks for no token.');
    const id = context.req.query('id')?.toLowerCase() ?? '';
    if (!isLeadId(id)) return reject(context, 400, 'token', 'Name the lead by its id: /api/token?id=<UUID>.');
    return context.json({ token: await issueToken(settings.guardSecret, id, new Date()) });
  });

  app.route('/', resumeRoutes(slotOptions));

  const configs = { firms, findPublished };
  app.get('/configs/:file', serveConfig(configs));
  app.get('/configs/:id/:file', serveSnapshot(configs, options.snapshots));

  app.get('/healthz', async (context) => {
    context.header('cache-control', 'no-store');
    try {
      await checkHealth();
      return context.json({ status: 'ok' });
    } catch (error) {
      metrics.databaseErrors.inc();
      logFailure(`No lead can be stored: ${errorMessage(error)}`);
      context.header('retry-after', String(retryAfter));
      return problem(context, 503, 'No lead can be stored just now.');
    }
  });

  app.get('/metrics', async (context) => {
    const mayRead =
      settings.metrics === 'all' || (settings.metrics === 'local' && isLocal(context.env.incoming));
    if (!mayRead) return problem(context, 404, 'There is nothing at this address.');
    return context.body(await metrics.registry.metrics(), 200, {
      'content-type': metrics.registry.contentType,
      'cache-control': 'no-store',
    });
  });
  return app;
}

/** A path, and the same for one firm. */
const withFirm = (path: string): string[] => [path, `${path}/:firm`];

function measurePosts(metrics: Metrics): MiddlewareHandler<DeskEnv> {
  return async (context, next) => {
    if (context.req.method !== 'POST') return next();
    const stop = metrics.postSeconds.startTimer();
    await next();
    stop({ status: context.res.status });
    return undefined;
  };
}

/** Shares one run among all calls within a second, so that health checks cause no load. */
function atMostOnceASecond(run: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> | undefined;
  let startedAt = 0;
  return () => {
    if (!last || performance.now() - startedAt > 1_000) {
      startedAt = performance.now();
      last = run();
    }
    return last;
  };
}
