/** The lead desk of a preview: what a visitor sees when it stores a request, refuses it, or is away. Nothing is sent. */

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

function idOf(body: string): unknown {
  try {
    return (JSON.parse(body) as { id?: unknown } | null)?.id;
  } catch {
    return undefined;
  }
}
