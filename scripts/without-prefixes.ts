import type { Plugin } from 'vite';

/** Leaves out Emotion's table of vendor prefixes, a kilobyte on every page: `src/style/emotion.ts` does without it. */
export function withoutPrefixes(): Plugin {
  return {
    name: 'without-prefixes',
    transform: {
      filter: { id: /@emotion\/cache\/dist\/.*\.esm\.js$/ },
      handler: (code) => ({
        code: code.replace('defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []'),
        map: null,
      }),
    },
  };
}
