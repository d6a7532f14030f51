import type { Mail } from './mailText';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** An entry of a list in a mail's text. */
const entry = /^ {2}- /;

/**
 * A mail's text as simple HTML: paragraphs and lists, all escaped, nothing that is loaded from elsewhere. Linear in the
 * length of the text.
 */
export function htmlMail({ subject, text, lang }: Pick<Mail, 'subject' | 'text' | 'lang'>): string {
  const paragraphs = text.trim().split(/\n{2,}/);
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0 auto;padding:16px;max-width:40em;font:16px/1.5 Arial,sans-serif">',
    ...paragraphs.map(formatParagraph),
    '</body></html>',
    '',
  ].join('\n');
}

function formatParagraph(paragraph: string): string {
  const lines = paragraph.split('\n');
  const first = lines.findIndex((line) => entry.test(line));
  const isList = first >= 0 && lines.slice(first).every((line) => entry.test(line));
  const [text, entries] = isList ? [lines.slice(0, first), lines.slice(first)] : [lines, []];
  const list = entries.map((line) => `<li>${escapeHtml(line.replace(entry, ''))}</li>`);
  return [
    // Indents and line breaks of fields are kept.
    ...(text.length > 0
      ? [
          `<p style="margin:0 0 ${list.length > 0 ? '0' : '16px'};white-space:pre-wrap">${escapeHtml(text.join('\n'))}</p>`,
        ]
      : []),
    ...(list.length > 0 ? [`<ul style="margin:0 0 16px;padding:0 0 0 24px">${list.join('')}</ul>`] : []),
  ].join('\n');
}
