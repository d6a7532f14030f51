import { join } from 'node:path';
import * as v from 'valibot';
import { readConfigFile } from '../../src/package/node/configFile';
import type { MailStyle } from './messages';
import { mailsIn } from './messages/configMails';

const text = v.optional(v.string());
const schema = v.object({
  company: v.optional(v.object({ name: text, phone: text }), {}),
  currency: text,
  locale: text,
  texts: v.optional(v.unknown()),
});

/** What the config of the desk's own site says of its firm. */
export interface SiteFirm {
  name?: string | undefined;
  phone?: string | undefined;
  /** ISO 4217. */
  currency?: string | undefined;
  locale?: string | undefined;
  /** Texts of mails, by language. */
  mails?: MailStyle['messages'];
}

/** @returns nothing where the file is missing or damaged: the build has checked it, and mails do not depend on it. */
export function readSiteFirm(siteFolder: string): SiteFirm {
  try {
    const config = readConfigFile(join(siteFolder, 'business.json'));
    const { company, texts, locale, ...facts } = v.parse(schema, config);
    return {
      ...company,
      ...facts,
      ...(locale && { locale }),
      ...(texts !== undefined && { mails: mailsIn({ texts }) }),
    };
  } catch {
    return {};
  }
}
