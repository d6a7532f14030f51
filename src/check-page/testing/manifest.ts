/** Some widgets, for tests, as `custom-elements.json` has them. */
import type { KnownAttribute, KnownElement } from '../knownElement';

const attribute = (name: string, text = 'string', expected = 'a text', required?: true): KnownAttribute => ({
  name,
  description: `What ${name} says.`,
  type: { text },
  expected,
  ...(required && { required }),
});

const ADDRESS = 'an http(s) address, or a path that begins with / or ./';
const SWITCH = 'no value (true), "false", or no attribute (false)';
const common = [
  attribute('config'),
  attribute('endpoint', 'string', ADDRESS),
  attribute('phone'),
  attribute('lang'),
  attribute('guard', 'string', ADDRESS),
  attribute('abandoned', 'boolean', SWITCH),
];

const element = (
  tagName: string,
  own: readonly KnownAttribute[] = [],
  more: Partial<KnownElement> = {},
): KnownElement => ({
  tagName,
  attributes: [...own, ...common],
  ...more,
});

const sends = { events: [{ name: 'bio-lead' }] };

export const testManifest: readonly KnownElement[] = [
  element('bio-site'),
  element('bio-audit-wizard', [attribute('open', 'boolean', SWITCH)], sends),
  element('bio-before-after', [attribute('before', 'string', 'a text', true)]),
  element('bio-contact-form', [], sends),
  element(
    'bio-estimator',
    [
      attribute('mode', `'inline' | 'panel'`, '"inline" or "panel"'),
      attribute('services', 'readonly string[]', 'words between commas'),
      attribute('quantities', 'boolean', SWITCH),
      attribute('live-range', 'boolean', SWITCH),
    ],
    sends,
  ),
  element('bio-faq', [], { needs: 'faqs' }),
  element('bio-reveal', [], { slots: [{ name: '' }] }),
  element('bio-service-card', [attribute('service', 'string', 'a text', true)]),
  element('bio-testimonials', [attribute('interval', 'number', 'a number from 2 to 60')]),
];
