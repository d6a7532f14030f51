import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConfigJson } from '../draft/draft';
import { createPublishStore } from './publishStore';

const DESK = 'https://desk.example/';
const PASSWORD = 'Zoë’s password';

interface Answer {
  status: number;
  body?: unknown;
  retryAfter?: string;
}

/** A lead desk with one name, and what it answers to a call instead, where a test says so. */
class FakeDesk {
  readonly texts: string[] = [];
  readonly calls: string[] = [];
  readonly credentials = new Set<unknown>();
  readonly instead = new Map<string, Answer | 'no network'>();
  check: Record<string, unknown> = { version: '1.0.0', originAllowed: true, publishing: true };

  readonly fetch = (url: string, { method = 'GET', body, headers, credentials }: RequestInit = {}) => {
    const call = `${method} ${url.replace(DESK, '')}`;
    this.calls.push(call);
    this.credentials.add(credentials);
    const instead = this.instead.get(call);
    this.instead.delete(call);
    if (instead === 'no network') return Promise.reject(new TypeError('Failed to fetch'));
    const answer = instead ?? this.answer(call, body, new Headers(headers));
    return Promise.resolve(
      new Response(JSON.stringify(answer.body), {
        status: answer.status,
        headers: answer.retryAfter ? { 'retry-after': answer.retryAfter } : {},
      }),
    );
  };

  private answer(call: string, body: RequestInit['body'], headers: Headers): Answer {
    if (call === 'GET api/check') return { status: 200, body: this.check };
    const sent = Buffer.from(headers.get('authorization')?.slice('Basic '.length) ?? '', 'base64');
    if (String(sent) !== `studio:${PASSWORD}`) return { status: 401, body: {} };
    const [, after] = /\?after=(\d+)$/.exec(call) ?? [];
    const current = this.texts.length;
    if (after !== undefined && Number(after) !== current) return { status: 412, body: {} };
    if (call.startsWith('PUT configs/bug-off.json')) return this.add(typeof body === 'string' ? body : '');
    if (call.startsWith('POST api/configs/bug-off/back')) {
      const { status, body: version } = this.add(this.texts.at(-2) ?? '');
      return { status, body: { ...Object(version), restored: current - 1 } };
    }
    const [, version] = /^GET api\/configs\/bug-off\/(\d+)$/.exec(call) ?? [];
    if (version) return { status: 200, body: JSON.parse(this.texts[Number(version) - 1] ?? '{}') };
    const versions = this.texts.map(({ length }, nth) => ({ ...this.version(nth + 1), bytes: length }));
    return { status: 200, body: { name: 'bug-off', versions: versions.toReversed() } };
  }

  private add(text: string): Answer {
    this.texts.push(text);
    return { status: 200, body: this.version(this.texts.length) };
  }

  private readonly version = (version: number) => ({ version, publishedAt: '2026-11-24T12:00:00.000Z' });
}

let desk: FakeDesk;
beforeEach(() => {
  desk = new FakeDesk();
  vi.stubGlobal('fetch', desk.fetch);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const config: ConfigJson = { company: { name: 'Bug Off' } };
const NO_MISTAKES = () => Promise.resolve(0);

const begin = ({ password = PASSWORD, base, countMistakes = NO_MISTAKES }: Partial<Begin> = {}) =>
  createPublishStore({ form: { desk: DESK, base }, suggestedName: 'bug-off', password, countMistakes });
interface Begin {
  password: string;
  base: number | undefined;
  countMistakes: (config: ConfigJson) => Promise<number>;
}

describe('publishing', () => {
  test('sends the config, says its address, and shows the versions', async () => {
    const store = begin();
    await store.getState().publish(config);
    expect(store.getState()).toMatchObject({
      outcome: { kind: 'published', version: 1, url: `${DESK}configs/bug-off.json` },
      versions: [{ version: 1 }],
      form: { base: 1 },
    });
    expect(desk.texts).toEqual([JSON.stringify(config)]);
    expect([...desk.credentials], 'no browser asks for a password by itself').toEqual(['omit']);
    await store.getState().publish({});
    expect(store.getState().outcome).toMatchObject({ kind: 'published', version: 2 });
  });

  test('sends nothing while something is missing', async () => {
    const store = begin({ password: '' });
    store.getState().type({ name: 'Bug Off' });
    await store.getState().publish(config);
    expect(store.getState()).toMatchObject({
      errors: { name: 'name', password: 'missing' },
      invalidAttempts: 1,
      outcome: { kind: 'none' },
    });
    expect(desk.calls).toEqual([]);
  });

  test('asks before it publishes mistakes', async () => {
    const store = begin({ countMistakes: () => Promise.resolve(3) });
    await store.getState().publish(config);
    expect(store.getState().outcome).toEqual({ kind: 'mistakes', count: 3 });
    expect(desk.texts).toEqual([]);
    store.getState().cancel();
    expect(store.getState().outcome).toEqual({ kind: 'none' });
    await store.getState().publish(config, { mistakes: true });
    expect(desk.texts).toHaveLength(1);
  });

  test.each([
    ['nothing', undefined],
    ['an older version', 1],
  ])('asks before it replaces what others have published, of who knows %s', async (_, base) => {
    desk.texts.push('{}', '{}');
    const store = begin({ base });
    await store.getState().publish(config);
    expect(store.getState().outcome).toMatchObject({ kind: 'replaces', current: { version: 2 } });
    expect(desk.texts).toHaveLength(2);
    await store.getState().publish(config, { current: 2 });
    expect(store.getState()).toMatchObject({ outcome: { kind: 'published', version: 3 }, form: { base: 3 } });
  });

  test('a press while it is sent does nothing', async () => {
    const store = begin();
    await Promise.all([store.getState().publish(config), store.getState().publish(config)]);
    expect(desk.texts).toHaveLength(1);
  });

  test('is published although the list of versions cannot be had', async () => {
    desk.instead.set('GET api/configs/bug-off', 'no network');
    const store = begin();
    await store.getState().publish(config);
    expect(store.getState()).toMatchObject({ outcome: { kind: 'published' }, versions: undefined });
  });

  test('another name is typed meanwhile: nothing of the one before is said of it', async () => {
    const store = begin();
    const published = store.getState().publish(config);
    store.getState().type({ name: 'other' });
    await published;
    expect(store.getState()).toMatchObject({ versions: undefined, form: { name: 'other', base: undefined } });
    expect(store.getState().outcome).toMatchObject({ url: `${DESK}configs/bug-off.json` });
  });

  test('another name is typed meanwhile: nobody is asked whether that is to be replaced', async () => {
    desk.texts.push('{}');
    const store = begin();
    const published = store.getState().publish(config);
    store.getState().type({ name: 'other' });
    await published;
    expect(store.getState().outcome).toMatchObject({ kind: 'failed', error: { kind: 'changed' } });
  });

  test.each([[401], [403], [409]])(
    'another address is typed meanwhile: what the first answers (%i) is said, and not of the second',
    async (status) => {
      desk.instead.set('PUT configs/bug-off.json?after=0', { status });
      const store = begin();
      const published = store.getState().publish(config);
      store.getState().type({ desk: 'https://other.example' });
      await published;
      expect(store.getState()).toMatchObject({
        deskState: undefined,
        errors: {},
        outcome: { kind: 'failed', isSaid: false },
      });
    },
  );

  test('while the versions are read is not forgotten', async () => {
    const store = begin();
    await Promise.all([store.getState().list(), store.getState().publish(config)]);
    expect(store.getState().outcome).toMatchObject({ kind: 'published' });
  });
});

describe('the suggested name', () => {
  test('follows the draft until one is typed, or something is published under it', async () => {
    const store = begin();
    store.getState().suggest('bug-on');
    expect(store.getState().name).toBe('bug-on');
    store.getState().suggest('bug-off');
    await store.getState().publish(config);
    store.getState().suggest('bug-on');
    expect(store.getState()).toMatchObject({ name: 'bug-off', form: { name: 'bug-off', base: 1 } });
    store.getState().type({ name: '' });
    store.getState().suggest('bug-on');
    expect(store.getState().name).toBe('');
  });
});

describe('what was typed stays', () => {
  test.each<[Answer | 'no network', object]>([
    [{ status: 401 }, { errors: { password: 'wrong' }, invalidAttempts: 1 }],
    [{ status: 409 }, { errors: { name: 'taken' }, invalidAttempts: 1 }],
    [{ status: 429, retryAfter: '840' }, { outcome: { error: { kind: 'attempts', retryAfter: 840 } } }],
    [{ status: 413 }, { outcome: { error: { kind: 'too-large' } } }],
    [{ status: 400, body: { detail: 'No.' } }, { outcome: { error: { kind: 'invalid', detail: 'No.' } } }],
    [{ status: 503 }, { outcome: { error: { kind: 'busy' } } }],
    [{ status: 404 }, { deskState: 'off' }],
    [{ status: 405 }, { deskState: 'off' }],
    [{ status: 403 }, { deskState: 'forbidden' }],
    ['no network', { outcome: { error: { kind: 'unreachable' } } }],
  ])('when the desk answers %j', async (answer, expected) => {
    desk.instead.set('PUT configs/bug-off.json?after=0', answer);
    const store = begin();
    await store.getState().publish(config);
    expect(store.getState()).toMatchObject({ ...expected, name: 'bug-off', password: PASSWORD });
    await store.getState().publish(config);
    expect(store.getState().outcome).toMatchObject({ kind: 'published' });
  });

  test('without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    desk.instead.set('PUT configs/bug-off.json?after=0', 'no network');
    const store = begin();
    await store.getState().publish(config);
    expect(store.getState().outcome).toMatchObject({ error: { kind: 'offline' } });
  });
});

describe('versions', () => {
  test('one step back publishes the one before, a second one undoes it', async () => {
    const store = begin();
    await store.getState().publish({ a: 1 });
    await store.getState().publish({ a: 2 });
    await store.getState().stepBack();
    expect(store.getState().outcome).toEqual({ kind: 'stepped-back', version: 3, restored: 1 });
    await store.getState().stepBack();
    expect(desk.texts).toEqual(['{"a":1}', '{"a":2}', '{"a":1}', '{"a":2}']);
    expect(store.getState()).toMatchObject({ versions: [{ version: 4 }, {}, {}, {}], form: { base: 4 } });
  });

  test('a step back after others have published shows what they did instead', async () => {
    const store = begin();
    await store.getState().publish({ a: 1 });
    await store.getState().publish({ a: 2 });
    desk.texts.push('{"a":3}');
    await store.getState().stepBack();
    expect(store.getState()).toMatchObject({
      outcome: { kind: 'failed', error: { kind: 'changed' } },
      versions: [{ version: 3 }, {}, {}],
    });
    expect(desk.texts).toHaveLength(3);
  });

  test('one is loaded, and may then be published without a question', async () => {
    desk.texts.push('{"a":1}', '{"a":2}');
    const store = begin();
    await store.getState().list();
    const use = vi.fn(() => true);
    await store.getState().load(1, use);
    expect(use).toHaveBeenCalledWith({ a: 1 });
    expect(store.getState()).toMatchObject({ outcome: { kind: 'loaded', version: 1 }, form: { base: 2 } });
    await store.getState().publish({ a: 1, b: 1 });
    expect(store.getState().outcome).toMatchObject({ kind: 'published', version: 3 });
  });
});

describe('of several versions', () => {
  test('the one that was asked for last is loaded', async () => {
    desk.texts.push('{"a":1}', '{"a":2}');
    const store = begin();
    const use = vi.fn(() => true);
    await Promise.all([store.getState().load(1, use), store.getState().load(2, use)]);
    expect(use.mock.calls).toEqual([[{ a: 2 }]]);
    expect(store.getState().outcome).toEqual({ kind: 'loaded', version: 2 });
  });

  test('none is said to be loaded where its draft was left', async () => {
    desk.texts.push('{"a":1}');
    const store = begin();
    await store.getState().load(1, () => false);
    expect(store.getState()).toMatchObject({ outcome: { kind: 'none' }, form: { base: undefined } });
  });
});

describe('a desk', () => {
  test.each([
    [{ version: '1', originAllowed: true, publishing: true }, 'ready'],
    [{ version: '1', originAllowed: true }, 'off'],
    [{ version: '1', originAllowed: false }, 'off'],
    [{ version: '1', originAllowed: false, publishing: true }, 'forbidden'],
    [{ hello: 'world' }, 'absent'],
  ])('that answers %j is %s', async (check, state) => {
    desk.check = check;
    const store = begin();
    await store.getState().check();
    expect(store.getState()).toMatchObject({ deskState: state, isChecking: false });
  });

  test.each<[Answer | 'no network', boolean, string]>([
    [{ status: 404 }, true, 'absent'],
    ['no network', true, 'absent'],
    ['no network', false, 'offline'],
  ])('that answers %j, online %s, is %s', async (answer, onLine, state) => {
    vi.stubGlobal('navigator', { onLine });
    desk.instead.set('GET api/check', answer);
    const store = begin();
    await store.getState().check();
    expect(store.getState().deskState).toBe(state);
  });

  test.each([
    ['desk.example', 'GET https://desk.example/api/check'],
    [' http://localhost:8080 ', 'GET http://localhost:8080/api/check'],
    ['https://example.com/widgets?x#y', 'GET https://example.com/widgets/api/check'],
  ])('at %s is asked once the typing pauses', (typed, call) => {
    vi.useFakeTimers();
    const store = begin();
    store.getState().type({ desk: typed.slice(0, -1) });
    store.getState().type({ desk: typed });
    vi.runAllTimers();
    expect(desk.calls.map((made) => made.replace('GET api', `GET ${DESK}api`))).toEqual([call]);
  });

  test.each(['', ' ', 'ftp://desk.example', 'javascript:alert(1)', 'https://user@desk.example', 'a b'])(
    'is not asked at %j',
    async (typed) => {
      const store = begin();
      store.getState().type({ desk: typed });
      await store.getState().check();
      expect(store.getState().deskState).toBe('invalid');
      expect(desk.calls).toEqual([]);
    },
  );

  test('that answers late says nothing of the address typed meanwhile', async () => {
    const store = begin();
    let answerLate: (response: Response) => void = () => {};
    const late = new Promise<Response>((resolve) => {
      answerLate = resolve;
    });
    vi.stubGlobal('fetch', () => late);
    const first = store.getState().check();
    vi.stubGlobal('fetch', desk.fetch);
    desk.check = { originAllowed: true };
    await store.getState().check();
    answerLate(Response.json({ originAllowed: true, publishing: true }));
    await first;
    expect(store.getState().deskState).toBe('off');
  });

  test('says nothing of the address that is being typed', async () => {
    const store = begin();
    const first = store.getState().check();
    store.getState().type({ desk: 'https://other.example' });
    await first;
    expect(store.getState().deskState).toBeUndefined();
  });
});
