import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptStyles } from '../style/emotion';
import { AgreeBox, type Agreement } from './AgreeBox';
import { Trap } from './Trap';

const host = document.createElement('div');
const shadow = host.attachShadow({ mode: 'open' });
const container = document.createElement('form');
shadow.append(container);
adoptStyles(shadow);
const agreed = vi.fn<(agreement: Agreement | undefined) => void>();

function Form() {
  const [agreement, setAgreement] = useState<Agreement>();
  return (
    <>
      <AgreeBox
        name="may"
        text="You may write to me."
        agreement={agreement}
        onAgree={(next) => {
          agreed(next);
          setAgreement(next);
        }}
      />
      <Trap />
      <button type="button">Send</button>
    </>
  );
}

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  document.body.append(host);
  root = createRoot(container);
  root.render(<Form />);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

test('records the words and the moment of the tick, and nothing once it is taken back', async () => {
  const box = page.getByRole('checkbox', { name: 'You may write to me.' });
  const before = Date.now();
  await box.click();
  expect(agreed).toHaveBeenCalledWith({ text: 'You may write to me.', at: expect.any(String) });
  expect(Date.parse(agreed.mock.lastCall?.[0]?.at ?? '')).toBeGreaterThanOrEqual(before);
  await box.click();
  expect(agreed).toHaveBeenLastCalledWith(undefined);
});

test('nobody meets the trap: not by eye, not by keyboard, not by assistive technology', async () => {
  await expect.element(page.getByRole('checkbox')).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  const trap = container.querySelector('input:not([type])');
  await userEvent.tab();
  await userEvent.tab();
  expect(shadow.activeElement).toBe(container.querySelector('button'));
  expect(getComputedStyle(trap ?? container).opacity).toBe('0');
  expect(container.getBoundingClientRect().height).toBeLessThan(100);
  expect(trap?.getClientRects()).toHaveLength(1); // there, for whoever looks for fields by script
});
