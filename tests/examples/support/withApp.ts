import { startDesk } from '../../support/startDesk';
import { type App, freePort, installApp, type Served, type Starter, startApp } from './app';

/**
 * Makes an app, with a desk that takes its leads.
 * @param source its folder, or how a starter makes it.
 */
export async function withApp(
  source: string | Starter,
  use: (app: App, url: string, port: number) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const desk = await startDesk({ ALLOWED_ORIGINS: url });
  try {
    const app = await (typeof source === 'string'
      ? installApp(source, desk.url)
      : startApp(source, desk.url));
    try {
      await use(app, url, port);
    } finally {
      await app.remove();
    }
  } finally {
    await desk.stop();
  }
}

/** Stops what has been started, however the use of it ends. */
export async function serving(started: Promise<Served>, use: () => Promise<void>): Promise<void> {
  const served = await started;
  try {
    await use();
  } finally {
    await served.stop();
  }
}
