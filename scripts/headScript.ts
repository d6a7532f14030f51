import { build } from './outputs/notices';
import type { HeadScripts } from './site/withHeadScript';

/** Builds the scripts in the head of the site's pages. */
export async function headScripts(): Promise<HeadScripts> {
  const [page, notice] = await Promise.all([buildScript('index'), buildScript('notice')]);
  return { page, notice };
}

async function buildScript(name: string): Promise<string> {
  const built = await build({
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
    build: {
      write: false,
      lib: { entry: `demo/head/${name}.ts`, formats: ['iife'], name: 'head', fileName: 'head' },
    },
  });
  for (const { output } of [built].flat() as { output: { code: string }[] }[])
    for (const { code } of output) return code.trim();
  throw new Error(`demo/head/${name}.ts was not built.`);
}
