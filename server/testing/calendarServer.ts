import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface TestCalendarServer {
  /** `/feed.ics` is a feed; CalDAV has an account for `ana` with the password `se:cret`, and its calendar at `/dav/ana/work/`. */
  url: string;
  /** The events of both. */
  events: { start: string; end: string; uid?: string }[];
  /** Answers instead, while it is set. */
  fault: ((response: ServerResponse, request: IncomingMessage) => void) | undefined;
  /** `GET /feed.ics` and so on. */
  requests: string[];
}

/** A server of calendars on the loopback for one test. */
export async function startCalendarServer(): Promise<TestCalendarServer> {
  const calendar: TestCalendarServer = { url: '', events: [], fault: undefined, requests: [] };
  const ical = () =>
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Test//EN',
      ...calendar.events.flatMap(({ start, end, uid = `${start}@test` }) => [
        'BEGIN:VEVENT',
        `UID:${uid}`,
        'DTSTAMP:20260101T000000Z',
        `DTSTART:${utc(start)}`,
        `DTEND:${utc(end)}`,
        'SUMMARY:Dentist & others <private>',
        'END:VEVENT',
      ]),
      'END:VCALENDAR',
    ].join('\r\n');

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request;
    calendar.requests.push(`${method} ${url}`);
    const body = await text(request);
    if (calendar.fault) return calendar.fault(response, request);
    if (url === '/feed.ics') return response.setHeader('content-type', 'text/calendar').end(ical());
    if (request.headers.authorization !== `Basic ${Buffer.from('ana:se:cret').toString('base64')}`)
      return response.writeHead(401).end();
    const found = method === 'REPORT' ? report() : properties(url, body);
    return found === undefined
      ? response.writeHead(404).end()
      : response.writeHead(207, { 'content-type': 'application/xml' }).end(found);
  };
  const report = () =>
    multistatus('/dav/ana/work/all', `<C:calendar-data>${escaped(ical())}</C:calendar-data>`);

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  const address = server.address();
  calendar.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return calendar;
}

/** What CalDAV says of its collections, as a client finds the calendars of an account. */
function properties(url: string, asked: string): string | undefined {
  if (url === '/' && asked.includes('current-user-principal'))
    return multistatus(
      '/',
      '<d:current-user-principal><d:href>/dav/ana/</d:href></d:current-user-principal>',
    );
  if (url !== '/dav/ana/') return undefined;
  if (asked.includes('calendar-home-set'))
    return multistatus(url, '<C:calendar-home-set><d:href>/dav/ana/</d:href></C:calendar-home-set>');
  return multistatus(
    '/dav/ana/work/',
    '<d:resourcetype><d:collection/><C:calendar/></d:resourcetype><C:supported-calendar-component-set><C:comp name="VEVENT"/></C:supported-calendar-component-set>',
  );
}

const multistatus = (href: string, props: string) =>
  `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>`;

const escaped = (xml: string) => xml.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const utc = (iso: string) => iso.replaceAll(/[-:]|\.000/g, '');
