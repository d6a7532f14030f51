import { type ErrorCode, reportError } from '../../page/events';

/** What a lead desk says about leads from this page. */
export interface EndpointCheck {
  /** Whether pages of this origin may send leads. */
  originAllowed: boolean;
  /** Whether it mails an estimate to the visitor. */
  estimatesMailed: boolean;
  /** Why it takes no leads at this endpoint: there is no such firm. */
  problem?: string;
}

/** Milliseconds for the answer: nothing that the visitor does waits for it. */
const TIMEOUT = 5000;

const checks = new Map<string, Promise<EndpointCheck | undefined>>();

/**
 * Asks a lead desk what it does with leads from this page, once for each page and endpoint that answers. Never rejects.
 * @param endpoint an absolute URL.
 * @returns undefined where the endpoint is no lead desk, or did not answer.
 */
export function checkEndpoint(endpoint: string): Promise<EndpointCheck | undefined> {
  const forget = () => {
    checks.delete(endpoint); // the network may be back when the next one asks
    return undefined;
  };
  const check = checks.get(endpoint) ?? fetchCheck(endpoint).catch(forget);
  checks.set(endpoint, check);
  return check;
}

/** The end of a desk's endpoint, for one firm also with its id, which begins with a letter. */
const DESK_PATH = /\/api\/requests(\/[a-z][a-z\d-]*)?$/;

async function fetchCheck(endpoint: string): Promise<EndpointCheck | undefined> {
  // Somebody else's webhook gets no request that it does not know.
  const { pathname } = new URL(endpoint);
  const firm = DESK_PATH.exec(pathname)?.[1] ?? '';
  if (!DESK_PATH.test(pathname)) return undefined;
  const response = await fetch(new URL(pathname.replace(DESK_PATH, `/api/check${firm}`), endpoint), {
    credentials: 'omit',
    cache: 'no-store',
    priority: 'low',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const { originAllowed, estimatesMailed, detail } = (await response.json()) as Partial<EndpointCheck> & {
    detail?: unknown;
  };
  if (firm && response.status === 404 && typeof detail === 'string')
    return { originAllowed: false, estimatesMailed: false, problem: detail };
  if (!response.ok || typeof originAllowed !== 'boolean') return undefined;
  return { originAllowed, estimatesMailed: estimatesMailed === true };
}

/** Reports an endpoint that takes no leads from this page, before a visitor has typed one in vain. */
export async function checkOrigin(element: HTMLElement, endpoint: string): Promise<void> {
  const check = await checkEndpoint(endpoint);
  if (check?.problem)
    reportOnce(element, endpoint, 'no-endpoint', `cannot send leads to ${endpoint}. ${check.problem}`);
  else if (check && !check.originAllowed) reportForbiddenOrigin(element, endpoint);
}

const reported = new Set<string>();

/** Reports, once for each page and endpoint, that it takes no leads from this page, and what to change. */
export function reportForbiddenOrigin(element: HTMLElement, endpoint: string): void {
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

function reportOnce(
  element: HTMLElement,
  endpoint: string,
  ...problem: [code: ErrorCode, message: string]
): void {
  if (reported.has(endpoint)) return;
  reported.add(endpoint);
  reportError(element, ...problem);
}
