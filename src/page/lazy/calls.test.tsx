import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { type BioSystemApi, makeBioSystem } from '../bioSystem';
import { announceReady } from '../impressions';
import { setRelease } from '../lifecycle';
import * as calls from './calls';
import { prefillFor } from './prefill';

const page = location.href;
let api: BioSystemApi;
let warned: MockInstance<Console['warn']>;

beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  api = makeBioSystem('test', (name) =>
    name === 'calls' ? (Promise.resolve(calls) as never) : Promise.reject(new Error('no such file')),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
  history.replaceState(null, '', page);
  Reflect.deleteProperty(self, Symbol.for('bio.prefill'));
});

/** The address of each link that is followed in this page. */
function followedLinks(): string[] {
  const followed: string[] = [];
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLAnchorElement) followed.push(event.target.hash);
  };
  addEventListener('click', onClick, { once: true });
  return followed;
}

test.each([
  ['estimate', '<bio-estimator mode="panel"></bio-estimator>', '#estimate'],
  ['estimate', '<bio-estimator mode="panel" id="prices"></bio-estimator>', '#prices'],
  ['prices', '<bio-estimator mode="panel" id="prices"></bio-estimator>', '#prices'],
  ['audit', '<bio-estimator mode="panel"></bio-estimator><bio-audit-wizard></bio-audit-wizard>', '#audit'],
  ['ä b', '<bio-audit-wizard id="ä b"></bio-audit-wizard>', '#%C3%A4%20b'],
])('open("%s") on a page with %s follows a link to %s', async (id, html, hash) => {
  document.body.innerHTML = html;
  const followed = followedLinks();
  await expect(api.open(id)).resolves.toBe(true);
  expect(followed).toEqual([hash]);
  expect(document.querySelector('a')).toBeNull();
  expect(warned).not.toHaveBeenCalled();
});

test('open() finds what stands in an open shadow root', async () => {
  document.body.innerHTML = '<app-frame></app-frame>';
  const root = document.querySelector('app-frame')?.attachShadow({ mode: 'open' });
  if (root) root.innerHTML = '<bio-audit-wizard id="inner"></bio-audit-wizard>';
  const followed = followedLinks();
  await api.open('inner');
  expect(followed).toEqual(['#inner']);
});

test('open() says in one line what there is, where nothing has the id', async () => {
  document.body.innerHTML =
    '<bio-estimator mode="panel"></bio-estimator><bio-audit-wizard id="check"></bio-audit-wizard><p id="text"></p>';
  await expect(api.open('text')).resolves.toBe(false);
  expect(warned.mock.calls).toEqual([
    ['BioSystem.open("text"): there is nothing to open. Expected "estimate" or "check".'],
  ]);
  document.body.innerHTML = '<bio-estimator></bio-estimator>';
  await expect(api.open('estimate')).resolves.toBe(false);
  expect(warned.mock.lastCall?.[0]).toContain('a <bio-audit-wizard> or <bio-estimator mode="panel">');
});

test('on() passes on the detail and the event, with and without prefix, until it is ended', () => {
  const heard = vi.fn();
  const ends = [api.on('lead-sent', heard), api.on('bio-lead-sent', heard)];
  const send = () =>
    document.body.dispatchEvent(
      new CustomEvent('bio-lead-sent', { bubbles: true, detail: { id: '1', kind: 'audit' } }),
    );
  send();
  expect(heard.mock.calls).toEqual([
    [{ id: '1', kind: 'audit' }, expect.any(CustomEvent)],
    [{ id: '1', kind: 'audit' }, expect.any(CustomEvent)],
  ]);
  ends.forEach((end) => end());
  send();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('on() says in one line that there is no such event', async () => {
  // @ts-expect-error -- a misspelled name
  api.on('lead-send', () => {});
  await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce());
  expect(warned.mock.calls[0]?.[0]).toMatch(
    /^BioSystem\.on\(\) does not know "lead-send" \(did you mean "lead-sent"\?\)\. Expected ready, open, /,
  );
});

test('prefill() takes what is known, and says in one line what is not', async () => {
  // @ts-expect-error -- a misspelled name
  await api.prefill({ emial: 'ana@example.com', phone: '555', color: 'red' });
  expect(prefillFor(document.body)).toEqual({ phone: '555' });
  expect(warned.mock.calls).toEqual([
    [
      'BioSystem.prefill() does not know "emial" (did you mean "email"?), "color". Expected name, firstName, lastName, email, phone, address, zip.',
    ],
  ]);
});

/** Whether it is settled by now. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  let settled = false;
  const settle = async () => {
    await promise;
    settled = true;
  };
  void settle();
  await new Promise((resolve) => setTimeout(resolve));
  return settled;
}

test('ready resolves at once on a page without widgets that are run', async () => {
  document.body.innerHTML = '<bio-misspelled></bio-misspelled><bio-site></bio-site>';
  await expect(api.ready).resolves.toBeUndefined();
});

test('ready resolves when all widgets show something or are gone', async () => {
  document.body.innerHTML = '<bio-faq></bio-faq><bio-map></bio-map>';
  const [faq, map] = document.querySelectorAll<HTMLElement>('body > *');
  if (!faq || !map) throw new Error('The page is empty.');
  for (const widget of [faq, map]) setRelease(widget, 'test');
  const { ready } = api;
  expect(await isSettled(ready)).toBe(false);
  announceReady(faq);
  expect(await isSettled(ready)).toBe(false);
  announceReady(map);
  expect(await isSettled(ready)).toBe(true);
});

test('ready resolves where a widget never shows anything, and where its code cannot be loaded', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<bio-faq></bio-faq>';
  for (const widget of document.querySelectorAll('bio-faq')) setRelease(widget, 'test');
  const { ready } = api;
  await vi.advanceTimersByTimeAsync(8000);
  await expect(ready).resolves.toBeUndefined();
  await expect(
    makeBioSystem('test', () => Promise.reject(new Error('blocked'))).ready,
  ).resolves.toBeUndefined();
});
