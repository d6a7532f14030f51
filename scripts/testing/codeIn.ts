import { build, type Plugin, type Rolldown } from 'vite';

/** What the installed Vite makes of modules, of which the first is the entry, with or without a plugin of the build: the code of all files. */
export async function codeIn(modules: Readonly<Record<string, string>>, plugin?: Plugin): Promise<string> {
  const given: Plugin = {
    name: 'given-modules',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)],
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [given, plugin],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: Object.keys(modules)[0] as string },
    },
  })) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}
