/**
 * Runs on the admin pages of people who may change settings, where pages of the site have wanted first states that are not
 * there: renders them in a worker, one after the other, and stores them.
 */
import type { FirstStateInput, FirstStateOutput } from './prerender';

declare const biosystemFirstStates: {
  /** What is to be rendered, by its key. */
  wanted: Readonly<Record<string, FirstStateInput>>;
  /** URL of the worker's script. */
  worker: string;
  /** URL that first states are POSTed to, and the nonce for it. */
  store: string;
  nonce: string;
};

async function renderAll(): Promise<void> {
  const { wanted, worker: url, store, nonce } = biosystemFirstStates;
  const worker = new Worker(url, { type: 'module' });
  for (const [key, input] of Object.entries(wanted)) {
    const output = await render(worker, input);
    await fetch(store, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce },
      // Without one the widget is shown by its script: a config with a mistake is reported in the settings.
      body: JSON.stringify({ key, html: 'html' in output ? output.html : '' }),
    });
  }
  worker.terminate();
}

const render = (worker: Worker, input: FirstStateInput): Promise<FirstStateOutput> =>
  new Promise((resolve) => {
    const once = { once: true };
    worker.addEventListener('message', ({ data }: MessageEvent<FirstStateOutput>) => resolve(data), once);
    worker.addEventListener('error', ({ message }) => resolve({ error: message }), once);
    worker.postMessage(input, []);
  });

void renderAll().catch(() => {}); // the next admin page tries again
