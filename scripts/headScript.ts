import { build } from 'vite';

/** @returns the scripts of `demo/head/` as one classic script. */
export async function headScript(): Promise<string> {
  const built = await build({
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
    build: {
      write: false,
      lib: { entry: 'demo/head/index.ts', formats: ['iife'], name: 'head', fileName: 'head' },
    },
  });
  for (const { output } of [built].flat() as { output: { code: string }[] }[])
    for (const { code } of output) return code.trim();
  throw new Error('demo/head/index.ts was not built.');
}
