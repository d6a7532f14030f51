import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resume } from './resume';
import { nextRevision, secretOf } from './revisions';

const id = '3f0c8f0e-6f5d-4c58-9a53-9b8c6f0f3f11';
const token = 'a'.repeat(64);
const prefix = 'bio:bio-contact-form:/contact#0:';
const draft = { prefix, entries: { email: '"ana@example.com"' } };

const requests: { url: string; body: unknown }[] = [];
let respond = (_url: string) => Response.json({ id, revision: 4, draft });
const loading = { reload: vi.fn<() => void>(), replace: vi.fn<(url: string | URL) => void>() };

beforeEach(() => {
  requests.length = 0;
  respond = () => Response.json({ id, revision: 4, draft });
  vi.stubGlobal('fetch', async (url: URL, init?: RequestInit) => {
    requests.push({ url: url.href, body: init?.body });
    return respond(url.href);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.innerHTML = '';
  location.hash = '';
  sessionStorage.clear();
  localStorage.clear();
});

const show = (inside: string) => void (document.body.innerHTML = inside);

test('what was typed becomes the draft of the form, and the page begins with it', async () => {
  show(
    '<bio-site endpoint="https://desk.example/api/requests/bug-off"><bio-contact-form></bio-contact-form></bio-site>',
  );
  sessionStorage.setItem(`${prefix}phone`, '"of an earlier visit"');
  location.hash = `#bio-resume=${token}`;
  await resume(loading);
  expect(requests).toEqual([{ url: 'https://desk.example/api/resume/bug-off', body: token }]);
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
    [`${prefix}email`]: '"ana@example.com"',
  });
  expect(secretOf(id)).toBe(token);
  expect(nextRevision(id)).toBe(5);
  expect(location.hash).toBe(`#bio-resumed=${encodeURIComponent(prefix)}`);
  expect(loading.reload).toHaveBeenCalledOnce();
});

test('a form that comes later is waited for, and each desk of the page is asked', async () => {
  respond = (url) =>
    url.startsWith('https://desk.example/')
      ? Response.json({ id, revision: 1, draft })
      : new Response('{}', { status: 404 });
  location.hash = `#bio-resume=${token}`;
  const done = resume(loading);
  show(
    '<bio-contact-form endpoint="https://hook.example/1"></bio-contact-form><bio-estimator endpoint="https://other.example/api/requests"></bio-estimator><bio-audit-wizard endpoint="https://desk.example/api/requests"></bio-audit-wizard>',
  );
  await done;
  expect(requests.map(({ url }) => url)).toEqual([
    'https://other.example/api/resume',
    'https://desk.example/api/resume',
  ]);
  expect(loading.reload).toHaveBeenCalledOnce();
});

test('a link that restores nothing any more leads to the page that says why', async () => {
  respond = () => new Response('{}', { status: 410 });
  show('<bio-contact-form endpoint="https://desk.example/sub/api/requests"></bio-contact-form>');
  location.hash = `#bio-resume=${token}`;
  await resume(loading);
  expect(String(loading.replace.mock.calls[0]?.[0])).toBe(`https://desk.example/sub/r/${token}`);
  expect(location.hash).toBe('');
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({});
});

test('the page shows the form that was restored', async () => {
  show(
    '<bio-audit-wizard id="audit"></bio-audit-wizard><bio-contact-form></bio-contact-form><bio-contact-form></bio-contact-form>',
  );
  const [overlay, , second] = document.body.children;
  const isShown = vi.fn();
  if (!overlay || !second) throw new Error('The page has no forms.');
  Reflect.set(overlay, 'show', isShown);
  location.hash = `#bio-resumed=${encodeURIComponent('bio:bio-audit-wizard:#audit:')}`;
  await resume(loading);
  expect(isShown).toHaveBeenCalledOnce();
  const scroll = vi.fn();
  second.scrollIntoView = scroll;
  location.hash = `#bio-resumed=${encodeURIComponent(`bio:bio-contact-form:${location.pathname}#1:`)}`;
  await resume(loading);
  expect(scroll).toHaveBeenCalledOnce();
  expect(location.hash).toBe('');
});
