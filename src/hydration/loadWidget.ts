import { commonFiles, configFiles, launcherFiles, launcherSelector, widgetFiles } from 'virtual:build';
import type * as ConfigFile from '../page/lazy/configFile';
import { nearestSetting } from '../page/nearestSetting';
import { ensureMessage } from './loadError';
import type { WidgetCode } from './registry';
import type { FirstState, Release } from './release';
import { dialogPainted } from './triggers/hash';

/** How an element's island has the code of its widget. */
export function loadWidget(
  element: HTMLElement,
  release: Release,
  { isShown, module, config }: FirstState,
): WidgetCode {
  const { importFile } = release;
  const name = element.localName.slice('bio-'.length);
  /** In the order of their evaluation. */
  const files = [
    ...commonFiles,
    ...(element.matches(launcherSelector) ? launcherFiles : []),
    ...(widgetFiles[name] ?? []),
    name,
  ];
  /** The config's content, where it is that of the snapshot that is shown. */
  const known = isShown ? module?.config : undefined;

  // Without the files for a config a widget is shown, and says so: they are not waited for.
  const preload = (most?: number) =>
    release.preload([...files, ...(nearestSetting(element, 'config') ? configFiles : [])], most);
  /** Its code only begins to download a config when it runs. */
  const prefetchConfig = async () => {
    const wanted = nearestSetting(element, 'config');
    if (!wanted) return;
    try {
      const file = await importFile<typeof ConfigFile>('configFile');
      file.prefetchConfig(wanted, wanted === config ? known : undefined);
    } catch {
      // The widget's code tries again.
    }
  };
  let isLoading = false;
  let isReported = false;
  const load = async () => {
    if (isLoading) release.startOver();
    isLoading = true;
    try {
      preload(); // all files together, not only when the importing module is loaded
      await Promise.all([prefetchConfig(), dialogPainted]);
      for (const file of files) await importFile(file); // each evaluated in a task of its own
    } catch (error) {
      if (!isReported)
        console.error(
          `<${element.localName}> could not be loaded. Expected its files in ${release.place()}, and no changed built-ins:`,
          error,
        );
      isReported = true;
      await ensureMessage(element, release);
    }
    isLoading = false;
  };
  return { preload, load };
}
