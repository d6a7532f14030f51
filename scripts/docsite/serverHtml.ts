import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prerenderPage } from '../../src/package/prerenderPage';
import type { Prerenderer } from '../outputs/prerenderer';
import type { Shown } from './liveWidgets';

/** A page with a widget as a server sends it, and no script. */
export function serverHtml(
  { tag, first, example, config }: Shown,
  lang: string,
  prerenderer: Prerenderer,
): Promise<string> {
  const hasConfig = example !== undefined || config !== undefined;
  const given: Shown['first']['attributes'] = {
    ...first.attributes,
    ...(hasConfig && { config: 'its own' }),
  };
  const attributes = Object.entries(given).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${value}"`,
  );
  const text = (first.text ?? []).map((line) => `<p>${line}</p>`);
  const link = first.link ? `<a href="${first.link.href}">${first.link.label}</a>` : '';
  const page = `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <title>${tag}</title>
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="data:," />
    <style>body { margin: 0; font-family: system-ui, sans-serif }</style>
  </head>
  <body>
    <${tag}${attributes.join('')}>${text.join('')}</${tag}>
    ${link}
  </body>
</html>
`;
  return prerenderPage(page, {
    render: (name, input) => prerenderer.renderTag(name, input),
    readConfig: () =>
      config ?? (JSON.parse(readFileSync(join('demo/public', example ?? ''), 'utf8')) as object),
  });
}
