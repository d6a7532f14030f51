import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchChanges } from './watchChanges';

class Stream extends EventTarget {
  static opened: Stream[] = [];
  isClosed = false;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
  tell(type: string, data = '') {
    this.dispatchEvent(Object.assign(new Event(type), { data }));
  }
}

let page: EventTarget & { hidden: boolean };
let asked: number;
let stamps: string[];
let stop: () => void;

const open = () => Stream.opened.filter(({ isClosed }) => !isClosed);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
function show(isShown: boolean) {
  page.hidden = !isShown;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  vi.useFakeTimers();
  Stream.opened = [];
  asked = 0;
  stamps = [];
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', () => {
    asked++;
    return Promise.resolve(Response.json({ stamp: `asked ${asked}` }));
  });
  stop = watchChanges((stamp) => stamps.push(stamp));
  await pass(0);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks once, and then is told', async () => {
  expect(stamps).toEqual(['asked 1']);
  open()[0]?.tell('stamp', 'told');
  await pass(15);
  open()[0]?.tell('beat');
  await pass(30);
  expect([stamps, asked]).toEqual([['asked 1', 'told'], 1]);
});

it('asks every five seconds where there is no stream, and tries for one again', async () => {
  open()[0]?.tell('error');
  await pass(0);
  expect([asked, open().length]).toEqual([2, 0]);
  await pass(25);
  expect([asked, open().length]).toEqual([7, 0]);
  await pass(5);
  expect(open()).toHaveLength(1);
});

it('asks where a stream has been silent for longer than its signs of life are apart', async () => {
  open()[0]?.tell('stamp', 'told');
  await pass(39);
  expect(asked).toBe(1);
  await pass(6);
  expect(asked).toBeGreaterThan(1);
  expect(Stream.opened[0]?.isClosed).toBe(true);
});

it('keeps no connection while nobody sees the page, and asks as soon as somebody does', async () => {
  show(false);
  await pass(3_600);
  expect([asked, open().length]).toEqual([1, 0]);
  show(true);
  await pass(0);
  expect([asked, open().length]).toEqual([2, 1]);
});

it('tells nothing more, and listens no more, once it is stopped', async () => {
  const [stream] = open();
  stop();
  show(true);
  await pass(60);
  expect([stream?.isClosed, asked, open().length]).toEqual([true, 1, 0]);
});
