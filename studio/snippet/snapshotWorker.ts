/** Renders widgets as the build and the lead desk do. It is built without a document, as for a server. */
import { prerenderPage } from '../../src/package/prerenderPage';
import { snapshotFile } from '../../src/prerender/snapshotFile';
import { renderTag } from '../../src/prerender/widgets';

interface SnapshotRequest {
  kind: 'snapshot';
  /** Of the widget: its tag without `bio-`. */
  name: string;
  config: object;
  lang: string | undefined;
}

interface MarkupRequest {
  kind: 'markup';
  /** The element. */
  html: string;
  /** What stands at the address of its config, if any. */
  config: object | undefined;
  /** URL of the built-in pictures. */
  pictures: string;
}

export type RendererRequest = SnapshotRequest | MarkupRequest;

/** What was rendered, or why nothing was. */
export type RendererResponse = { text: string } | { error: string };

self.addEventListener('message', ({ data }: MessageEvent<RendererRequest>) => {
  void (data.kind === 'snapshot' ? snapshot(data) : markup(data))
    .then(
      (text): RendererResponse => ({ text }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    )
    .then((response) => self.postMessage(response, { transfer: [] }));
});

async function snapshot({ name, ...options }: SnapshotRequest): Promise<string> {
  const code = await snapshotFile(name, options);
  if (code === undefined) throw new Error(`There is no widget "${name}".`);
  return code;
}

const markup = ({ html, config = {}, pictures }: MarkupRequest): Promise<string> =>
  prerenderPage(html, {
    render: (tag, input) => renderTag(tag, { ...input, pictures }),
    readConfig: () => config,
  });
