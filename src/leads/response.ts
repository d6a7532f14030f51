/**
 * Reads a `Retry-After` header (RFC 9110), which holds seconds or an HTTP date.
 * @param now milliseconds since 1970. @default Date.now()
 * @returns whole seconds to wait, rounded up, 0 for a date in the past; undefined where the header is missing or is neither.
 */
export function parseRetryAfter(header: string | null, now: number = Date.now()): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return finite(Number(value));
  // Every HTTP date begins with a weekday; without it, engines read numbers such as "1.5" as dates.
  if (!/^[a-z]{3}/i.test(value)) return undefined;
  return finite(Math.max(0, Math.ceil((Date.parse(value) - now) / 1000)));
}

const finite = (seconds: number): number | undefined => (Number.isFinite(seconds) ? seconds : undefined);

/** A captive portal, a login page or a catch-all route answers every POST with a web page and 200, of whatever type. */
export function isWebPage(text: string, type: string): boolean {
  const isXml = /xml/i.test(type) || /^\s*<\?xml/i.test(text);
  return /<(?:!doctype\s+html|html)\b/i.test(text) || (!isXml && /^\s*<|<(?:head|body)\b/i.test(text));
}
