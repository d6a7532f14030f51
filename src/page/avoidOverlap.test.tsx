import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { avoidOverlap } from './avoidOverlap';

const ended = new AbortController();
afterEach(() => ended.abort());

test('a floating button is marked while a field lies below it, also one in a shadow root', async () => {
  document.body.innerHTML =
    '<button id="float" style="position:fixed;inset:auto 0 0 auto">Price</button><button id="next">Next</button><div></div>';
  const button = document.querySelector<HTMLElement>('#float');
  const host = document.querySelector('div');
  if (!button || !host) throw new Error('An element of the test page is missing.');
  const root = host.attachShadow({ mode: 'open' });
  document.querySelector('#next')?.addEventListener('click', () => {
    root.innerHTML = '<input style="position:fixed;inset:0">';
  });
  avoidOverlap(button, ended.signal);
  await expect.poll(() => button.hasAttribute('data-covering')).toBe(false);
  document.querySelector<HTMLElement>('#next')?.click();
  await expect.poll(() => button.hasAttribute('data-covering')).toBe(true);
  root.innerHTML = '';
  window.dispatchEvent(new Event('resize'));
  await expect.poll(() => button.hasAttribute('data-covering')).toBe(false);
});

test('it is marked while a link below it has the focus', async () => {
  document.body.innerHTML =
    '<button id="float" style="position:fixed;inset:auto 0 0 auto">Price</button><a href="#here" style="position:fixed;inset:auto 0 0 auto">Here</a>';
  const button = document.querySelector<HTMLElement>('#float');
  const link = document.querySelector('a');
  if (!button || !link) throw new Error('An element of the test page is missing.');
  const ending = new AbortController();
  avoidOverlap(button, ending.signal);
  await expect.poll(() => button.hasAttribute('data-covering')).toBe(false);
  button.focus(); // Where Tab starts from, whatever the test before has done.
  await userEvent.tab();
  await expect.poll(() => document.activeElement).toBe(link);
  await expect.poll(() => button.hasAttribute('data-covering')).toBe(true);
  ending.abort();
});

test('it is marked while a link lies below it, however narrow', async () => {
  document.body.innerHTML =
    '<button id="float" style="position:fixed;inset:auto 0 0 0;height:56px">Price</button><a href="#here" style="position:fixed;inset:auto auto 30px 60px;width:50px;height:22px">Here</a>';
  const button = document.querySelector<HTMLElement>('#float');
  if (!button) throw new Error('An element of the test page is missing.');
  avoidOverlap(button, ended.signal);
  await expect.poll(() => button.hasAttribute('data-covering')).toBe(true);
});

test('it is away while the visitor types or scrolls down', async () => {
  document.body.innerHTML =
    '<button id="float" style="position:fixed;inset:auto 0 0 auto">Price</button><input aria-label="Name"><div style="height:3000px"></div>';
  const button = document.querySelector<HTMLElement>('#float');
  const input = document.querySelector('input');
  if (!button || !input) throw new Error('An element of the test page is missing.');
  const ending = new AbortController();
  avoidOverlap(button, ending.signal);
  const isAway = () => button.hasAttribute('data-away');
  input.focus();
  await expect.poll(isAway).toBe(true);
  input.blur();
  await expect.poll(isAway).toBe(false);
  scrollTo(0, 900);
  await expect.poll(isAway).toBe(true);
  await expect.poll(isAway).toBe(false); // at rest
  scrollTo(0, 1200);
  await expect.poll(isAway).toBe(true);
  scrollTo(0, 1100);
  await expect.poll(isAway, { timeout: 400 }).toBe(false);
  scrollTo(0, 0);
  ending.abort();
});
