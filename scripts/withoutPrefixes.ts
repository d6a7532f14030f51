import type { Plugin } from 'vite';

const PREFIXER = 'defaultStylisPlugins = [prefixer]';

/** Leaves out Emotion's table of vendor prefixes, a kilobyte on every page: `src/style/emotion.ts` does without it. */
export function withoutPrefixes(): Plugin {
  let done = false;
  return {
    name: 'without-prefixes',
    transform: {
      filter: { id: /@emotion\/cache\/dist\/.*\.esm\.js$/, code: PREFIXER },
      handler: (code) => {
        done = true;
        return { code: code.replace(PREFIXER, 'defaultStylisPlugins = []'), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !done)
        throw new Error(`No module of @emotion/cache has "${PREFIXER}": correct scripts/withoutPrefixes.ts.`);
    },
  };
}
