/**
 * The prerenderer as a web worker. The build bundles it without a document, as for a server: what it renders is what the
 * widgets hydrate.
 */
import { renderTag, setPictureFolder } from '../../src/prerender/widgets';
import { protectMarkup } from './protectMarkup';

/** What is to be rendered. */
export interface FirstStateInput {
  tag: string;
  /** The widget's attributes as its HTML has them. */
  attributes: Readonly<Record<string, string>>;
  /** Tag of the page's language. */
  lang: string;
  /** URL of the firm's config; empty for the built-in firm. */
  config: string;
  /** URL of the widgets' own pictures, as the widgets derive it. */
  pictures: string;
}

/** The content of the widget's element, or why there is none. */
export type FirstStateOutput = { html: string } | { error: string };

self.addEventListener('message', ({ data }: MessageEvent<FirstStateInput>) => {
  void firstState(data)
    .then(
      (html): FirstStateOutput => ({ html }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    )
    .then((output) => self.postMessage(output, { transfer: [] }));
});

async function firstState({ tag, attributes, lang, config, pictures }: FirstStateInput): Promise<string> {
  setPictureFolder(pictures);
  const html = await renderTag(tag, {
    attribute: (name) => attributes[name] ?? null,
    common: {
      endpoint: undefined, // no first state shows it
      phone: attributes['phone'],
      lang,
      abandoned: 'abandoned' in attributes ? attributes['abandoned'] !== 'false' : undefined,
    },
    config: config === '' ? undefined : ((await (await fetch(config)).json()) as object),
  });
  return protectMarkup(html ?? '');
}
