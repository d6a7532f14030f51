/**
 * What becomes of a link of some length. Old mail programs take 2,083 characters, as Internet Explorer did. Mail services
 * that check links on their own servers hand the whole link to one in an address, and servers commonly take 8 kB.
 */
export function linkLength(link: string): { kind: 'fine' | 'long' | 'tooLong'; limit: number } {
  if (link.length > 8_000) return { kind: 'tooLong', limit: 8_000 };
  return { kind: link.length > 2_000 ? 'long' : 'fine', limit: 2_000 };
}
