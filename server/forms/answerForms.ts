import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { contentSecurityPolicy } from '../http/contentSecurityPolicy';
import type { DeskEnv } from '../http/problem';
import type { SiteFiles } from '../http/siteFiles';
import { answerPage, answerUnread } from './answerPage';

/** The pages of the site that answer a form: one holds the form, the other says thank you. */
const formRoute = '/book';
const thanksRoute = '/thank-you';

/** The path of the site's pages in the language that the form asks for, where the site has such pages: `/es`. */
function basePath({ req }: Context<DeskEnv>, pages: SiteFiles['pages']): string {
  const base = `/${req.query('lang')}`;
  return pages.has(base + formRoute) ? base : '';
}

/**
 * Answers a browser that sent an HTML form by a page: every other answer of the API is for programs. A form that was
 * accepted leads to a page of its own, so that a reload sends nothing again.
 */
export function answerForms(currentFiles: () => Promise<SiteFiles>): MiddlewareHandler<DeskEnv> {
  const mayFillIn = limitPages();
  return async (context, next) => {
    await next();
    if (context.req.method !== 'POST' || !wantsPage(context)) return;
    const status = context.res.status as ContentfulStatusCode;
    // The pages are those of the desk's own firm.
    const { pages } = context.get('firm')?.id === '' ? await currentFiles() : { pages: new Map() };
    const base = basePath(context, pages);
    context.header('cache-control', 'no-store');
    if (status < 300 && pages.has(base + thanksRoute)) {
      context.res = context.redirect(base + thanksRoute, 303);
      return;
    }
    const page = pages.get(base + formRoute);
    const form = context.get('form');
    let html: string;
    if (page && status >= 300 && !form) html = answerUnread(page, status);
    else if (page && status >= 300 && mayFillIn())
      html = answerPage(page.html, { status, form, page: context.req.header('referer') });
    else html = plainPage(context.req.query('lang'), status < 300);
    context.res = context.html(html, status);
    context.header('content-security-policy', page?.policy ?? contentSecurityPolicy(html));
  };
}

/** Pages with what was typed that are made in a second. Each takes ten milliseconds: beyond, a short one says to go back. */
const maxPages = 10;

function limitPages(): () => boolean {
  let second = 0;
  let made = 0;
  return () => {
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) made = 0;
    second = now;
    return ++made <= maxPages;
  };
}

/** Browsers ask for HTML when they send a form; a script's `fetch` and `sendBeacon` ask for anything. */
function wantsPage({ req }: Context<DeskEnv>): boolean {
  const isJson = req.header('content-type')?.startsWith('application/json');
  return !isJson && (req.header('accept')?.includes('text/html') ?? false);
}

/** For a desk without our site, in the language that the form asks for, else in English. */
function plainPage(asked: string | undefined, isAccepted: boolean): string {
  const [wanted = ''] = (asked ?? '').toLowerCase().split('-');
  const lang = Object.hasOwn(plainTexts, wanted) ? (wanted as keyof typeof plainTexts) : 'en';
  const [title, text] = plainTexts[lang][isAccepted ? 'accepted' : 'refused'];
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p>`;
}

/** Title and sentence. */
const plainTexts = {
  en: {
    accepted: ['Thank you!', 'Your request has arrived.'],
    refused: [
      'Error: not sent',
      'Your request could not be accepted. Please go back, check what you typed and try again.',
    ],
  },
  es: {
    accepted: ['¡Gracias!', 'Recibimos su solicitud.'],
    refused: [
      'Error: no se envió',
      'No pudimos aceptar su solicitud. Regrese, revise lo que escribió e inténtelo de nuevo.',
    ],
  },
  de: {
    accepted: ['Vielen Dank!', 'Ihre Anfrage ist angekommen.'],
    refused: [
      'Fehler: nicht gesendet',
      'Ihre Anfrage konnte nicht angenommen werden. Bitte gehen Sie zurück, prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
    ],
  },
} as const;
