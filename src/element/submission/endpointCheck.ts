import type { Delivery } from '../../leads/deliver';
import { deskUrl } from '../../page/deskUrl';
import { type ErrorCode, reportError } from '../../page/events';

type Refusal = Extract<Delivery, { status: 'refused' }>;

/** Milliseconds for the answer: nothing that the visitor does waits for it. */
const TIMEOUT = 5000;

const checked = new Set<string>();

/**
 * Asks a lead desk, once for each page, whether it takes leads from pages of this origin, and reports it where it does not:
 * before a visitor has typed one in vain. Never rejects.
 * @param endpoint an absolute URL.
 */
export async function checkOrigin(element: HTMLElement, endpoint: string): Promise<void> {
  if (checked.has(endpoint)) return;
  checked.add(endpoint);
  try {
    await check(element, endpoint);
  } catch {
    checked.delete(endpoint); // the network may be back when the next one asks
  }
}

/** @throws where the desk did not answer. */
async function check(element: HTMLElement, endpoint: string): Promise<void> {
  const url = deskUrl(new URL(endpoint), 'check');
  if (!url) return;
  const response = await fetch(url, {
    credentials: 'omit',
    cache: 'no-store',
    priority: 'low',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const answer = (await response.json()) as { originAllowed?: unknown; detail?: unknown } | null;
  const isOfFirm = !url.pathname.endsWith('/check');
  if (isOfFirm && response.status === 404 && typeof answer?.detail === 'string')
    reportOnce(element, endpoint, 'no-endpoint', `cannot send leads to ${endpoint}. ${answer.detail}`);
  else if (response.ok && answer?.originAllowed === false) reportForbiddenOrigin(element, endpoint);
}

const reported = new Set<string>();

/** Reports, once for each page and endpoint, that it takes no leads from this page, and what to change. */
function reportForbiddenOrigin(element: HTMLElement, endpoint: string): void {
  const { origin } = globalThis;
  const remedy =
    origin === 'null'
      ? 'a page of a file or of a sandboxed frame has no origin that could be allowed'
      : `add ${origin} to ALLOWED_ORIGINS of the lead desk (for a firm, to its allowedOrigins), or to what another endpoint allows`;
  reportOnce(
    element,
    endpoint,
    'origin-not-allowed',
    `may not send leads to ${endpoint} from this page: ${remedy}.`,
  );
}

/** Reports a refusal for which not the lead but the endpoint has to be corrected, once for each page and endpoint. */
export function reportBadDestination(
  element: HTMLElement,
  endpoint: string,
  { httpStatus, detail = 'Correct the address.' }: Pick<Refusal, 'httpStatus' | 'detail'>,
): void {
  if (httpStatus === 403) reportForbiddenOrigin(element, endpoint);
  else if (httpStatus === 404 || httpStatus === 405)
    reportOnce(
      element,
      endpoint,
      'no-endpoint',
      `cannot send leads to ${endpoint}: none are taken there (status ${httpStatus}). ${detail}`,
    );
}

function reportOnce(
  element: HTMLElement,
  endpoint: string,
  ...problem: [code: ErrorCode, message: string]
): void {
  if (reported.has(endpoint)) return;
  reported.add(endpoint);
  reportError(element, ...problem);
}
