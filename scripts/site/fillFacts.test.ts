import { expect, test } from 'vitest';
import { firm } from '../../src/testing/firm';
import { escapeHtml, fillFacts } from './siteBusiness';

const fill = (text: string) => fillFacts(text, firm, (fact) => fact);

test('names become facts', () => {
  expect(fill('{company}, {phone}, {email}, {area}')).toBe(
    `${firm.company.name}, ${firm.company.phone}, ${firm.company.email}, ${firm.company.area}`,
  );
  expect(fill('{call}')).toMatch(/^tel:\+?\d+$/);
});

test('a path leads to a fact, through lists by id', () => {
  expect(fill('{company.tagline} {servicePages.bioseal.title} {texts.en.contact.button}')).toBe(
    `${firm.company.tagline} ${firm.servicePages.find(({ id }) => id === 'bioseal')?.title} ${firm.texts['en']?.contact?.button}`,
  );
});

test('a fact cannot add markup, and stands for itself', () => {
  const business = { ...firm, company: { ...firm.company, name: 'Hull & <Son> "$&" {phone}' } };
  expect(fillFacts('{company}', business, escapeHtml)).toBe(
    'Hull &#38; &#60;Son&#62; &#34;$&#38;&#34; {phone}',
  );
});

test.each(['{compny}', '{company.fone}', '{services.none.name}', '{services}', '{constructor.name}'])(
  '%s is no fact',
  (name) => {
    expect(() => fill(name)).toThrow(`${name} names no text among the firm's facts.`);
  },
);

test.each(['{}', '{ "a": 1 }', 'a{b:c}', '{1}'])('%s is no name', (text) => {
  expect(fill(text)).toBe(text);
});
