/** Links of Markdown texts, as GitHub resolves them. */

const CODE = /^```.*?^```$|`[^`\n]*`/gms;
const LINK = /\[[^\]]*\]\(\s*<?([^)\s>]+)>?[^)]*\)|^\[[^\]]+\]:\s*(\S+)|\s(?:src|href)="([^"]+)"/gm;

/**
 * @param read gives the text of a linked file by its path as the link has it, empty for the document itself;
 *   undefined where there is none, an empty text for what has no headings.
 * @returns the relative links of a document that lead nowhere. Those to other sites are not followed.
 */
export function brokenLinks(markdown: string, read: (path: string) => string | undefined): string[] {
  const links = Array.from(
    markdown.replace(CODE, '').matchAll(LINK),
    ([, inline, reference, attribute]) => inline ?? reference ?? attribute ?? '',
  );
  return links.filter((link) => {
    if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? markdown : read(decodeURIComponent(path));
    if (target === undefined) return true;
    return anchor !== undefined && target !== '' && !anchorsOf(target).has(decodeURIComponent(anchor));
  });
}

/** @returns what a link may name in a document: its headings as GitHub writes them, and ids of HTML. */
export function anchorsOf(markdown: string): Set<string> {
  const text = markdown.replace(/^```.*?^```$/gms, '');
  const anchors = new Set(Array.from(text.matchAll(/\s(?:id|name)="([^"]+)"/g), ([, id = '']) => id));
  const seen = new Map<string, number>();
  for (const [, heading = ''] of text.matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)) {
    const slug = slugOf(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    anchors.add(count === 0 ? slug : `${slug}-${count}`);
  }
  return anchors;
}

/** A heading as an address, which GitHub makes of it, and the documentation site too. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-');
