import { afterEach, expect, test, vi } from 'vitest';
import { share } from './share';

const data = { title: 'Estimate', text: 'Walls: $1', url: 'https://firm.example/?answers=' };
const device = (parts: object) => vi.stubGlobal('navigator', parts);

afterEach(() => vi.unstubAllGlobals());

test('a device with a menu for it shares', async () => {
  const menu = vi.fn().mockResolvedValue(undefined);
  device({ share: menu });
  expect(await share(data)).toBe('shared');
  expect(menu).toHaveBeenCalledWith(data);
});

test('whoever closes the menu has changed their mind: nothing is copied', async () => {
  const writeText = vi.fn();
  device({ share: () => Promise.reject(new DOMException('', 'AbortError')), clipboard: { writeText } });
  expect(await share(data)).toBe('shared');
  expect(writeText).not.toHaveBeenCalled();
});

test('without a menu, and where a frame may not open it, text and link are copied', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  device({ clipboard: { writeText } });
  expect(await share(data)).toBe('copied');
  device({ share: () => Promise.reject(new DOMException('', 'NotAllowedError')), clipboard: { writeText } });
  expect(await share(data)).toBe('copied');
  expect(writeText.mock.calls).toEqual([[`${data.text}\n${data.url}`], [`${data.text}\n${data.url}`]]);
});

test('where neither is allowed it says so', async () => {
  device({});
  expect(await share(data)).toBe('refused');
});
