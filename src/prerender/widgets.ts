/** The widgets by tag, for prerendering: built for Node by `scripts/build.ts`, which is when the glob is resolved. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type RenderInput, renderSnapshot, renderWidget } from '../element/prerender';
import { FieldError } from '../forms/fields/Field';
import { setPictureFolder } from '../page/pictureFolder';
import { criticalCss } from '../style/criticalCss';

export type Widget = Parameters<typeof renderWidget>[0];

const entries = import.meta.glob<{ default: Widget }>('../widgets/*/index.ts', { eager: true });

export const widgets = new Map(
  Object.values(entries).map((entry) => [entry.default.spec.tag as string, entry.default]),
);

/** The content of a widget's element; undefined for a tag that is no widget. */
export function renderTag(tag: string, input: RenderInput): Promise<string> | undefined {
  const widget = widgets.get(tag);
  return widget && renderWidget(widget, input);
}

/** An error of a field, as HTML. */
export const renderFieldError = (message: string): string =>
  renderToStaticMarkup(createElement(FieldError, { id: 'error', message }));

export { criticalCss, renderSnapshot, setPictureFolder };
