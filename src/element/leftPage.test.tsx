import { expect, test, vi } from 'vitest';
import { ignoreLeaving } from './leftPage';

test('a page that is being left tells React of no lost focus, and tells it again once it is shown', () => {
  const container = document.createElement('div');
  const field = container.appendChild(document.createElement('input'));
  ignoreLeaving(container);
  const heard = vi.fn();
  container.addEventListener('focusout', heard, { capture: true });
  const loseFocus = () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));

  loseFocus();
  expect(heard).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('pagehide'));
  loseFocus();
  expect(heard).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('pageshow'));
  loseFocus();
  expect(heard).toHaveBeenCalledTimes(2);
});
