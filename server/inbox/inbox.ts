import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { PasswordHash } from '../auth/password';
import type { Firms } from '../firms/firms';
import { problem } from '../http/problem';
import { createReject, retryAfter } from '../http/reject';
import { errorMessage } from '../operations/log';
import type { Metrics } from '../operations/metrics';
import type { Settings } from '../operations/settings';
import type { LeadStore } from '../storage/store';
import { changeStamp } from './changeStamp';
import type { InboxEnv } from './env';
import { forbidNul, forbidOtherPages, protectAnswers, requireChangeToken, requireSession } from './guards';
import { leadRoutes } from './leadRoutes';
import { messageRoutes } from './messageRoutes';
import { numberRoutes } from './numberRoutes';
import { oneAtATime } from './oneAtATime';
import { sessionRoutes } from './sessionRoutes';

interface InboxOptions {
  settings: Pick<Settings, 'trustProxy' | 'countVisits'>;
  store: LeadStore;
  firms: Firms;
  metrics: Metrics;
  password: PasswordHash;
}

/** Bytes of a body. */
const maxBody = 64 * 1024;

/** The API of the inbox, below `/inbox/api`. All but signing in needs a session; every change also its token and the own origin. */
export function createInbox(options: InboxOptions): Hono<InboxEnv> {
  const { store, metrics } = options;
  const reject = createReject(metrics);
  const app = new Hono<InboxEnv>().basePath('/inbox/api');

  app.onError((error, context) => {
    metrics.databaseErrors.inc();
    console.error(`The inbox could not answer: ${errorMessage(error)}`);
    context.header('retry-after', String(retryAfter));
    return reject(context, 503, 'database', 'The inbox cannot be read or changed just now.');
  });
  app.notFound((context) => problem(context, 404, 'There is nothing at this address.'));

  app.use(protectAnswers, forbidOtherPages(reject), forbidNul(reject));
  app.post(
    '*',
    bodyLimit({
      maxSize: maxBody,
      onError: (context) => reject(context, 413, 'inbox body', 'That is too much.'),
    }),
  );
  app.route('/', sessionRoutes({ ...options, reject }));
  app.use(requireSession({ ...options, reject }), requireChangeToken(reject));
  const turns = oneAtATime(reject);
  for (const path of ['/leads', '/export/*', '/numbers']) app.use(path, turns);
  app.get('/changes', async (context) =>
    context.json({ stamp: await store.use(({ db }) => changeStamp(db, context.get('account').firm)) }),
  );
  app.route('/', leadRoutes({ ...options, reject }));
  app.route('/', messageRoutes({ ...options, reject }));
  app.route('/', numberRoutes(options));
  return app;
}
