import { expect, test } from 'vitest';
import { createFakeTools } from '../../testing/fakeTools';
import { spec } from './service-card.element';
import { createServiceCardStore } from './service-card.store';

const services = ['washing', 'sealing'].map((id) => ({ id, name: id, card: { min: 10, max: 20 } }));

/** @returns what a store reports about this `service` attribute. */
function check(service: string | undefined, offered = services) {
  const { tools, errors } = createFakeTools(spec, { attributes: { service }, facts: { services: offered } });
  createServiceCardStore(tools).getState().checkService();
  return errors;
}

test('a known service is no mistake', () => {
  expect(check('sealing')).toEqual([]);
});

test('reports an unknown service with the known ones and the one that is shown instead', () => {
  expect(check('bioshine')).toEqual([
    [
      'bad-attribute',
      'attribute service="bioshine" is no service: expected one of washing, sealing. Showing the first one, "washing".',
    ],
  ]);
});

test('reports a missing service', () => {
  expect(check(undefined)).toEqual([
    ['bad-attribute', expect.stringContaining('attribute service is missing')],
  ]);
});

test('reports nothing where there are no services, because no value would be better', () => {
  expect(check('sealing', [])).toEqual([]);
});
