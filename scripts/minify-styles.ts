import type { Plugin } from 'vite';

const STYLE_SHEETS = /\b(css|keyframes)`([^`]*)`/g;

/**
 * Takes comments and indentation out of the styles in code: minifiers leave the inside of a template as it is. Used by
 * every build alike, because Emotion names a class by its text, and prerendered names must be those of the browser.
 */
export function minifyStyles(): Plugin {
  return {
    name: 'minify-styles',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler: (code) => ({ code: minifyTemplates(code), map: null }),
    },
  };
}

/** @returns the code with every `css` and `keyframes` template in one line. */
export const minifyTemplates = (code: string): string =>
  code.replace(STYLE_SHEETS, (_, tag: string, styles: string) => {
    const short = styles
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/\s+/g, ' ')
      // The space after a value put in belongs to the styles: `animation: ${turn} 900ms`.
      .replace(/\$\{[^}]*\}| ?([{};]) ?/g, (match, sign: string | undefined) => sign ?? match)
      .trim();
    return `${tag}\`${short}\``;
  });
