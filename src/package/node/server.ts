/** What `types/server.d.ts` documents. */
import { closestMatch } from '../../content/closestMatch';
import { type RenderInput, renderWidget } from '../../element/prerender';
import { prerenderPage } from '../prerenderPage';
import type * as Public from '../types/server';
import { widgets } from '../widgets';

export { inlineHashes } from './inlineHashes';

export const renderToString: typeof Public.renderToString = (
  html,
  { config, pictures = '/pictures/' } = {},
) =>
  prerenderPage(html, {
    render: (tag, input) => renderTag(tag, { ...input, config: input.config ?? shared(config), pictures }),
    readConfig(url) {
      if (config === undefined)
        throw new Error(`The HTML names the config "${url}". Expected its content as the option "config".`);
      return typeof config === 'function' ? config(url) : config;
    },
  });

/** What tags without an attribute for it have. */
const shared = (config: Public.RenderOptions['config']): object | undefined =>
  typeof config === 'function' ? undefined : config;

/** @throws Error where there is no such widget. */
function renderTag(tag: string, input: RenderInput): Promise<string> | undefined {
  if (tag === 'bio-site') return undefined; // shows nothing itself
  const load = widgets[tag];
  if (load) return load().then((widget) => renderWidget(widget, input));
  const near = closestMatch(tag, Object.keys(widgets));
  throw new Error(`There is no <${tag}>.${near ? ` Did you mean <${near}>?` : ''}`);
}
