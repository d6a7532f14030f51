import { type Plugin, runnerImport } from 'vite';
import { withoutSamples } from '../site/samples.ts';

/** Modules that read a firm's file, and export it by topics. */
const MODULE = /\/src\/(?:content|languages\/[\w-]+)\/(?:facts|ownTexts)\.ts$/;
const TOPIC = '\0topic:';

async function runModule(id: string): Promise<Record<string, unknown>> {
  const { module } = await runnerImport<Record<string, unknown>>(id, { configFile: false, logLevel: 'warn' });
  return id.endsWith('/facts.ts') ? withoutSamples(module) : module;
}

/**
 * Reads the firm's files when the product is built: each topic becomes a module of its own, so that a chunk has only those
 * that its widgets show.
 */
export function writtenFacts(): Plugin {
  const modules = new Map<string, Promise<Record<string, unknown>>>();
  const read = (id: string) => {
    const known = modules.get(id) ?? runModule(id);
    modules.set(id, known);
    return known;
  };
  return {
    name: 'written-facts',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^${TOPIC}`) },
      handler: (id) => ({ id, moduleSideEffects: false }),
    },
    load: {
      filter: { id: [MODULE, new RegExp(`^${TOPIC}`)] },
      handler: async (id) => {
        if (!id.startsWith(TOPIC)) {
          const exports = Object.keys(await read(id)).map(
            (topic) => `export { default as ${topic} } from ${JSON.stringify(`${TOPIC}${topic}:${id}`)};`,
          );
          return { code: exports.join('\n'), moduleType: 'js' };
        }
        const [topic = '', file = ''] = id.slice(TOPIC.length).split(/:(.*)/s);
        const value = (await read(file))[topic];
        return { code: `export default ${JSON.stringify(value)};`, moduleType: 'js' };
      },
    },
  };
}
