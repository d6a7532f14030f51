import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useHashes } from './useHashes';

const Hash = ({ text }: { text: string }) => useHashes([text])[0] ?? 'none';

test('the hash of the newest text is given, whichever is ready last', async () => {
  const ready: ((digest: ArrayBuffer) => void)[] = [];
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(() => new Promise((resolve) => ready.push(resolve)));
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    vi.restoreAllMocks();
  });
  flushSync(() => root.render(<Hash text="older" />));
  await expect.poll(() => ready.length).toBe(1);
  flushSync(() => root.render(<Hash text="newer" />));
  await expect.poll(() => ready.length).toBe(2);
  ready[1]?.(new Uint8Array([2]).buffer);
  await expect.poll(() => place.textContent).toBe('sha256-Ag==');
  ready[0]?.(new Uint8Array([1]).buffer);
  await new Promise(requestAnimationFrame); // what follows from it is rendered
  expect(place.textContent).toBe('sha256-Ag==');
});
