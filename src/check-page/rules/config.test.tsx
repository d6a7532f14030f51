import { expect, test } from 'vitest';
import { DESK, desk, FORM, line, linesOf, type Mistake, SCRIPT, STYLE } from '../testing/page';

test.each<Mistake>([
  [
    'JSON that is none',
    `${SCRIPT}${STYLE}${FORM.replace('endpoint', `config='{"company":{"phone":"1",}}' endpoint`)}`,
    'error',
    /no valid JSON: the mistake is in line 1, column 25/,
  ],
  [
    'quotes that end the config',
    `${SCRIPT}${STYLE}${FORM.replace('endpoint', 'config="{" endpoint')}`,
    'error',
    /ends at its first quote/,
  ],
  [
    'a key of the config that is misspelt',
    `${SCRIPT}${STYLE}${FORM.replace('endpoint', `config='{"compani":{}}' endpoint`)}`,
    'error',
    /compani.*did you mean "company"/,
  ],
  [
    'a config that is not there',
    SCRIPT + STYLE + FORM.replace('endpoint', `config="${DESK}/firm.json" endpoint`),
    'error',
    /answers 404/,
    { answers: { ...desk(), [`${DESK}/firm.json`]: { status: 404, text: '' } } },
  ],
  [
    'a config that nobody may read',
    SCRIPT + STYLE + FORM.replace('endpoint', `config="${DESK}/firm.json" endpoint`),
    'error',
    /CORS/,
  ],
  [
    'a config of the page’s own site',
    SCRIPT + STYLE + FORM.replace('endpoint', 'config="/firm.json" endpoint'),
    'unchecked',
    /only pages of https:\/\/www\.example\.com/,
  ],
  [
    'a config that is a web page',
    SCRIPT + STYLE + FORM.replace('endpoint', `config="${DESK}/firm.json" endpoint`),
    'error',
    /no valid JSON/,
    { answers: { ...desk(), [`${DESK}/firm.json`]: { text: '<!doctype html>' } } },
  ],
  [
    'a config with a mistake',
    SCRIPT + STYLE + FORM.replace('endpoint', `config="${DESK}/firm.json" endpoint`),
    'error',
    /company\.phone.*a text/,
    { answers: { ...desk(), [`${DESK}/firm.json`]: { text: '{"company":{"phone":7}}' } } },
  ],
  [
    'a firm of its own without what a widget shows',
    `${SCRIPT}${STYLE.replace('contact-form', 'faq')}<bio-faq config='{"company":{"name":"Larkspur"},"currency":"USD"}'></bio-faq>`,
    'error',
    /no “faqs”, so <bio-faq> shows nothing/,
  ],
])('%s', async (_, html, severity, says, visit) =>
  expect(await linesOf(html, visit)).toEqual([line(severity, says)]),
);
