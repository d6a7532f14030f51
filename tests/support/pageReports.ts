import type { Page } from 'playwright/test';

/**
 * Collects everything that goes wrong on a page: console errors and warnings, uncaught errors, violations of its security
 * policy, requests that failed. Call it before the page is opened.
 */
export async function watchPageErrors(page: Page): Promise<string[]> {
  const pageErrors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      pageErrors.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => pageErrors.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A picture that is on its way when the window changes gives way to one of the right size, code that is fetched ahead is
    // given up when the page is left, and so is the page of a frame when the frame is taken away.
    const isOfFrame = request.resourceType() === 'document' && request.frame() !== page.mainFrame();
    const isGivenUp =
      (isOfFrame || ['image', 'script'].includes(request.resourceType())) &&
      request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isGivenUp) pageErrors.push(`failed: ${request.url()} (${request.failure()?.errorText})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) pageErrors.push(`${response.status()}: ${response.url()}`);
  });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`violates ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
    ),
  );
  return pageErrors;
}

/** An event of the contract, as the document heard it. */
export interface Heard {
  name: string;
  detail: Record<string, unknown>;
  target: string;
}

/** All events of these names that reach the document, in their order. Call it before the page is opened. */
export async function listenTo(page: Page, names: readonly string[]): Promise<Heard[]> {
  const heard: Heard[] = [];
  await page.exposeFunction('reportEvent', (event: Heard) => heard.push(event));
  await page.addInitScript((wanted) => {
    const host = window as unknown as { reportEvent(event: unknown): void };
    for (const name of wanted)
      document.addEventListener(name, (event) => {
        const { detail, target } = event as CustomEvent;
        // Plain data survives a structured clone; anything else throws here.
        const copy: unknown = structuredClone(detail);
        host.reportEvent({
          name,
          detail: copy,
          target: target instanceof Element ? target.localName : 'document',
        });
      });
  }, names);
  return heard;
}

/** Our own error and warning lines, and uncaught errors; the browser's own are not counted. Call it before. */
export function watchOurLines(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('<bio-') && ['error', 'warning'].includes(message.type()))
      lines.push(message.text());
  });
  page.on('pageerror', ({ message }) => lines.push(`uncaught: ${message}`));
  return lines;
}
