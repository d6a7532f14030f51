/** What the studio renders of a widget, as the build and the lead desk do it: in a worker, in this browser. */
import { startWorker } from '../app/trusted';
import { siteUrl } from './choices';
import type { ConfigSnapshot } from './configSnapshot';
import type { RendererRequest, RendererResponse } from './snapshotWorker';

/**
 * The file with the first state of a widget.
 * @throws where the config cannot be had, with a sentence.
 */
export const makeSnapshot = async ({ config, tag, lang }: ConfigSnapshot): Promise<string> =>
  render({ kind: 'snapshot', name: tag.slice('bio-'.length), config: await readConfig(config), lang });

/**
 * An element with its first state as markup, for a page of any host.
 * @param html the element without it.
 * @param config the address of its config, if any.
 * @throws where the config cannot be had or has a mistake, with a sentence.
 */
export const makeMarkup = async (html: string, config: string | undefined): Promise<string> =>
  render({
    kind: 'markup',
    html,
    config: config === undefined ? undefined : await readConfig(config),
    pictures: siteUrl('pictures/'),
  });

async function readConfig(address: string): Promise<object> {
  if (!URL.canParse(address))
    throw new Error('Only a config at a whole address, with https://, can be read from here.');
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The config is answered with status ${response.status}.`);
  return (await response.json()) as object;
}

async function render(request: RendererRequest): Promise<string> {
  const worker = startWorker('snapshotWorker.js');
  try {
    const response = await new Promise<RendererResponse>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<RendererResponse>) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.postMessage(request, []);
    });
    if ('error' in response) throw new Error(response.error);
    return response.text;
  } finally {
    worker.terminate();
  }
}
