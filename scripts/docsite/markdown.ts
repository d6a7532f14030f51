/** Changes of Markdown texts that leave code as it is. */

const FENCE = '^(?<fence> *(?:```|~~~)).*?^\\k<fence>';
const CODE = '`(?:[^`\\n]|\\n(?!\\n))*`';
const COMMENT = '<!--.*?-->\\n*';
/** A link or a picture; its text may hold code, a picture, and brackets. */
const LINK = String.raw`(?<mark>!?)\[(?<text>(?:${CODE}|!\[[^\]]*\]\([^)]*\)|\[[^\]]*\]|[^\]\[\`])*)\]\(<?(?<target>[^)\s>]+)>?\)`;
const PARTS = new RegExp(`${FENCE}|(?<comment>${COMMENT})|${LINK}|${CODE}`, 'gms');

interface Link {
  readonly isPicture: boolean;
  readonly text: string;
  readonly target: string;
}

/** Takes out the comments of a text, which are for who writes it, and puts something else for each link and picture. */
export function rewriteMarkdown(markdown: string, rewrite: (link: Link) => string): string {
  return markdown.replace(PARTS, (whole: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    if (groups['comment'] !== undefined) return '';
    const { mark, text, target } = groups;
    if (text === undefined || target === undefined) return whole;
    // A link may hold a picture.
    const inside = text.includes('](') ? rewriteMarkdown(text, rewrite) : text;
    return rewrite({ isPicture: mark === '!', text: inside, target });
  });
}

/** The title of a page: its first heading. @throws where it has none. */
export function titleOf(markdown: string): string {
  const [, title] = /^# (.+)$/m.exec(markdown) ?? [];
  if (title === undefined) throw new Error(`A page has no title: ${markdown.slice(0, 80)}`);
  return title;
}
