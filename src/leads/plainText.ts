/** Endpoints that answer no preflight, so that they get leads as `text/plain`: this device remembers them. */

/** A `localStorage` key that begins with this and ends with the endpoint exists for each of them. */
const PREFIX = 'bio:plain-text:';

/** For devices that store nothing. */
const ofThisPage = new Set<string>();

export function needsPlainText(endpoint: string): boolean {
  try {
    return ofThisPage.has(endpoint) || localStorage.getItem(PREFIX + endpoint) !== null;
  } catch {
    return false;
  }
}

export function rememberPlainText(endpoint: string): void {
  ofThisPage.add(endpoint);
  try {
    localStorage.setItem(PREFIX + endpoint, '1');
  } catch {
    // Storage is blocked or full: the next page tries JSON again.
  }
}

export function forgetPlainText(endpoint: string): void {
  ofThisPage.delete(endpoint);
  try {
    localStorage.removeItem(PREFIX + endpoint);
  } catch {
    // Storage is blocked.
  }
}
