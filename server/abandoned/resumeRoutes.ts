import { Hono } from 'hono';
import { RESUME_HASH } from '../../src/domain/resumeHash';
import type { SlotOptions } from '../appointments/slotRoutes';
import type { Firm } from '../firms/firm';
import type { Firms } from '../firms/firms';
import { usableFirm } from '../firms/firmsOf';
import { clientNetwork } from '../http/clientIp';
import { contentSecurityPolicy } from '../http/contentSecurityPolicy';
import { hideAddress } from '../http/hideAddress';
import { type DeskEnv, reject } from '../http/problem';
import { limitRate } from '../http/rateLimit';
import { BodyError, rejectBody, withBody } from '../http/requestBody';
import { wordingFor } from '../notify/messages';
import { findResumed, originsOf, pageToResume, type Resumed } from './resumeLinks';
import { resumePage } from './resumePage';

interface ResumeOptions extends SlotOptions {
  firms: Firms;
}

/** Bytes of a token, as a page sends it. */
const size = 200;

/**
 * `/r/<token>`: the link in the mail to whoever has left a form. It leads to the firm's page, whose script asks `POST /api/resume`
 * for what was typed. Opening either changes nothing.
 */
export function resumeRoutes({
  settings,
  store,
  firms,
  budget,
  timeouts,
  findCalendar,
}: ResumeOptions): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  const find = (token: string): Promise<Resumed | undefined> =>
    store.use(({ db }) => findResumed(db, token, new Date()));

  app.get('/r/:token', limitRate(settings, 'resume'), async (context) => {
    const token = context.req.param('token');
    const found = await find(token);
    const firm = (found && usableFirm(firms, found.firm)) ?? firms.own;
    const page = found && pageOf(firm, found);
    hideAddress(context);
    if (found?.state === 'open' && page !== undefined)
      return context.redirect(page + RESUME_HASH + token, 303);
    const html = resumePage({
      hasArrived: found?.state === 'arrived',
      page,
      wording: wordingFor(firm.style, found ? found.lead['lang'] : context.req.header('accept-language')),
      calendar: await findCalendar(firm),
    });
    context.header('content-security-policy', contentSecurityPolicy(html));
    return context.html(html, found?.state === 'arrived' ? 200 : 410);
  });

  for (const path of ['/api/resume', '/api/resume/:firm'])
    app.post(path, limitRate(settings, 'resume'), async (context) => {
      const client = clientNetwork(context.env.incoming, settings.trustProxy);
      const limits = { ...timeouts, size };
      try {
        return await withBody(context.env.incoming, { limits, budget, client }, async (bytes) => {
          context.header('cache-control', 'no-store');
          const found = await find(new TextDecoder().decode(bytes));
          if (found && found.firm !== context.get('firm').id)
            return reject(context, 404, 'resume', 'This link is of another firm.');
          if (found?.state !== 'open')
            return reject(context, 410, 'resume', 'There is nothing to come back to by this link.');
          const { lead, draft, revision } = found;
          return context.json({ id: lead['id'], revision, draft });
        });
      } catch (error) {
        if (error instanceof BodyError) return rejectBody(context, error, 'A token', size);
        throw error;
      }
    });

  return app;
}

const pageOf = (firm: Firm, { lead }: Resumed): string | undefined => {
  const deskUrl = firm.notify.mail?.deskUrl;
  return deskUrl === undefined ? undefined : pageToResume(lead, originsOf(firm, deskUrl));
};
