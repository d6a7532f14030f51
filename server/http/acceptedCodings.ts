/** The content codings that an `Accept-Encoding` header names, without those that it refuses (`br;q=0`). */
export function acceptedCodings(header: string | string[] = ''): ReadonlySet<string> {
  const entries = String(header).toLowerCase().split(',');
  const accepted = entries.filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry));
  return new Set(accepted.map((entry) => entry.split(';')[0]?.trim() ?? ''));
}
