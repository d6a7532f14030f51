/** Why a part does not work, in words, and what to do about it. */
import type { Firm } from '../firms/firm';

/** Seconds for one answer. */
export const patience = 20;

/** Errors of the network and of time limits as programs word them, and as people say them. */
const inWords: readonly (readonly [RegExp, string])[] = [
  [
    /aborted due to timeout|ETIMEDOUT|(?:Greeting|Connection) (?:never received|timeout)|Timeout/i,
    `no answer within ${patience} seconds`,
  ],
  [/(?:ENOTFOUND|EAI_AGAIN) (\S+)/, 'the name $1 is not known to DNS'],
  [/ECONNREFUSED(?: (\S+))?/, 'nothing listens there'],
  [/ECONNRESET|socket hang up|other side closed/, 'the connection was cut'],
  [/CERT_|certificate/i, 'its certificate is not valid: $&'],
];

/** What an error says, and where it came from: `fetch failed` alone says nothing. */
export function reasonOf(error: unknown): string {
  const text = textOf(error);
  for (const [pattern, words] of inWords) {
    const found = pattern.exec(text);
    if (found) return words.replace('$1', found[1] ?? '').replace('$&', text);
  }
  return text;
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? cause.message || error.message : error.message;
}

/** Where something is set: the desk's own firm has variables, another one its file. */
const settingOf = ({ id }: Pick<Firm, 'id'>, variable: string, key: string): string =>
  id === '' ? variable : `"${key}" in ${id}.json`;

type OfFirm = Pick<Firm, 'id'>;

export function mailFix(firm: OfFirm, error: unknown): string {
  const reason = reasonOf(error);
  if (/to RCPT/.test(reason))
    return `The mail server refuses the recipient: check ${settingOf(firm, 'MAIL_TO', 'mail')}.`;
  if (/to MAIL/.test(reason))
    return `The mail server refuses the sender: ${settingOf(firm, 'MAIL_FROM', 'mail')} must be an address that the user of SMTP_URL may send from.`;
  if (/to AUTH|\b53\d\b/.test(reason))
    return 'The mail server refuses the user: check user and password in SMTP_URL. Some providers want an app password, and "@" in a user is written %40.';
  if (/certificate/.test(reason))
    return 'SMTP_URL must name the host for which the mail server has its certificate.';
  if (/not known to DNS/.test(reason))
    return 'Check the host in SMTP_URL: it is misspelled, or DNS does not work here.';
  if (/no answer/.test(reason))
    return 'Check the port in SMTP_URL: 465 with smtps:, 587 with smtp:. Many hosters block port 25, and some all of them until one asks.';
  return 'Check host and port in SMTP_URL: no mail server answers there.';
}

/** @param where the setting that names the receiver */
function receiverFix(error: unknown, where: string): string {
  const reason = reasonOf(error);
  if (/HTTP 4(?:04|10)/.test(reason))
    return `Nothing takes leads at this address any more: copy the present one from where it was made, and put it into ${where}.`;
  if (/HTTP 40[13]/.test(reason))
    return `It refuses the desk: compare the secret, and a key in the address, with those in ${where}.`;
  if (/web page/.test(reason))
    return `It answers with a web page, perhaps for signing in: compare its address with ${where}.`;
  if (/HTTP 5/.test(reason)) return 'The receiver has failed: look into its log.';
  if (/HTTP 429/.test(reason)) return 'It is asked too often: try again in a minute.';
  return `It cannot be reached from here: look whether it runs, and compare its address with ${where}.`;
}

export const webhookFix = (firm: OfFirm, error: unknown): string =>
  receiverFix(error, settingOf(firm, 'WEBHOOKS', 'webhooks'));

export const inboxWebhookFix = (error: unknown): string =>
  receiverFix(error, 'the inbox, under Programs and Webhooks: remove this one there and add it again');

export const chatFix = (firm: OfFirm, variable: string, error: unknown): string =>
  receiverFix(error, settingOf(firm, variable, 'chats'));
