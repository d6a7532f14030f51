/**
 * Makes snapshot files, in Node and in a web worker: the build those of the built-in firm, a lead desk those of its configs,
 * the studio those of a config at a foreign address.
 */
import { snapshotCode } from 'virtual:build';
import type { WidgetDocs, WidgetSpec } from '../element/spec';
import { makeSnapshots, type SnapshotOptions, type SnapshotWidget } from './makeSnapshots';
import { fillSnapshot } from './snapshots';

const entries = import.meta.glob<{ default: SnapshotWidget['definition'] }>('../widgets/*/index.ts', {
  eager: true,
});
const documented = import.meta.glob<{ docs: WidgetDocs<WidgetSpec> }>('../widgets/*/*.element.ts', {
  eager: true,
});

const folderOf = (path: string): string => path.split('/').at(-2) ?? '';

const docsByName = new Map(Object.entries(documented).map(([path, { docs }]) => [folderOf(path), docs]));

/**
 * @param name of the widget: its tag without `bio-`.
 * @returns the file's code; undefined where there is no such widget.
 */
export async function snapshotFile(name: string, options: SnapshotOptions = {}): Promise<string | undefined> {
  const definition = entries[`../widgets/${name}/index.ts`]?.default;
  const docs = docsByName.get(name);
  if (!definition || !docs) return undefined;
  const data = await makeSnapshots({ definition, docs }, options);
  return fillSnapshot(data.secondStep ? snapshotCode.withSecondStep : snapshotCode.plain, data);
}
