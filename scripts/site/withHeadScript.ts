/** @returns the page with the script in place of its `<!-- head script -->`. */
export const withHeadScript = (html: string, script: string): string =>
  html.replace('<!-- head script -->', () => `<script>${script}</script>`);
