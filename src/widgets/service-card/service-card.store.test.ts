import { expect, test } from 'vitest';
import { services } from '../../content/services';
import type { WidgetSettings } from '../../element/spec';
import type { ServiceCardSpec } from './service-card.element';
import { createServiceCardStore } from './service-card.store';

/** A store whose element has this attribute. @returns what it reported. */
function check(service: string | undefined, offered = services): string[] {
  const mistakes: string[] = [];
  createServiceCardStore({
    settings: () =>
      ({ attributes: { service }, facts: { services: offered } }) as WidgetSettings<ServiceCardSpec>,
    schedule: () => {},
    report: (code, message) => void mistakes.push(`${code}: ${message}`),
  })
    .getState()
    .checkService();
  return mistakes;
}

test('a service that is on offer is nothing to talk about', () => {
  expect(check('bioseal')).toEqual([]);
});

test('an unknown service is told, with those on offer and what is shown instead', () => {
  expect(check('bioshine')).toEqual([
    'bad-attribute: attribute service="bioshine" is no service: expected one of biorinse, bioblast, bioseal, biobuild, bioguide. Showing the first one, "biorinse".',
  ]);
});

test('a missing one too', () => {
  expect(check(undefined)).toEqual([expect.stringContaining('attribute service is missing')]);
});

test('a company without services gets no line: there is no better value', () => {
  expect(check('bioseal', [])).toEqual([]);
});
