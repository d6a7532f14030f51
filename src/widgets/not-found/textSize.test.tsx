import { expect, onTestFinished, test } from 'vitest';
import { mount } from '../../testing/mount';
import '.';

const textSize = async () => {
  const { root } = await mount('<bio-not-found></bio-not-found>');
  return getComputedStyle(root.querySelector('[data-app]') as Element).fontSize;
};

test("text has the visitor's own size, and that of the page's root element where the page asks for it", async () => {
  const { style } = document.documentElement;
  onTestFinished(() => {
    style.removeProperty('font-size');
    style.removeProperty('--bio-text-size');
  });
  style.fontSize = '20px';
  expect(await textSize()).toBe('16px');
  style.setProperty('--bio-text-size', '1rem');
  expect(await textSize()).toBe('20px');
});
