import { fillText } from '../../src/domain/fillText';
import { type MailPartName, mailTemplate } from './mailTemplate';

/** A part of a mail with what it says. */
export type MailBlock = Readonly<
  { part: MailPartName; inner?: readonly MailBlock[] } & Partial<
    Record<
      'text' | 'note' | 'label' | 'value' | 'name' | 'price' | 'href' | 'cid' | 'logo' | 'company',
      string
    >
  >
>;

/** What the parts of a mail's HTML share. */
export interface MailLook {
  /** BCP 47. */
  lang: string;
  subject: string;
  /** What a list of mails shows behind the subject. */
  preview: string;
  /** A color as `#rrggbb`, and that of the text on it. */
  accent: string;
  onAccent: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const asHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const mapValues = (values: object, map: (text: string, name: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, map(String(text), name)]));

/** A mail as HTML: all of what it says is escaped. Linear in the length of the text. */
export function renderHtml(blocks: readonly MailBlock[], look: MailLook): string {
  const shared = mapValues(look, asHtml);
  const render = ({ part, inner = [], ...values }: MailBlock): string =>
    fillText(mailTemplate[part].html, {
      ...shared,
      ...mapValues(values, asHtml),
      inner: inner.map(render).join(''),
    });
  return render({ part: 'page', inner: blocks });
}

/** The same as plain text. */
export function renderText(blocks: readonly MailBlock[]): string {
  const render = ({ part, inner = [], ...values }: MailBlock): string =>
    fillText(mailTemplate[part].text, {
      ...mapValues(values, (text, name) => (name === 'value' ? text.replaceAll('\n', '\n  ') : text)),
      inner: inner.map(render).join(''),
    });
  return `${blocks.map(render).join('').trim()}\n`;
}
