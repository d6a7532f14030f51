import { expect, test } from 'vitest';
import { type Device, type PrefetchTrigger, prefetchTrigger } from './prefetchPolicy';

const WIFI = { saveData: false, effectiveType: '4g', type: 'wifi' };
const DESK: Device = { connection: WIFI, deviceMemory: 8, canHover: true };
const PHONE: Device = { connection: WIFI, deviceMemory: 4, canHover: false };

/** What begins the fetch: of a widget that stands in the page, of one that opens over it. */
const devices: Record<string, [Device, inPage: PrefetchTrigger, overlay: PrefetchTrigger]> = {
  'a desk': [DESK, 'near', 'idle'],
  'a desk of which the browser says nothing': [{ canHover: true }, 'near', 'idle'],
  'a desk whose browser says only how fast the line is': [
    { canHover: true, connection: { effectiveType: '4g' } },
    'near',
    'idle',
  ],
  'a desk that saves data': [{ ...DESK, connection: { ...WIFI, saveData: true } }, 'intent', 'intent'],
  'a desk with a line like 3G': [{ ...DESK, connection: { effectiveType: '3g' } }, 'intent', 'intent'],
  'a desk with a line like 2G': [{ ...DESK, connection: { effectiveType: '2g' } }, 'intent', 'intent'],
  'a desk with a line slower than 2G': [
    { ...DESK, connection: { effectiveType: 'slow-2g' } },
    'intent',
    'intent',
  ],
  'a desk whose line is paid by the byte': [
    { ...DESK, connection: { effectiveType: '4g', type: 'cellular' } },
    'intent',
    'intent',
  ],
  'a desk with 2 GiB of memory': [{ ...DESK, deviceMemory: 2 }, 'intent', 'intent'],
  'a desk with 4 GiB of memory': [{ ...DESK, deviceMemory: 4 }, 'near', 'idle'],
  'a phone': [PHONE, 'scroll', 'intent'],
  'a phone of which the browser says nothing': [{ canHover: false }, 'scroll', 'intent'],
  'a phone that saves data': [{ ...PHONE, connection: { saveData: true } }, 'intent', 'intent'],
  'a phone on a cellular network': [{ ...PHONE, connection: { type: 'cellular' } }, 'intent', 'intent'],
  'a phone with half a GiB of memory': [{ ...PHONE, deviceMemory: 0.5 }, 'intent', 'intent'],
};

test.each(Object.entries(devices))('on %s', (_, [device, inPage, overlay]) => {
  expect(prefetchTrigger({ isHydrated: true, isOverlay: false }, device)).toBe(inPage);
  expect(prefetchTrigger({ isHydrated: true, isOverlay: true }, device)).toBe(overlay);
  expect(prefetchTrigger({ isHydrated: false, isOverlay: false }, device)).toBe('intent');
});
