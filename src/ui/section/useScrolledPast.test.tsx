import { expect, test, vi } from 'vitest';
import '../../testing/mount'; // cleans up after each test
import { renderInShadow } from '../../testing/renderInShadow';
import { useScrolledPast } from './useScrolledPast';

function Distance() {
  return useScrolledPast(20) ? 'past' : 'before';
}

test('without scroll-driven animations it is true beyond the distance, not at it', async () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  const { root, host } = renderInShadow(<Distance />);
  host.style.blockSize = '3000px';
  scrollTo(0, 21);
  await expect.poll(() => root.textContent).toBe('past');
  scrollTo(0, 20);
  await expect.poll(() => root.textContent).toBe('before');
});
