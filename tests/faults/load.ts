import type { Deployment } from './deployment';
import { type Experiment, type Finding, info, none, under } from './experiment';
import { auditWithPhotos, booking, type SentLead } from './leads';
import { sendFromVisitors } from './visitors';

const seconds = { short: 4, long: 600 };
const leadsPerMinute = 5_000;
/** Milliseconds, megabytes. */
const promised = { p99: 500, memory: 300 };
/** One lead in so many has photos: what three pictures of a telephone weigh once they are downscaled. */
const photosInOneOf = 10;
const withPhotos = () => auditWithPhotos(3, 150_000);

/** Leads as on the busiest day, without and with photos. */
export const load: Experiment = {
  name: 'load',
  async run(newDeployment, size) {
    return [
      ...(await measure('bookings', await newDeployment(), seconds[size], booking)),
      ...(await measure('1 in 10 with photos', await newDeployment(), seconds[size], () =>
        Math.random() < 1 / photosInOneOf ? withPhotos() : booking(),
      )),
    ];
  },
};

async function measure(
  mix: string,
  deployment: Deployment,
  lasts: number,
  newLead: () => SentLead,
): Promise<Finding[]> {
  const desks = await deployment.startDesks();
  const { visitors, ledger } = await sendFromVisitors(desks, leadsPerMinute / 60, lasts, newLead);
  const memory = Math.max(...desks.map((desk) => desk.memory().peak));
  const waited = desks.reduce((sum, desk) => sum + desk.waitedForProcessor(), 0);
  return [
    info('leads a minute', Math.round(visitors.rate * 60)),
    info('leads acknowledged', ledger.count),
    none('refused, or not answered', visitors.failed),
    info('p50', `${visitors.percentile(0.5).toFixed(0)} ms`),
    under('p99', visitors.percentile(0.99), promised.p99, 'ms'),
    info('slowest', `${visitors.percentile(1).toFixed(0)} ms`),
    under('memory, most', memory, promised.memory, 'MB'),
    // Other programs' doing: the times above are then of a busy machine, not of the desk.
    info('the desk waited for a processor', `${waited.toFixed(1)} s`),
    ...(await ledger.compare(deployment)),
  ].map((finding) => ({ ...finding, what: `${mix}: ${finding.what}` }));
}
