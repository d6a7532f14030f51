import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { createPasswordGuard } from '../auth/passwordGuard';
import { narrowTo } from '../firms/seenFirms';
import { problem, provideMetrics, reject, rejectForNow } from '../http/problem';
import { errorMessage, logFailure } from '../operations/log';
import { groupings } from '../visits/groupOutcomes';
import { dayBefore, readNumbers } from '../visits/numbers';
import { readOutcomes } from '../visits/readOutcomes';
import { messageRoutes } from './activity';
import { changeRoutes } from './changes';
import { deviceRoutes } from './deviceRoutes';
import { factsRoutes } from './factsRoutes';
import { feedRoutes } from './feedRoutes';
import {
  forbidNul,
  forbidOtherPages,
  forbidReaders,
  type InboxEnv,
  type InboxOptions,
  oneAtATime,
  protectAnswers,
  requireChangeToken,
  requireSession,
} from './guards';
import { inviteRoutes } from './inviteRoutes';
import { leadRoutes } from './leadRoutes';
import { moneyOf } from './listLeads';
import { ownAccountRoutes } from './ownAccountRoutes';
import { peopleRoutes } from './peopleRoutes';
import { replyRoutes } from './replyRoutes';
import { sessionRoutes } from './sessionRoutes';
import { tokenRoutes } from './tokenRoutes';
import { webhookRoutes } from './webhookRoutes';

/** Bytes of a body. */
const maxBody = 64 * 1024;

/** The API of the inbox, below `/inbox/api`. All but signing in needs a session; every change also its token and the own origin. */
export function createInbox(options: InboxOptions): Hono<InboxEnv> {
  const { settings, store, firms, metrics } = options;
  const app = new Hono<InboxEnv>().basePath('/inbox/api');

  app.onError((error, context) => {
    metrics.databaseErrors.inc();
    logFailure(`The inbox could not answer: ${errorMessage(error)}`);
    return rejectForNow(context, 'database', 'The inbox cannot be read or changed just now.');
  });
  app.notFound((context) => problem(context, 404, 'There is nothing at this address.'));

  app.use(provideMetrics(metrics), protectAnswers, forbidOtherPages, forbidNul);
  app.post(
    '*',
    bodyLimit({
      maxSize: maxBody,
      onError: (context) => reject(context, 413, 'inbox body', 'That is too much.'),
    }),
  );
  const checkPassword = createPasswordGuard();
  app.route('/', sessionRoutes(options, checkPassword));
  app.route('/', inviteRoutes(options));
  app.use(requireSession(options), requireChangeToken);
  // What is one's own, everybody changes.
  app.route('/', ownAccountRoutes(options, checkPassword));
  app.route('/', deviceRoutes(options));
  app.use(forbidReaders);
  const turns = oneAtATime();
  for (const path of ['/leads', '/leads/counts', '/export/*', '/numbers', '/outcomes']) app.use(path, turns);
  app.route('/', changeRoutes(options));
  app.route('/', leadRoutes(options));
  app.route('/', feedRoutes(options));
  app.route('/', messageRoutes(options));
  app.route('/', factsRoutes(options));
  app.route('/', tokenRoutes(options));
  app.route('/', webhookRoutes(options));
  app.route('/', replyRoutes(options));
  app.route('/', peopleRoutes(options));
  /** Visits, steps and leads of the last 7 or 30 days, by source: `?days=7&firm=bug-off`. */
  app.get('/numbers', async (context) => {
    const days = context.req.query('days') === '30' ? 30 : 7;
    const seen = narrowTo(context.get('account').firms, context.req.query('firm'));
    const numbers = await store.use(({ db }) => readNumbers(db, { firms: seen, days, today: new Date() }));
    return context.json({ ...numbers, visitsAreCounted: settings.countVisits });
  });
  /** What came of the leads of the last days, today too: `?days=90&by=source&firm=bug-off`. */
  app.get('/outcomes', async (context) => {
    const { days, by } = context.req.query();
    const query = v.safeParse(outcomesQuery, { days, by });
    if (!query.success) return reject(context, 400, 'inbox outcomes', 'Say for how many days, and by what.');
    const seen = narrowTo(context.get('account').firms, context.req.query('firm'));
    const today = new Date();
    const outcomes = await store.use(({ db }) =>
      readOutcomes(db, {
        firms: seen,
        by: query.output.by,
        from: dayBefore(today, Number(query.output.days) - 1),
        to: dayBefore(today, -1),
        moneyOf: (id) => moneyOf(firms.styleOf(id)),
      }),
    );
    return context.json(outcomes);
  });
  return app;
}

const outcomesQuery = v.object({ days: v.picklist(['30', '90', '365']), by: v.picklist(groupings) });

const isSource = import.meta.url.endsWith('.ts');

/** The folder of the built pages of the inbox: beside that of the desk's programs, not in the site, which is public. */
export const inboxFolder = fileURLToPath(
  new URL(isSource ? '../../dist/inbox' : '../inbox', import.meta.url),
);
