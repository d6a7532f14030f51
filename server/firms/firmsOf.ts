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

/** The firm that a row of the database names; undefined where its file cannot be used. @param id empty for the desk's own */
export function usableFirm(firms: Firms, id: string): Firm | undefined {
  const firm = id === '' ? firms.own : firms.find(id);
  return typeof firm === 'object' ? firm : undefined;
}

/** The desk's own firm, and all others whose file can be used. */
export const allFirms = (firms: Firms): Firm[] =>
  ['', ...firms.ids()].flatMap((id) => usableFirm(firms, id) ?? []);

/** The recipients of notifications about leads of a firm, as a message's `target` names them. @param id empty for the desk's own */
export const targetsFor = (firms: Firms, id: string): string[] => targetsOf(usableFirm(firms, id)?.notify);
