import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptStyles } from '../../style/sheet';
import { ConsentCheckbox, type ConsentRecord } from './ConsentCheckbox';
import { Honeypot } from './Honeypot';

const host = document.createElement('div');
const shadow = host.attachShadow({ mode: 'open' });
const container = document.createElement('form');
shadow.append(container);
adoptStyles(shadow);
const agreed = vi.fn<(consent: ConsentRecord | undefined) => void>();

function Form() {
  const [consent, setConsent] = useState<ConsentRecord>();
  return (
    <>
      <ConsentCheckbox
        name="may"
        text="You may write to me."
        consent={consent}
        onConsent={(next) => {
          agreed(next);
          setConsent(next);
        }}
      />
      <Honeypot />
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

test('checking the box records its text and the time, unchecking it removes the record', async () => {
  const box = page.getByRole('checkbox', { name: 'You may write to me.' });
  const before = Date.now();
  await box.click();
  expect(agreed).toHaveBeenCalledWith({ text: 'You may write to me.', at: expect.any(String) });
  expect(Date.parse(agreed.mock.lastCall?.[0]?.at ?? '')).toBeGreaterThanOrEqual(before);
  await box.click();
  expect(agreed).toHaveBeenLastCalledWith(undefined);
});

test('the honeypot is out of reach for eye, keyboard and assistive technology', async () => {
  await expect.element(page.getByRole('checkbox')).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  const honeypot = container.querySelector('input:not([type])');
  await userEvent.tab();
  await userEvent.tab();
  expect(shadow.activeElement).toBe(container.querySelector('button'));
  expect(honeypot?.checkVisibility({ opacityProperty: true })).toBe(false);
  expect(container.getBoundingClientRect().height).toBeLessThan(100);
  expect(honeypot?.getClientRects()).toHaveLength(1); // rendered, for bots that look for fields
  shadow.adoptedStyleSheets = [];
  expect(honeypot?.checkVisibility()).toBe(false);
});
