import type { Plugin } from 'vite';

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
