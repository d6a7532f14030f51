import type { Page } from 'playwright/test';

/**
 * Collects everything a page complains of: console errors and warnings, uncaught errors, violations of its security
 * policy, requests that failed. Call it before the page is opened.
 */
export async function watchComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`violates ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
    ),
  );
  return complaints;
}
