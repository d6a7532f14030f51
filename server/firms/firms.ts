import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { currencies } from '../../src/domain/currencies';
import { factsLanguages } from '../../src/domain/factsLanguages';
import { objectOf } from '../leads/fields';
import { onOneLine } from '../notify/contact';
import { lookIn } from '../notify/mailLook';
import { englishStyle, isMailed, type MailStyle, missingMessages } from '../notify/messages';
import { mailsIn, mergeMails } from '../notify/messages/index';
import { answerWithinIn, type NotifySettings, timeZoneIn } from '../notify/settings';
import { pushOf } from '../notify/told/settings';
import { errorMessage, SettingsError } from '../operations/log';
import { type Firm, firmIdExpected, isFirmId } from './firm';
import {
  type Config,
  type FirmFile,
  FirmFileError,
  firmFiles,
  languageTag,
  parseFirmFile,
  problemsOf,
  readConfig,
  readText,
} from './firmFile';
import { publicConfig } from './publicConfig';

/** The firms of one desk. */
export type Firms = ReturnType<typeof createFirms>;

interface FirmsOptions {
  own: Firm;
  /** Undefined for no firms but the desk's own. */
  folder: string | undefined;
  smtpUrl: string | undefined;
  /** The public address of the inbox; undefined where mails have no link to it. */
  inboxUrl: string | undefined;
  /** The desk's public address; undefined where mails have no link to it. */
  deskUrl: string | undefined;
  /** The origin of a push service of one's own; undefined for none. */
  pushService?: string | undefined;
}

/**
 * Reads the firms of a folder: one file `<id>.json` for each. What is wrong with a file is logged, a line for each problem;
 * its firm is then known but `unusable`, so that its leads are not refused for good.
 * @throws SettingsError where the folder cannot be read
 */
export function createFirms({ own: built, folder, ...shared }: FirmsOptions) {
  let own = built;
  let firms = new Map<string, Firm | 'unusable'>();

  function read(path: string) {
    const earlier = firms;
    firms = new Map();
    for (const name of firmFiles(path)) {
      const id = basename(name, '.json');
      if (!isFirmId(id)) {
        console.error(
          `FIRMS_DIR: the file ${JSON.stringify(name)} is left out; expected as its name ${firmIdExpected}, and ".json".`,
        );
        continue;
      }
      try {
        firms.set(id, readFirm(id, { folder: path, ...shared }));
      } catch (error) {
        for (const problem of problemsOf(error)) console.error(`Firm ${id} (${name}): ${problem}.`);
        const before = earlier.get(id) ?? 'unusable';
        firms.set(id, before);
        console.error(
          before === 'unusable'
            ? `Firm ${id} gets no leads until its file is fixed and the desk restarted or sent SIGHUP: pages keep them and send them again.`
            : `Firm ${id} stays as it was until its file is fixed and the desk sent SIGHUP.`,
        );
      }
    }
  }

  if (folder !== undefined) {
    try {
      read(folder);
    } catch (error) {
      throw new SettingsError(`FIRMS_DIR: the folder ${folder} cannot be read: ${errorMessage(error)}`);
    }
  }
  return {
    /** The firm of leads that name none. */
    get own(): Firm {
      return own;
    },
    /** Takes what the published facts of the desk's own firm say. */
    changeOwn(changes: Pick<Firm, 'notify' | 'style'>): void {
      own = { ...own, ...changes };
    },
    /** The ids of all others, also of those whose file cannot be used. */
    ids: (): string[] => [...firms.keys()].toSorted(),
    /** @returns undefined where there is no such firm; `unusable` where its file has errors, until they are fixed */
    find: (id: string): Firm | 'unusable' | undefined => firms.get(id),
    /** How a firm writes; as the desk does where the firm is not known. @param id empty for the desk's own */
    styleOf: (id: string): MailStyle => {
      const firm = id === '' ? own : firms.get(id);
      return typeof firm === 'object' ? firm.style : englishStyle;
    },
    /** Reads the folder again. A firm whose file has got errors stays as it was. Never throws: what is wrong is logged. */
    reload(): void {
      if (folder === undefined) return;
      const earlier = firms;
      try {
        read(folder);
        console.log(`Firms were read again: ${firms.size}`);
      } catch (error) {
        firms = earlier;
        console.error(`FIRMS_DIR cannot be read, all firms stay as they were: ${errorMessage(error)}`);
      }
    },
  };
}

type ReadOptions = Pick<FirmsOptions, 'smtpUrl' | 'inboxUrl' | 'deskUrl' | 'pushService'> & {
  folder: string;
};

function readFirm(id: string, { folder, ...shared }: ReadOptions): Firm {
  const file = parseFirmFile(readText(join(folder, `${id}.json`)));
  const config = readConfig(folder, file.config);
  const warn = (line: string) => console.warn(`Firm ${id} (${id}.json): ${line}`);
  // What only the desk reads counts before what every page reads.
  const mails = mergeMails(file.mails, mailsIn(config, warn));
  const languages = file.languages ?? languagesIn(config, mails);
  for (const lang of file.mail ? languages : []) {
    const missing = missingMessages({ messages: mails }, lang);
    if (missing.length > 0) warn(`mails.${lang} lacks ${missing.join(', ')}; those are English.`);
  }
  const written = readStyle({ ...file, languages, mails }, config);
  const style = { ...written, company: written.company || id };
  const mail = readMail(file, shared, written, config);
  return {
    id,
    allowedOrigins: file.allowedOrigins,
    notify: { mail, webhooks: file.webhooks, told: readTold(file, shared, mail, style) },
    style,
    calendars: file.calendars,
    config: config && compressed(config),
    owners: new Map(Object.entries(file.owners)),
    readers: new Map(Object.entries(file.readers)),
  };
}

function compressed(config: Config) {
  const text = JSON.stringify(config);
  return publicConfig(text, brotliCompressSync(text), gzipSync(text));
}

/** The languages of a config in which there are mails: those of its facts, then those of its translations; else English. */
function languagesIn(config: Config | undefined, mails: MailStyle['messages']): string[] {
  const written = [...factsLanguages(config ?? {}), ...Object.keys(objectOf(config?.['translations']))];
  const mailed = [...new Set(written)].filter((lang) => languageTag(lang) && isMailed(lang, mails));
  return mailed.length > 0 ? mailed : [...englishStyle.languages];
}

type StyledFile = Omit<FirmFile, 'languages'> & Pick<MailStyle, 'languages'>;

function readStyle({ mail, languages, timeZone, mails }: StyledFile, config: Config | undefined): MailStyle {
  return {
    company: onOneLine(textIn(config?.['company'], 'name') || mail?.from.name || mail?.from.address || ''),
    languages,
    timeZone: timeZone ?? timeZoneIn(config) ?? englishStyle.timeZone,
    currency: currencies.has(textIn(config, 'currency')) ? textIn(config, 'currency') : config && 'USD',
    locale: languageTag(textIn(config, 'locale')),
    answerWithin: answerWithinIn(config),
    ...lookIn(config),
    messages: mails,
  };
}

function readMail(
  { mail, ...file }: FirmFile,
  { smtpUrl, inboxUrl, deskUrl }: Omit<ReadOptions, 'folder'>,
  style: MailStyle,
  config: Config | undefined,
): NotifySettings['mail'] {
  if (!mail) return undefined;
  const { smtp: url = smtpUrl, from, to, replyTo, phone } = mail;
  if (url === undefined)
    throw new FirmFileError(['mail.smtp is missing; expected it here, or SMTP_URL for all firms']);
  return {
    url,
    from,
    to,
    replyTo,
    inboxUrl: hasReaders(file) ? inboxUrl : undefined,
    deskUrl,
    phone: onOneLine(phone ?? textIn(config?.['company'], 'phone')),
    style,
  };
}

/** Whether anybody at the firm can sign in to the inbox. */
const hasReaders = ({ owners, readers }: Pick<FirmFile, 'owners' | 'readers'>): boolean =>
  Object.keys({ ...owners, ...readers }).length > 0;

function readTold(
  file: FirmFile,
  { inboxUrl, deskUrl, pushService: service }: Omit<ReadOptions, 'folder'>,
  mail: NotifySettings['mail'],
  style: MailStyle,
): NotifySettings['told'] {
  const { chats, quietHours, remindAfter } = file;
  if (remindAfter > 0 && !hasReaders(file))
    throw new FirmFileError(['remindAfter needs owners or readers: nobody else opens a lead in the inbox']);
  if (Object.keys(chats).length === 0 && !hasReaders(file)) return undefined;
  const push = pushOf({ deskUrl, from: mail?.from.address, service });
  return { chats, quietHours, remindAfter, push, inboxUrl: hasReaders(file) ? inboxUrl : undefined, style };
}

/** A text of a config's object; empty where there is none. */
function textIn(object: unknown, name: string): string {
  const value = objectOf(object)[name];
  return typeof value === 'string' ? value : '';
}
