import type { Calendar } from '../appointments/calendar';
import { visitorPage } from '../appointments/visitorPage';
import type { Wording } from '../notify/messages';
import { escapeHtml } from '../notify/renderMail';

interface PageContent {
  /** Whether the form was sent meanwhile; else its link has expired. */
  hasArrived: boolean;
  /** The page with the form; undefined where it is not known. */
  page: string | undefined;
  wording: Wording;
  /** By which the page has the firm's colors; undefined where it has none. */
  calendar: Calendar | undefined;
}

/** What a link says that leads back to a form no more. */
export function resumePage({ hasArrived, page, wording, calendar }: PageContent): string {
  const { messages } = wording;
  const link =
    page === undefined || hasArrived
      ? ''
      : `<p><a href="${escapeHtml(page)}">${escapeHtml(messages.resumePage)}</a></p>`;
  return visitorPage(
    { wording, calendar, problem: undefined },
    {
      title: hasArrived ? messages.resumeArrivedTitle : messages.resumeGoneTitle,
      content: `<p>${escapeHtml(hasArrived ? messages.resumeArrived : messages.resumeGone)}</p>${link}`,
    },
  );
}
