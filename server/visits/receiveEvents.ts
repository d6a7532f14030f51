import type { Context } from 'hono';
import * as v from 'valibot';
import { countedEvents, countedForms, type VisitEvents, visitLimits } from '../../src/leads/visitSource';
import { clientNetwork } from '../http/clientIp';
import { BadJsonError, parseJson } from '../http/json';
import { type DeskEnv, reject } from '../http/problem';
import { BodyError, rejectBody, withBody } from '../http/requestBody';
import type { ReceiveOptions } from '../leads/receiveLead';
import type { VisitCounter } from './visitCounter';

/** One line of text: no control characters, no half characters, which a database may refuse. */
const line = (length: number) => v.pipe(v.string(), v.maxLength(length), v.regex(/^[^\p{C}]*$/u));

const event = v.variant('what', [
  v.object({
    widget: v.picklist(countedForms),
    what: v.literal('step'),
    step: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(visitLimits.step)),
    label: line(visitLimits.label),
  }),
  v.object({
    widget: v.picklist(countedForms),
    what: v.picklist(countedEvents.filter((what) => what !== 'step')),
  }),
]);

/** Unknown names are dropped. */
const report = v.object({
  source: v.pipe(line(visitLimits.source), v.minLength(1)),
  events: v.pipe(v.array(event), v.maxLength(visitLimits.events)),
});

interface EventsOptions extends ReceiveOptions {
  counter: VisitCounter;
}

/** The handler of `POST /api/events`: counts what a page reports, and keeps nothing else of the request. */
export function receiveEvents({ settings, budget, timeouts, counter }: EventsOptions) {
  return async (context: Context<DeskEnv>): Promise<Response> => {
    if (!settings.countVisits)
      return reject(
        context,
        404,
        'visits off',
        'This desk counts no visits: set COUNT_VISITS=1 for it, or take "counts" out of the page.',
      );
    const request = context.env.incoming;
    const client = clientNetwork(request, settings.trustProxy);
    const limits = { ...timeouts, size: visitLimits.body };
    try {
      await withBody(request, { limits, budget, client }, (body) =>
        counter.add(context.get('firm').id, parseReport(body)),
      );
      return context.body(null, 204);
    } catch (error) {
      if (error instanceof BodyError) return rejectBody(context, error, 'A report of events', limits.size);
      if (error instanceof BadJsonError) return reject(context, 400, 'events', error.message);
      throw error;
    }
  };
}

/** @throws BadJsonError */
function parseReport(body: Uint8Array): VisitEvents {
  const checked = v.safeParse(report, parseJson(body));
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  throw new BadJsonError(`${v.getDotPath(issue) ?? 'The body'} is not as expected: ${issue.message}`);
}
