import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrolledPast } from './useScrolledPast';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function Distance() {
  return useScrolledPast(20) ? 'past' : 'before';
}

function show(): HTMLElement {
  document.body.innerHTML = '<p></p><div style="height: 3000px"></div>';
  const place = document.querySelector('p') as HTMLElement;
  act(() => createRoot(place).render(<Distance />));
  return place;
}

test('where styles cannot tell, it does: past 20 px, not at 20', async () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  const place = show();
  scrollTo(0, 21);
  await expect.poll(() => place.textContent).toBe('past');
  scrollTo(0, 20);
  await expect.poll(() => place.textContent).toBe('before');
});
