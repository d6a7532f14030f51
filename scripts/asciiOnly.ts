import type { Plugin } from 'vite';

/**
 * Writes every other character as an escape. A classic script is read in the page's own encoding: on a page that does
 * not say UTF-8, $275–$975 would be garbled. Modules need it not, they are always UTF-8.
 */
export function asciiOnly(): Plugin {
  return {
    name: 'ascii-only',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = escapeNonAscii(file.code);
    },
  };
}

/** @returns the same code: outside strings, templates and patterns a bundle has only ASCII. */
export const escapeNonAscii = (code: string): string =>
  code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
