import { expect, test } from 'vitest';
import { defaultBusiness } from '../../content/business';
import { createFakeTools } from '../../testing/fakeTools';
import { type ServiceDetailSpec, spec } from './service-detail.element';
import { createServiceDetailStore } from './service-detail.store';

const { services } = defaultBusiness;

const least = { subtitle: '', whatItDoes: 'Cleans.', whyItMatters: 'Dirt.', bestFor: [] };
const washing = { ...least, id: 'washing', title: 'Washing' };
const sealing = { ...least, id: 'sealing', title: 'Sealing' };

/** The store of an element with this `service` attribute, after it has checked the attribute. */
function setUp(service: string | undefined, facts: Partial<ServiceDetailSpec['facts']> = {}) {
  const fake = createFakeTools(spec, {
    attributes: { service },
    facts: { servicePages: [washing, sealing], services: [], ...facts },
  });
  const state = createServiceDetailStore(fake.tools).getState();
  state.checkService();
  return { ...fake, state };
}

test.each(['sealing', undefined])('service %s is no mistake', (service) => {
  expect(setUp(service).errors).toEqual([]);
});

test('reports an unknown service with the known ones and the one that is shown instead', () => {
  expect(setUp('biowash').errors).toEqual([
    [
      'bad-attribute',
      expect.stringMatching(/^attribute service="biowash" .*"washing", "sealing"\. Showing "washing"\.$/),
    ],
  ]);
});

test('reports that there is no service page at all', () => {
  expect(setUp('sealing', { servicePages: [] }).errors).toEqual([
    ['bad-attribute', expect.stringContaining('Nothing is shown.')],
  ]);
});

test('requests the shown service by its name, or by the title of a page without a service', () => {
  const named = setUp('sealing', {
    services: services.slice(0, 1).map((service) => ({ ...service, id: 'sealing', name: 'Our Seal' })),
  });
  named.state.requestService();
  expect(named.requestedServices).toEqual(['Our Seal']);

  const untitled = setUp('washing');
  untitled.state.requestService();
  expect(untitled.requestedServices).toEqual(['Washing']);
});
