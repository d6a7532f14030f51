import { existsSync } from 'node:fs';
import { createDesk, type Desk } from './app';
import { formatRecipients, logFirms } from './firms/logFirms';
import { keepReleases } from './http/keptReleases';
import { errorMessage } from './operations/log';
import { type DatabaseSettings, readSettings, type Settings, SettingsError } from './operations/settings';
import { makeDataFolder, sqliteFile } from './storage/database';

/** Where leads are stored, without the password of a database. */
function formatDatabase(database: DatabaseSettings): string {
  if (database.kind === 'sqlite') return sqliteFile(database.folder);
  const { host, pathname } = new URL(database.url);
  return `PostgreSQL at ${host}${pathname}`;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function startOrFail(): { settings: Settings; desk: Desk } {
  try {
    const settings = readSettings(process.env);
    makeDataFolderOrFail(settings.database);
    return { settings, desk: createDesk(settings) };
  } catch (error) {
    if (error instanceof SettingsError) fail(error.message);
    throw error;
  }
}

/** A folder that cannot be made will not be there later either; other faults of the database pass. */
function makeDataFolderOrFail(database: DatabaseSettings): void {
  if (database.kind !== 'sqlite') return;
  try {
    makeDataFolder(database.folder);
  } catch (error) {
    fail(`DATA_DIR: the folder ${database.folder} cannot be made: ${errorMessage(error)}`);
  }
}

const { settings, desk } = startOrFail();
const port = await desk.start().catch((error: unknown) => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    fail(
      `Port ${settings.port} is in use. Stop the program that has it, or choose another: PORT=8081 npm start`,
    );
  }
  return fail(`The desk cannot listen on port ${settings.port}: ${errorMessage(error)}`);
});

const stop = () => {
  console.log('Stopping: running requests may end first.');
  desk.stop().then(
    () => process.exit(0),
    (error: unknown) => fail(`The desk did not stop cleanly: ${errorMessage(error)}`),
  );
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// Without firms it ends the desk, as when its terminal is closed.
if (settings.firmsFolder !== undefined)
  process.on('SIGHUP', () => {
    desk.firms.reload();
    void logFirms(desk.firms);
  });

const address = `${settings.https ? 'https' : 'http'}://localhost:${port}`;
const origins = settings.allowedOrigins.join(', ') || 'none; set ALLOWED_ORIGINS to add some';
console.log(`Site and lead desk: ${address}`);
console.log(`Studio, to make what goes into a page: ${address}/studio/`);
console.log(`Documentation: ${address}/docs/`);
console.log(`Leads are stored in: ${formatDatabase(settings.database)}`);
console.log(`Other origins that may send leads: ${origins}`);
if (!settings.studioPassword)
  console.log('Publishing from the studio: off; set STUDIO_PASSWORD_HASH to change that');
if (settings.inboxPassword) console.log(`Inbox, to read leads: ${address}/inbox/`);
else console.log('Inbox: off; set INBOX_PASSWORD_HASH to change that');
if (!settings.countVisits) console.log('Visits: not counted; set COUNT_VISITS=1 to change that');
const recipients = formatRecipients(settings.notify) || 'nobody; set SMTP_URL or WEBHOOKS to change that';
console.log(`Notified of leads: ${recipients}`);
await logFirms(desk.firms);
if (!existsSync(settings.siteFolder)) {
  console.warn(`There is no site in ${settings.siteFolder}: run "npm run build", or set SITE_DIR.`);
}
try {
  await desk.store.healthy();
  const { length } = await desk.store.messages.failed(new Date());
  if (length > 0) console.warn(`Messages about leads that failed: ${length}. See: npm run leads -- failed`);
} catch (error) {
  console.warn(`No lead can be stored yet, clients are asked to try again: ${errorMessage(error)}`);
}
try {
  for (const release of await keepReleases(settings.siteFolder, settings.releasesFolder))
    console.log(`Release ${release} is kept in ${settings.releasesFolder}, for pages that name it.`);
} catch (error) {
  console.warn(
    `A release could not be kept in ${settings.releasesFolder}; pages that name it need it in the site's folder: ${errorMessage(error)}`,
  );
}
