/** Starts the servers that the specs need, on free ports, and passes their URLs to the workers by environment. */
import { rmSync } from 'node:fs';
import { startForeignSite } from './foreignSite';
import { isLong, SEED } from './sample';
import { startDesk } from './startDesk';
import { DATA_DIR } from './urls';

/** @returns what ends the servers again. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  console.log(isLong ? 'All of the large matrices' : `A sample of the large matrices, TEST_SEED=${SEED}`);
  const foreign = await startForeignSite();
  rmSync(DATA_DIR, { recursive: true, force: true }); // no leads yet
  const desk = await startDesk({ ALLOWED_ORIGINS: foreign.url });
  process.env['SITE_URL'] = desk.url;
  process.env['FOREIGN_URL'] = foreign.url;
  process.env['STRANGER_URL'] = foreign.strangerUrl;
  return async () => {
    foreign.stop();
    await desk.stop();
  };
}
