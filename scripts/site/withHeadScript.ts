/** The scripts of `demo/head/`, each as one classic script. */
export interface HeadScripts {
  page: string;
  /** Shows the firm's notice on its days; only pages with a notice have it. */
  notice: string;
}

/** @returns the page with the scripts that it needs in place of its `<!-- head script -->`. */
export function withHeadScript(html: string, { page, notice }: HeadScripts): string {
  const hasNotice = html.includes('<meta name="bio-notice"');
  return html.replace(
    '<!-- head script -->',
    () => `<script>${hasNotice ? `${page}\n${notice}` : page}</script>`,
  );
}
