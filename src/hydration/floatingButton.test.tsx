import { expect, test, vi } from 'vitest';
import { showUncheckedInTime, uncheckedButton } from './floatingButton';

test.each([
  ['unknown', false],
  ['', true],
])(
  'a floating button whose data-covering is "%s" after the time limit stays hidden: %s',
  (state, isHidden) => {
    vi.useFakeTimers();
    const element = document.createElement('div');
    element.attachShadow({ mode: 'open' }).innerHTML =
      '<button data-floating data-covering="unknown"></button>';
    showUncheckedInTime(element);
    const button = uncheckedButton(element);
    vi.advanceTimersByTime(7_999);
    expect(button?.getAttribute('data-covering')).toBe('unknown');
    button?.setAttribute('data-covering', state);
    vi.advanceTimersByTime(1);
    expect(button?.hasAttribute('data-covering')).toBe(isHidden);
    vi.useRealTimers();
  },
);
