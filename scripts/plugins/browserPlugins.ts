import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { safeDocuments, withoutOverriddenBuiltins } from './overriddenBuiltins.ts';
import { ownProperties } from './ownProperties.ts';
import { staticStyles } from './staticStyles.ts';
import { writtenFacts } from './writtenFacts.ts';

/** For all code that runs in a page that we do not know. */
export const scriptPlugins = () => [
  failOnWarning(),
  withoutOverriddenBuiltins(),
  ownProperties(),
  writtenFacts(),
];

/** The same for code of widgets. */
export const widgetPlugins = () => [...scriptPlugins(), safeDocuments(), react(), staticStyles()];

/**
 * Fails a build that warns: a warning that nobody acts on hides the next one. Code for Node and the classic file are not
 * split, so an `import()` of what is there already is right in them. That plugins took long says only that the machine was
 * busy.
 */
export function failOnWarning(): Plugin {
  let isSplit = true;
  return {
    name: 'fail-on-warning',
    configResolved({ build }) {
      isSplit = !build.ssr && !build.lib;
    },
    onLog(level, { code, message }) {
      if (level !== 'warn') return undefined;
      if (code === 'PLUGIN_TIMINGS' || (!isSplit && code === 'INEFFECTIVE_DYNAMIC_IMPORT')) return false;
      throw new Error(`The build warns (${code ?? 'no code'}): ${message}`);
    },
  };
}

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
