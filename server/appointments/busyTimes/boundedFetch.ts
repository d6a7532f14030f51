import { isWebhookUrl } from '../../notify/webhookUrl';

/** Bytes of all answers for one calendar. */
const mostBytes = 5_000_000;
/** Milliseconds for all of them. */
const timeLimit = 20_000;
/** Requests for one calendar: CalDAV takes some four, and one for each calendar of an account. */
const mostRequests = 30;
const mostRedirects = 4;

/** Why a calendar could not be read. Its message holds no address: that is a secret. */
export class CalendarError extends Error {}

/**
 * A `fetch` for one reading of a calendar, bounded in time, size and number of requests. It goes where a webhook may be, also by
 * redirects: to https, or to this machine where the calendar is there. Its responses have been read.
 * @throws CalendarError
 */
export function boundedFetch(calendarUrl: string): typeof fetch {
  const { protocol } = new URL(calendarUrl);
  const signal = AbortSignal.timeout(timeLimit);
  let bytes = 0;
  let requests = 0;

  const request = async (url: string, init: RequestInit): Promise<Response> => {
    if (!isWebhookUrl(url) || new URL(url).protocol !== protocol)
      throw new CalendarError('it leads to an address that is not https');
    if (++requests > mostRequests) throw new CalendarError('it takes too many requests');
    let response: Response;
    try {
      response = await fetch(url, { ...init, redirect: 'manual', signal });
    } catch (error) {
      throw new CalendarError(signal.aborted ? 'no answer in time' : causeOf(error));
    }
    return new Response(bodiless.has(response.status) ? null : await bodyOf(response), response);
  };

  const bodyOf = async (response: Response): Promise<Uint8Array<ArrayBuffer>> => {
    const parts: Uint8Array[] = [];
    try {
      for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
        bytes += part.length;
        if (bytes > mostBytes) throw new CalendarError(`it has more than ${mostBytes / 1e6} MB`);
        parts.push(part);
      }
    } catch (error) {
      if (error instanceof CalendarError) throw error;
      throw new CalendarError(signal.aborted ? 'no answer in time' : causeOf(error));
    }
    return new Uint8Array(Buffer.concat(parts));
  };

  return async (input, init = {}) => {
    let url = input instanceof Request ? input.url : String(input);
    for (let redirects = 0; ; redirects++) {
      const response = await request(url, init);
      const location = response.headers.get('location');
      const isRedirect = response.status >= 300 && response.status < 400 && location !== null;
      if (!isRedirect || init.redirect === 'manual') return response;
      if (redirects === mostRedirects || !URL.canParse(location, url))
        throw new CalendarError('it is redirected too often');
      const next = new URL(location, url);
      if (new Headers(init.headers).has('authorization') && next.host !== new URL(url).host)
        throw new CalendarError('it is redirected to another host, which gets no password');
      url = next.href;
    }
  };
}

/** Statuses of responses that can have no body. */
const bodiless = new Set([204, 205, 304]);

const causeOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return code || 'no connection';
};
