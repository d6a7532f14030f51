import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { databaseKinds } from '../testing/databases';
import { post, startDesk } from '../testing/desk';
import { type Signed, signIn, withInbox } from '../testing/inbox';
import { contactLead } from '../testing/leads';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

/** A page that listens: what it was told until now, and whether it still listens. */
async function listen(who: Signed) {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const answer = await who.call('GET', '/changes/live');
  const heard = { answer, text: '', isOver: false, end: () => ending.abort() };
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => {
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      heard.text += part.value;
    }
  };
  ending.signal.addEventListener('abort', () => void reader?.cancel().catch(() => {}));
  void read()
    .catch(() => {})
    .finally(() => {
      heard.isOver = true;
    });
  return heard;
}
const stampsOf = ({ text }: { text: string }) => [...text.matchAll(/^event: stamp$/gm)].length;
const soon = { timeout: 5_000, interval: 50 };

describe.each(databaseKinds)('a page that listens, in %s,', (_name, newDatabase) => {
  it('is told of each change, also of one on another desk, within the five seconds in which it would have asked', async () => {
    const database = await newDatabase();
    const desk = await startDesk({ database, ...withInbox });
    const other = await startDesk({ database, ...withInbox });
    const page = await listen(await signIn(desk.url));
    expect(page.answer.headers.get('content-type')).toContain('text/event-stream');
    expect(page.answer.headers.get('cache-control')).toContain('no-store');
    expect(page.answer.headers.get('x-accel-buffering')).toBe('no');
    await expect.poll(() => stampsOf(page), soon).toBe(1);
    const lead = contactLead();
    await post(other.url, lead);
    await expect.poll(() => stampsOf(page), soon).toBe(2);
    await (await signIn(other.url)).call('POST', `/leads/${lead.id}/read`);
    await expect.poll(() => stampsOf(page), soon).toBeGreaterThan(2);
  });
});

it('is told no more when it is signed out', async () => {
  const { url } = await startDesk(withInbox);
  const owner = await signIn(url);
  const page = await listen(owner);
  await expect.poll(() => stampsOf(page), soon).toBe(1);
  await owner.call('DELETE', '/session');
  await expect.poll(() => page.isOver, { timeout: 10_000 }).toBe(true);
  expect((await owner.call('GET', '/changes/live')).status).toBe(401);
});

it('is refused where a browser listens often enough, and has a place again when another page is closed', async () => {
  const { url } = await startDesk(withInbox);
  const owner = await signIn(url);
  const pages = [];
  for (let nth = 0; nth < 4; nth++) pages.push(await listen(owner));
  const refused = await owner.call('GET', '/changes/live');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  // The others of the session ask as before, and another session listens.
  expect((await owner.call('GET', '/changes')).status).toBe(200);
  expect((await listen(await signIn(url))).answer.status).toBe(200);
  pages[0]?.end();
  await expect
    .poll(async () => {
      const again = await owner.call('GET', '/changes/live');
      await again.body?.cancel();
      return again.status;
    }, soon)
    .toBe(200);
});

it('does not keep a desk from stopping', async () => {
  const { url, desk } = await startDesk(withInbox);
  const page = await listen(await signIn(url));
  await expect.poll(() => stampsOf(page), soon).toBe(1);
  const started = Date.now();
  await desk.stop();
  expect(Date.now() - started).toBeLessThan(5_000);
  await expect.poll(() => page.isOver, soon).toBe(true);
});
