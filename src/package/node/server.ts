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
    readConfig: (url) => contentOf(config, url),
  });

type Config = Public.RenderOptions['config'];

/** The content of a config that the HTML names. @throws Error where the option has none. */
function contentOf(config: Config, url: string): object | Promise<object> {
  if (config === undefined)
    throw new Error(`The HTML names the config "${url}". Expected its content as the option "config".`);
  if (typeof config === 'function') return config(url);
  if (!isByUrl(config)) return config;
  const content = config[url];
  if (!content)
    throw new Error(
      `The HTML names the config "${url}". The option "config" has only ${Object.keys(config).join(', ')}.`,
    );
  return content;
}

/** What tags without an attribute for it have. */
const shared = (config: Config): object | undefined =>
  typeof config === 'function' || (config && isByUrl(config)) ? undefined : config;

/** Whether it holds contents by their URLs. No key of a config looks like a URL. */
const isByUrl = (config: object): config is Record<string, object> =>
  Object.keys(config).some((key) => /[./]/.test(key));

/** @throws Error where there is no such widget. */
function renderTag(tag: string, input: RenderInput): Promise<string> | undefined {
  if (tag === 'bio-site') return undefined; // shows nothing itself
  const load = widgets[tag];
  if (load) return load().then((widget) => renderWidget(widget, input));
  const near = closestMatch(tag, Object.keys(widgets));
  throw new Error(`There is no <${tag}>.${near ? ` Did you mean <${near}>?` : ''}`);
}
