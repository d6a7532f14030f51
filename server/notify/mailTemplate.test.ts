import { caniemail } from 'caniemail';
import { describe, expect, it } from 'vitest';
import { mailTemplate } from './mailTemplate';
import { type MailBlock, renderHtml, renderText } from './renderMail';

const names = Object.keys(mailTemplate) as (keyof typeof mailTemplate)[];
const look = { lang: 'en', subject: 'S', preview: 'P', accent: '#a32f2a', onAccent: '#ffffff' };
const texts = {
  text: 'text <b>',
  note: 'note',
  label: 'label',
  value: 'value\n2',
  name: 'name',
  price: '$1',
  href: 'https://example.com/?a=1&b="',
  cid: 'photo.jpg@photos',
  logo: 'https://example.com/logo.png',
  company: 'Ümläut & Söhne',
};
const every: MailBlock[] = names
  .filter((part) => part !== 'page')
  .map((part) => ({ part, inner: [{ part: 'label', text: 'inner' }], ...texts }));

/** What these programs leave out, and why the mail is right without it. */
const harmless: Readonly<Record<string, string>> = {
  '@media': 'changes colors in a dark scheme, and sizes on a phone',
  '<style> element': 'holds no more than that',
  'color-scheme CSS property': 'the program picks dark colors of its own',
  'color-scheme meta tag': 'the same',
  '<body> element': 'the table in it has its color too',
  'display:none': 'the preview has no height either',
  'max-height property': 'the preview is not displayed either',
  overflow: 'the same',
  'border-radius': 'corners',
  'white-space': 'the cell has an attribute that says the same',
  'word-break': 'a long word is as wide as it is',
  'role attribute': 'for screen readers that know it',
};

describe('the parts of mails', () => {
  it.each(['gmail.*', 'outlook.*', 'apple-mail.*'] as const)('are understood by %s', (client) => {
    const html = renderHtml(every, look);
    const { issues } = caniemail({ clients: [client], html });
    const titles = new Set([...issues.errors.values()].flat().map(({ title }) => title));
    expect([...titles].filter((title) => !(title in harmless))).toEqual([]);
  });

  it('have no placeholder that nothing fills in, and escape what is filled in', () => {
    const html = renderHtml(every, look);
    expect(`${html}${renderText(every)}`).not.toMatch(/\{\w+\}/);
    expect(html).not.toContain('<b>');
    expect(html).toContain('href="https://example.com/?a=1&amp;b=&quot;"');
    expect(html).toContain('value<br>2');
  });

  it('fill in once: what a stranger types is no placeholder', () => {
    const typed: MailBlock = { part: 'quote', label: 'Notes', value: '{accent} {inner} $& $1' };
    expect(renderHtml([typed], look)).toContain('>{accent} {inner} $&amp; $1<');
    expect(renderText([typed])).toBe('Notes: {accent} {inner} $& $1\n');
  });
});
