import { targetsOf } from '../notify/enqueue';
import type { Settings } from '../operations/settings';
import type { Firm } from './firm';
import { createFirms, type Firms } from './firms';

/**
 * The firms that settings describe: the desk's own, and those of a folder.
 * @throws SettingsError where the folder cannot be read
 */
export function firmsOf({
  allowedOrigins,
  notify,
  style,
  calendars,
  inboxReaders,
  firmsFolder,
  smtpUrl,
  inboxUrl,
  deskUrl,
  pushService,
}: Settings): Firms {
  const own = {
    id: '',
    allowedOrigins,
    notify,
    style,
    calendars,
    config: undefined,
    owners: new Map(),
    readers: inboxReaders,
  };
  return createFirms({ own, folder: firmsFolder, smtpUrl, inboxUrl, deskUrl, pushService });
}

/** The desk's own firm, and all others whose file can be used. */
export const allFirms = (firms: Firms): Firm[] => [
  firms.own,
  ...firms.ids().flatMap((id) => {
    const firm = firms.find(id);
    return typeof firm === 'object' ? [firm] : [];
  }),
];

/** The recipients of notifications about leads of a firm, as a message's `target` names them. @param id empty for the desk's own */
export function targetsFor(firms: Firms, id: string): string[] {
  const firm = id === '' ? firms.own : firms.find(id);
  return targetsOf(typeof firm === 'object' ? firm.notify : undefined);
}
