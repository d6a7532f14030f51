/** The lead desk of a preview: what a visitor sees when it stores a request, refuses it, or is away. Nothing is sent. */

/** Nobody can have a host of this name: even without the simulated desk nothing would arrive anywhere. */
export const ENDPOINT = 'https://lead-desk.invalid/api/requests';

export type DeskAnswer = 'stores' | 'refuses' | 'away';

/** The response of a lead desk that has sent no mail. @param body the lead as JSON text. */
export function responseOf(answer: DeskAnswer, body: string): Response {
  if (answer === 'stores') return Response.json({ id: idOf(body) }, { status: 201 });
  const [status, detail] =
    answer === 'refuses'
      ? [400, 'The simulated desk refuses everything.']
      : [503, 'The simulated desk is away.'];
  return Response.json({ status, detail, errors: [] }, { status });
}

/** What a lead desk answers at each of its addresses. */
export function deskResponse(
  answer: DeskAnswer,
  { method, url }: Pick<Request, 'method' | 'url'>,
  body: string,
): Response {
  const { pathname, searchParams } = new URL(url);
  if (pathname.endsWith('/api/slots')) return timesResponse(answer, searchParams.get('from'));
  if (pathname.endsWith('/api/holds')) return holdResponse(answer);
  // Whether it takes leads of this page.
  if (method === 'GET') return Response.json({ originAllowed: true });
  return responseOf(answer, body);
}

/** Hours of the day at which a visit can begin, each two hours long. */
const HOURS = [9, 11, 14];

/**
 * The times that a lead desk offers: on weekdays, by the clocks of who looks.
 * @param from the first day; from tomorrow on without one.
 */
function timesResponse(answer: DeskAnswer, from: string | null): Response {
  if (answer !== 'stores') return responseOf('away', '');
  const first = from === null ? new Date() : new Date(`${from}T00:00`);
  const days = Array.from({ length: 31 }, (_, index) => {
    const at = (hour: number) =>
      new Date(
        first.getFullYear(),
        first.getMonth(),
        first.getDate() + index + (from === null ? 1 : 0),
        hour,
      );
    const isFree = ![0, 6].includes(at(0).getDay());
    const slots = isFree
      ? HOURS.map((hour) => ({
          start: at(hour).toISOString(),
          end: at(hour + 2).toISOString(),
          state: 'free',
        }))
      : [];
    return { date: at(0).toLocaleDateString('sv'), slots };
  });
  return Response.json({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, days });
}

/** The promise to keep a time for five minutes. */
const holdResponse = (answer: DeskAnswer): Response =>
  answer === 'stores'
    ? Response.json(
        { hold: 'simulated', expires: new Date(Date.now() + 5 * 60_000).toISOString() },
        { status: 201 },
      )
    : responseOf('away', '');

function idOf(body: string): unknown {
  try {
    return (JSON.parse(body) as { id?: unknown } | null)?.id;
  } catch {
    return undefined;
  }
}
