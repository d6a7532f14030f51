import { expect, test } from 'vitest';
import '../../testing/mount';
import { findDestination } from './findDestination';

const named = (endpoint: string, guard?: string) => ({ endpoint, guard });

test.each([
  [
    'no element names one',
    '<bio-contact-form></bio-contact-form><form endpoint="https://a.example/">',
    undefined,
  ],
  ['none is an address', '<bio-contact-form endpoint="a.example/leads"></bio-contact-form>', undefined],
  [
    'the form of the kind',
    '<bio-estimator endpoint="https://a.example/"></bio-estimator><bio-contact-form endpoint="https://b.example/"></bio-contact-form>',
    named('https://b.example/'),
  ],
  [
    'another, where the form of the kind has none that is an address',
    '<bio-contact-form endpoint="htp://a.example/"></bio-contact-form><bio-quote-builder endpoint="https://b.example/"></bio-quote-builder>',
    named('https://b.example/'),
  ],
  [
    'the site, with the URL of its tokens',
    '<bio-site endpoint="https://a.example/" guard="https://a.example/token"><bio-contact-form></bio-contact-form></bio-site>',
    named('https://a.example/', 'https://a.example/token'),
  ],
])('where a contact lead is sent: %s', (_, html, destination) => {
  document.body.innerHTML = html;
  expect(findDestination('contact')).toEqual(destination);
});
