import type { Settings } from '../operations/settings';
import { createFirms, type Firms } from './firms';

/**
 * The firms that settings describe: the desk's own, and those of a folder.
 * @throws SettingsError where the folder cannot be read
 */
export function firmsOf({
  allowedOrigins,
  notify,
  style,
  inboxReaders,
  firmsFolder,
  smtpUrl,
  inboxUrl,
}: Settings): Firms {
  const own = {
    id: '',
    allowedOrigins,
    notify,
    style,
    config: undefined,
    owners: new Map(),
    readers: inboxReaders,
  };
  return createFirms({ own, folder: firmsFolder, smtpUrl, inboxUrl });
}
