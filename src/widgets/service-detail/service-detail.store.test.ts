import { expect, test, vi } from 'vitest';
import type { WidgetSettings, WidgetTools } from '../../element/spec';
import { type ServiceDetailSpec, spec } from './service-detail.element';
import { createServiceDetailStore } from './service-detail.store';

/** The store of an element that asks for this service, with what it said. */
function setUp(service: string | undefined, facts: Partial<ServiceDetailSpec['facts']> = {}) {
  const report = vi.fn<WidgetTools['report']>();
  const schedule = vi.fn<WidgetTools['schedule']>();
  const settings = () =>
    ({ attributes: { service }, facts: { ...spec.facts, ...facts } }) as WidgetSettings<ServiceDetailSpec>;
  const state = createServiceDetailStore({ settings, report, schedule }).getState();
  state.checkService();
  return { state, report, schedule };
}

test.each(['bioseal', undefined])('service %s: nothing to tell', (service) => {
  expect(setUp(service).report).not.toHaveBeenCalled();
});

test('an unknown service is told, with those there are and the one that is shown', () => {
  const { report } = setUp('biowash');
  expect(report.mock.calls).toEqual([
    [
      'bad-attribute',
      expect.stringMatching(
        /^attribute service="biowash" .*"biorinse", "bioblast", .* Showing "biorinse"\.$/,
      ),
    ],
  ]);
});

test('where no service has a page, that is told', () => {
  const { report } = setUp('bioseal', { servicePages: [] });
  expect(report).toHaveBeenCalledWith('bad-attribute', expect.stringContaining('Nothing is shown.'));
});

test('the service that is shown is scheduled by its name', () => {
  const { state, schedule } = setUp('bioguide');
  state.schedule();
  expect(schedule).toHaveBeenCalledExactlyOnceWith('BioGuide');
});
