/** The widgets by tag, for prerendering: built for Node by `scripts/build.ts`, which is when the glob is resolved. */
import { type RenderInput, renderFirstState, renderWidget } from '../src/element/render';
import { criticalCss } from '../src/style/emotion';
import { builtInFolder, setBuiltInFolder } from '../src/ui/picture/builtInFolder';

export type Widget = Parameters<typeof renderWidget>[0];

const doors = import.meta.glob<{ default: Widget }>('../src/widgets/*/index.ts', { eager: true });

export const widgets = new Map(
  Object.values(doors).map((door) => [door.default.spec.tag as string, door.default]),
);

/** The inside of a widget's element; undefined for a tag that is no widget. */
export function renderTag(tag: string, input: RenderInput): Promise<string> | undefined {
  const widget = widgets.get(tag);
  return widget && renderWidget(widget, input);
}

export { builtInFolder, criticalCss, renderFirstState, setBuiltInFolder };

export type Prerenderer = typeof import('./widgets');
