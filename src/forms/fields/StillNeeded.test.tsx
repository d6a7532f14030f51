import { expect, test } from 'vitest';
import { renderInShadow } from '../../testing/renderInShadow';
import { StillNeeded } from './StillNeeded';

const needed = (message: string | undefined, refusals: number) => (
  <StillNeeded id="needed" message={message} refusals={refusals} />
);

test('what is missing is announced when the button was pressed in vain, not with every field', () => {
  const { root, render } = renderInShadow(needed('Still needed: Name, Email.', 0));
  const line = () => root.querySelector('#needed');
  const isAnnounced = () => line()?.getAttribute('role') === 'alert' && line()?.textContent !== '';
  const before = line();
  render(needed('Still needed: Email.', 0));
  expect(line()?.textContent).toBe('Still needed: Email.');
  expect(isAnnounced()).toBe(false);

  render(needed('Still needed: Email.', 1));
  expect(isAnnounced()).toBe(true);
  expect(line()).not.toBe(before); // an alert is announced as it appears

  render(needed('Still needed: Phone.', 1));
  expect(isAnnounced()).toBe(false);
  const refused = line();
  render(needed('Still needed: Phone.', 2));
  expect(isAnnounced()).toBe(true);
  expect(line()).not.toBe(refused);
});
