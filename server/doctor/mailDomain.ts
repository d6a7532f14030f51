import { resolveTxt } from 'node:dns/promises';
import type { Finding } from './part';

/** Asks for the TXT records of a name, each in one piece or more. */
type ResolveTxt = (name: string) => Promise<string[][]>;

interface Record {
  /** As people know it. */
  title: string;
  name: string;
  isIt: RegExp;
  why: string;
}

/**
 * Looks for the DNS records without which mail goes to spam: SPF, DKIM and DMARC.
 * @param selector of DKIM, which no other record names; undefined where it is not known
 */
export async function checkMailDomain(
  domain: string,
  selector: string | undefined,
  resolve: ResolveTxt = resolveTxt,
): Promise<Finding[]> {
  const records: Record[] = [
    {
      title: 'SPF',
      name: domain,
      isIt: /^v=spf1\b/i,
      why: 'says which servers may send mail of this domain',
    },
    ...(selector
      ? [
          {
            title: 'DKIM',
            name: `${selector}._domainkey.${domain}`,
            isIt: /(?:^|;)\s*p=[^;\s]/i,
            why: 'has the key by which mail is signed',
          },
        ]
      : []),
    {
      title: 'DMARC',
      name: `_dmarc.${domain}`,
      isIt: /^v=DMARC1\b/i,
      why: 'says what becomes of forged mail',
    },
  ];
  const findings = await Promise.all(records.map((record) => checkRecord(record, resolve)));
  if (selector) return findings;
  return [
    ...findings,
    { state: 'not checked', says: 'DKIM: set DKIM_SELECTOR to the selector that your mail provider names' },
  ];
}

async function checkRecord({ title, name, isIt, why }: Record, resolve: ResolveTxt): Promise<Finding> {
  try {
    const found = (await resolve(name)).map((parts) => parts.join('')).filter((text) => isIt.test(text));
    if (found.length === 1) return { state: 'works', says: `${title} of ${name}` };
    if (found.length > 1)
      return {
        state: 'warning',
        says: `${name} has ${found.length} ${title} records; then none of them counts`,
        fix: 'Leave one of them, which names all servers.',
      };
    return missing(title, name, why);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    // The name is not there, or has no such record; anything else says nothing about the record.
    if (code === 'ENOTFOUND' || code === 'ENODATA') return missing(title, name, why);
    return { state: 'not checked', says: `${title}: DNS does not answer (${code}); is there a network?` };
  }
}

const missing = (title: string, name: string, why: string): Finding => ({
  state: 'warning',
  says: `${name} has no ${title} record`,
  fix: `Add it where the domain is managed: it ${why}. See docs/mail.md.`,
});
