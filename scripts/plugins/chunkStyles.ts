import { readFileSync } from 'node:fs';
import { build, type Plugin, type Rolldown } from 'vite';
import { forgetStyles, IMPORT, MODULE, madeStyles, separate, withRules } from './staticStyles.ts';

/** What the build makes one file of. */
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>;

/** The styles of a chunk, as a module. */
const STYLES = 'virtual:chunk-styles/';

/**
 * For component tests, which load each module by itself: styles as the build makes them, and in its order. In the product, the
 * modules of a chunk are evaluated after those of the chunks that it imports, wherever among the imports of a widget they stand.
 * So the styles of a chunk are inserted together, as soon as one of its modules is loaded.
 */
export function chunkStyles(): Plugin {
  let chunks: Promise<Chunk[]> | undefined;
  const madeChunks = () => (chunks ??= buildChunks());
  const separated = async (id: string, code = readFileSync(id, 'utf8')) =>
    separate(code, id, (await madeStyles())[id] ?? []);
  return {
    name: 'chunk-styles',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(STYLES) ? `\0${id}` : undefined),
    load: {
      filter: { id: new RegExp(`^\0${STYLES}`) },
      handler: async (id) => {
        const fileName = id.slice(1 + STYLES.length);
        const chunk = (await madeChunks()).find((one) => one.fileName === fileName);
        if (!chunk) throw new Error(`The build makes no ${fileName}.`);
        const made = await madeStyles();
        const rules = await Promise.all(
          chunk.moduleIds.filter((module) => module in made).map((module) => separated(module)),
        );
        return stylesModule(chunk, rules.map((module) => module.rules).join(''));
      },
    },
    transform: {
      filter: { id: { include: MODULE, exclude: /\.test\./ }, code: IMPORT },
      handler: async (code, id) => {
        const { named, rules } = await separated(id, code);
        const chunk = (await madeChunks()).find(({ moduleIds }) => moduleIds.includes(id));
        // What is in no file of the widgets belongs to a page of ours.
        return {
          code: chunk ? `import '${STYLES}${chunk.fileName}';\n${named}` : withRules(named, rules),
          map: null,
        };
      },
    },
    handleHotUpdate: ({ file, server }) => {
      if (!MODULE.test(file)) return;
      chunks = undefined;
      forgetStyles();
      server.moduleGraph.invalidateAll();
    },
  };
}

/** @returns the module that inserts the styles of a chunk after those of the chunks that it imports. */
const stylesModule = ({ imports }: Pick<Chunk, 'imports'>, rules: string): string =>
  withRules(imports.map((file) => `import '${STYLES}${file}';`).join('\n'), rules);

/** Builds the widgets, and writes nothing. */
async function buildChunks(): Promise<Chunk[]> {
  const built = await build({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': "'production'" }, // tests have set another
    build: { write: false, minify: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}
