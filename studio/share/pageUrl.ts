/** The address of a draft as a page of its own, relative to the studio. */
export const pageUrl = (id: string, tag: string): string => `page.html#${id}/${tag}`;

/** What such an address names; undefined for none, or no widget. */
export function readPageHash(hash: string): { id: string; tag: string } | undefined {
  const [, id, tag] = /^#([\w-]+)\/(bio-[a-z-]+)$/.exec(hash) ?? [];
  return id === undefined || tag === undefined ? undefined : { id, tag };
}
