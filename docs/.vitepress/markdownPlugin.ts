import type { MarkdownOptions } from 'vitepress';

type MarkdownIt = Parameters<NonNullable<MarkdownOptions['config']>>[0];

/**
 * A page is read as Markdown, by Vue too: neither `<bio-faq>` nor `{{ name }}` in a sentence is anything but text, except
 * for the elements of the site's own.
 */
export function markdownPlugin(md: MarkdownIt): void {
  const { rules } = md.renderer;
  const asText = (html: string) => html.replaceAll('{{', '&#123;&#123;');
  for (const name of ['text', 'code_inline'] as const) {
    const render = rules[name];
    rules[name] = (...given) => asText(render?.(...given) ?? '');
  }
  for (const name of ['html_block', 'html_inline'] as const)
    rules[name] = (tokens, index) => {
      const text = tokens[index]?.content ?? '';
      return /^<(?:Live[A-Z]\w*|Asked) /.test(text) ? text : asText(md.utils.escapeHtml(text));
    };
}

/** For the search, what readers ask is a heading, below which the answer stands. */
export const withQuestionsAsHeadings = (markdown: string): string =>
  markdown.replace(/^<Asked id="([^"]*)" question="([^"]*)" \/>$/gm, '###### $2 {#$1}');
