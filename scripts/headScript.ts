import { build } from 'vite';
import { isEmpty } from '../src/content/values';
import { readSiteFile } from './site/siteFile';

/** @returns the scripts of `demo/head/` as one classic script; with that of the notice where the firm has one. */
export async function headScript(): Promise<string> {
  const hasNotice = !isEmpty(readSiteFile().notice.text);
  const scripts = await Promise.all(['index', ...(hasNotice ? ['notice'] : [])].map(buildScript));
  return scripts.join('\n');
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
