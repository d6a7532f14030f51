/** `import 'biosystem-widgets'`: finds the widgets of the page, and loads the code of each when it is needed. */
import { startPage } from '../hydration/startPage';
import { isBrowser } from '../page/isBrowser';
import { pageFiles } from './pageFiles';

const widgets = Object.fromEntries(
  Object.entries(import.meta.glob('../widgets/*/index.ts')).map(([path, load]) => [
    path.split('/').at(-2) ?? '',
    load,
  ]),
);

const files: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = {
  ...widgets,
  ...pageFiles,
  islands: () => import('../hydration/islands'),
  launcher: () => import('../hydration/launcher'),
};

async function importFile<Module>(name: string): Promise<Module> {
  const load = files[name];
  if (!load) throw new Error(`The package has no file "${name}".`);
  return (await load()) as Module;
}

if (isBrowser)
  startPage({
    importFile,
    findSnapshot: () => undefined, // too large for a bundle: the widget's code shows it
    // What follows needs a URL, which only the bundler knows. It loads what a chunk imports along with the chunk.
    preload: () => false,
    startOver: () => {},
    folder: () => '',
    place: () => 'the chunks that the bundler has made',
  });
