import { ATTRIBUTION_KEY } from '../leads/attribution';
import { OUTBOX_FLAG } from '../leads/outboxFlag';
import { safeDocument } from '../page/safeDocument';

/** The files that it needs, where it needs them. */
export interface SessionFiles {
  origin: () => Promise<{ recordPage: () => void }>;
  submitLead: () => Promise<{ resumeOutbox: () => void }>;
}

/** Records how the visitor came, and sends leads that are queued on the device. Rejects where storage is blocked. */
export async function resumeSession({ origin, submitLead }: SessionFiles): Promise<void> {
  if (location.search || safeDocument.referrer || localStorage[ATTRIBUTION_KEY])
    (await origin()).recordPage();
  if (localStorage[OUTBOX_FLAG]) (await submitLead()).resumeOutbox();
}
