import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBooking } from './booking';
import { addDays } from './calendar';
import type { DraftedChoice } from './choiceDraft';
import type { Slot } from './desk';

const ENDPOINT = 'https://desk.example/api/requests';
const WISH = { kind: 'contact' };
const NOW = Date.parse('2026-11-30T12:00:00Z');

const slotOn = (date: string, hour: number): Slot => ({
  start: `${date}T${hour}:00:00.000Z`,
  end: `${date}T${hour + 2}:00:00.000Z`,
  state: 'free',
});
const first = slotOn('2026-12-01', 13);
const second = slotOn('2026-12-01', 15);

/** A lead desk: what it is asked, and what it answers. */
const desk = {
  asked: [] as string[],
  /** The days that have times, and the last day that can be chosen. */
  free: new Map<string, Slot[]>(),
  last: '2027-01-29',
  holds: [] as (201 | 409 | 'offline')[],
  isOffline: false,
  /** What WordPress answers. */
  plugin: {} as object,
};

function answer(url: string, init: RequestInit = {}): Response {
  const { pathname, searchParams } = new URL(url);
  const body = typeof init.body === 'string' ? init.body : '';
  const services = searchParams.getAll('service').join('+');
  desk.asked.push(`${pathname.slice('/api/'.length)} ${body || services + (searchParams.get('from') ?? '')}`);
  if (pathname.endsWith('/wishes')) return Response.json(desk.plugin);
  if (desk.isOffline) throw new TypeError('offline');
  if (pathname.startsWith('/api/holds')) {
    const status = desk.holds.shift() ?? 201;
    if (status === 'offline') throw new TypeError('offline');
    if (status === 409) return new Response('{}', { status });
    const hold = `hold ${desk.asked.length}`;
    return Response.json({ hold, expires: new Date(NOW + 300_000).toISOString() }, { status });
  }
  const from = searchParams.get('from') ?? '2026-11-30';
  const dates = Array.from({ length: Number(searchParams.get('days')) }, (_, nth) => addDays(from, nth));
  return Response.json({
    timeZone: 'America/New_York',
    days: dates
      .filter((date) => date <= desk.last)
      .map((date) => ({ date, slots: desk.free.get(date) ?? [] })),
  });
}

beforeEach(() => {
  Object.assign(desk, { plugin: {}, asked: [], holds: [], isOffline: false, last: '2027-01-29' });
  desk.free = new Map([['2026-12-01', [first, second]]]);
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => answer(url, init));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function loaded() {
  const booking = createBooking();
  await booking.getState().load(ENDPOINT, WISH);
  desk.asked = [];
  return booking;
}

test('the first days are loaded, again only for something else', async () => {
  const booking = createBooking();
  await booking.getState().load(ENDPOINT, WISH);
  await booking.getState().load(ENDPOINT, { ...WISH });
  expect(desk.asked).toHaveLength(1);
  expect(booking.getState()).toMatchObject({ status: 'ready', timeZone: 'America/New_York', isAll: false });
  await booking.getState().load(ENDPOINT, { ...WISH, zip: '30009' });
  expect(desk.asked).toHaveLength(2);
});

test('days without times are passed over, up to the last one that can be chosen', async () => {
  desk.free = new Map([['2027-01-20', [slotOn('2027-01-20', 13)]]]);
  const booking = createBooking();
  await booking.getState().load(ENDPOINT, WISH);
  expect(desk.asked).toEqual(['slots ', 'slots 2026-12-31']);
  expect(booking.getState()).toMatchObject({ status: 'ready', isAll: true });
  expect(booking.getState().days.at(-1)?.date).toBe('2027-01-29');
});

test('further days follow those that are there, without gaps', async () => {
  const booking = await loaded();
  await booking.getState().loadMore('2027-01-10');
  const { days } = booking.getState();
  expect(days.every(({ date }, nth) => date === addDays('2026-11-30', nth))).toBe(true);
  expect(days.at(-1)?.date).toBe('2027-01-29');
});

test.each([
  ['https://example.com/hook', 'none'],
  [undefined, 'none'],
])('%s offers no times', async (endpoint, status) => {
  const booking = createBooking();
  await booking.getState().load(endpoint, WISH);
  expect(booking.getState().status).toBe(status);
  expect(desk.asked).toEqual([]);
});

test('times that could not be loaded are loaded when it is tried again', async () => {
  desk.isOffline = true;
  const booking = createBooking();
  await booking.getState().load(ENDPOINT, WISH);
  expect(booking.getState().status).toBe('failed');
  desk.isOffline = false;
  await booking.getState().load(ENDPOINT, WISH);
  expect(booking.getState().status).toBe('ready');
});

test('a choice is kept when it stands, and not while keys pass over it', async () => {
  const booking = await loaded();
  booking.getState().choose(first);
  booking.getState().choose(second);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(desk.asked).toEqual([`holds ${JSON.stringify({ start: second.start, ...WISH })}`]);
  expect(await booking.prepare()).toEqual({ slot: { start: second.start, hold: 'hold 1' } });
  expect(desk.asked).toHaveLength(1);
});

test('who comes back to a time still has it', async () => {
  const booking = await loaded();
  for (const slot of [first, second, first]) {
    booking.getState().choose(slot);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(desk.asked).toHaveLength(2);
  expect(await booking.prepare()).toEqual({ slot: { start: first.start, hold: 'hold 1' } });
});

test('a time that is sent at once is held before', async () => {
  const booking = await loaded();
  booking.getState().choose(first);
  expect(await booking.prepare()).toEqual({ slot: { start: first.start, hold: 'hold 1' } });
});

test('a hold that has ended is made again before the lead is sent', async () => {
  const booking = await loaded();
  booking.getState().choose(first);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.setSystemTime(NOW + 400_000);
  expect(await booking.prepare()).toEqual({ slot: { start: first.start, hold: 'hold 2' } });
});

test('of a time that is taken meanwhile, nothing is sent, and others are shown', async () => {
  const booking = await loaded();
  booking.getState().choose(first);
  desk.holds = [409];
  desk.free.set('2026-12-01', [second]);
  expect(await booking.prepare()).toBe('taken');
  await vi.advanceTimersByTimeAsync(0);
  const { chosen, taken, days } = booking.getState();
  expect(chosen).toBeUndefined();
  expect(taken).toEqual(first);
  expect(days.flatMap(({ slots }) => slots)).toEqual([second]);
  booking.getState().choose(second);
  expect(booking.getState().taken).toBeUndefined();
  expect(await booking.prepare()).toMatchObject({ slot: { start: second.start } });
});

test('where the desk cannot be reached, the lead says what was wished', async () => {
  const booking = await loaded();
  desk.isOffline = true;
  booking.getState().choose(first);
  expect(await booking.prepare()).toEqual({
    slot: {
      start: first.start,
      hold: '00000000-0000-0000-0000-000000000000',
    },
  });
});

test('all services are named, where there are several', async () => {
  const booking = createBooking();
  const wish = { kind: 'estimate', services: ['gutter-clean', 'glass'] };
  await booking.getState().load(ENDPOINT, wish);
  booking.getState().choose(first);
  await booking.prepare();
  expect(desk.asked).toEqual([
    'slots gutter-clean+glass',
    `holds ${JSON.stringify({ start: first.start, kind: wish.kind, service: wish.services })}`,
  ]);
});

describe('a choice that is written down', () => {
  const TIME_ZONE = 'America/New_York';
  const draftOf = (written?: DraftedChoice) => {
    const draft = {
      written,
      read: () => draft.written,
      write: (next?: DraftedChoice) => (draft.written = next),
    };
    return draft;
  };
  const held = (seconds: number): DraftedChoice => ({
    slot: first,
    timeZone: TIME_ZONE,
    hold: { hold: 'hold 0', expires: new Date(NOW + seconds * 1_000).toISOString() },
  });

  test('has its hold, and is gone when it is taken back or sent', async () => {
    const draft = draftOf();
    const booking = await loaded();
    booking.getState().keepIn(draft);
    booking.getState().choose(first);
    expect(draft.written).toEqual({ slot: first, timeZone: TIME_ZONE });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(draft.written).toMatchObject({ slot: first, hold: { hold: 'hold 1' } });
    booking.getState().choose(undefined);
    expect(draft.written).toBeUndefined();
    booking.getState().choose(first);
    await booking.prepare();
    booking.sent({ status: 'accepted' });
    expect(draft.written).toBeUndefined();
  });

  test('is chosen again on the next page, and nobody is asked while it is kept', async () => {
    const booking = createBooking();
    booking.getState().connect(ENDPOINT, WISH);
    booking.getState().keepIn(draftOf(held(200)));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(booking.getState()).toMatchObject({ chosen: first, isLapsed: false, timeZone: TIME_ZONE });
    expect(await booking.prepare()).toEqual({ slot: { start: first.start, hold: 'hold 0' } });
    expect(desk.asked).toEqual([]);
  });

  test('is among the times, although the desk keeps it from everybody', async () => {
    desk.free = new Map([['2026-12-01', [second]]]);
    const booking = createBooking();
    booking.getState().keepIn(draftOf(held(200)));
    await booking.getState().load(ENDPOINT, WISH);
    expect(booking.getState().days.flatMap(({ slots }) => slots)).toEqual([first, second]);
  });

  test('is said to be kept no longer when its time is over, and is asked for once more', async () => {
    const booking = createBooking();
    booking.getState().connect(ENDPOINT, WISH);
    booking.getState().keepIn(draftOf(held(60)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(booking.getState()).toMatchObject({ chosen: first, isLapsed: true });
    booking.getState().choose(first);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(booking.getState().isLapsed).toBe(false);
    expect(desk.asked).toHaveLength(1);
  });

  test('is kept for five minutes whatever the clock of the desk shows', async () => {
    const booking = await loaded();
    vi.setSystemTime(NOW + 3_600_000);
    booking.getState().choose(first);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(booking.getState().isLapsed).toBe(false);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(booking.getState().isLapsed).toBe(true);
  });

  test.each([
    ['is still there where it is free', [first, second], first],
    ['gives way to others where it is taken', [second], undefined],
  ])('that is kept no longer %s', async (_, free, chosen) => {
    desk.free = new Map([['2026-12-01', free]]);
    const booking = createBooking();
    booking.getState().keepIn(draftOf(held(-60)));
    expect(booking.getState().isLapsed).toBe(true);
    await booking.getState().load(ENDPOINT, WISH);
    expect(booking.getState()).toMatchObject({
      chosen,
      taken: chosen ? undefined : first,
      isLapsed: Boolean(chosen),
    });
  });

  test('of a form that has one already is passed over', async () => {
    const booking = await loaded();
    booking.getState().choose(second);
    booking.getState().keepIn(draftOf(held(60)));
    expect(booking.getState().chosen).toEqual(second);
  });
});

test('without a choice a lead has no time', async () => {
  const booking = await loaded();
  booking.getState().choose(first);
  booking.getState().choose(undefined);
  expect(await booking.prepare()).toBeUndefined();
  booking.sent({ status: 'accepted' });
  expect(booking.getState().outcome).toBeUndefined();
});

const ofFirst = { start: first.start, end: first.end };

test.each([
  [{ status: 'accepted', booking: { state: 'booked', ...ofFirst } } as const, 'booked'],
  [{ status: 'accepted', booking: { state: 'requested', ...ofFirst } } as const, 'requested'],
  [{ status: 'accepted' } as const, 'none'],
  [{ status: 'queued', reason: 'network' } as const, 'kept'],
  [{ status: 'no-endpoint' } as const, 'requested'],
  [undefined, 'requested'],
])('a lead with the result %j says that its time is: %s', async (result, state) => {
  const booking = await loaded();
  booking.getState().choose(first);
  booking.sent(result);
  expect(booking.getState()).toMatchObject({ chosen: undefined, outcome: { state, ...ofFirst } });
});

test('a lead that is refused keeps its time', async () => {
  const booking = await loaded();
  booking.getState().choose(first);
  booking.sent({ status: 'refused', httpStatus: 400, errors: [] });
  expect(booking.getState()).toMatchObject({ chosen: first, outcome: undefined });
});

test('what becomes of a lead that was kept on the device is said later', async () => {
  const booking = await loaded();
  booking.getState().choose(first);
  booking.sent({ status: 'queued', reason: 'network' });
  const outcome = { id: 'a', timestamp: '', status: 'delivered' } as const;
  booking.settled({ ...outcome, booking: { state: 'booked', ...ofFirst } });
  expect(booking.getState().outcome?.state).toBe('booked');
  booking.settled(outcome);
  expect(booking.getState().outcome?.state).toBe('none');
});

describe('a wish, where nobody keeps times', () => {
  const wish = { ...first, state: 'wish' } as const;
  const answerOf = ({ start }: Slot) => ({ id: 'requestedTime', label: 'Requested time', value: start });

  async function chosenWish() {
    const booking = await loaded();
    booking.getState().describeTime(answerOf);
    booking.getState().choose(wish);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    return booking;
  }

  test('is never held, does not lapse, and is an answer of its lead', async () => {
    const booking = await chosenWish();
    expect(await booking.prepare()).toEqual({ answer: answerOf(wish) });
    expect(desk.asked).toEqual([]);
    expect(booking.getState()).toMatchObject({ chosen: wish, isLapsed: false });
  });

  test('is requested when its lead has arrived, at once or later', async () => {
    const sent = await chosenWish();
    sent.sent({ status: 'accepted' });
    expect(sent.getState().outcome).toMatchObject({ start: wish.start, end: wish.end, state: 'requested' });
    const queued = await chosenWish();
    queued.sent({ status: 'queued', reason: 'network' });
    expect(queued.getState().outcome?.state).toBe('kept');
    queued.settled({ id: '', status: 'delivered', timestamp: '' });
    expect(queued.getState().outcome?.state).toBe('requested');
  });

  test('is not chosen again from an earlier visit when its time is over', () => {
    const past = { ...wish, start: '2026-11-30T11:00:00.000Z' };
    const read = (slot: Slot) => () => ({ slot, timeZone: 'America/New_York' });
    for (const [slot, expected] of [
      [wish, wish],
      [past, undefined],
    ] as const) {
      const booking = createBooking();
      booking.getState().keepIn({ read: read(slot), write: () => {} });
      expect(booking.getState().chosen).toEqual(expected);
    }
  });
});

describe('WordPress that passes leads on to a desk', () => {
  const PLUGIN = 'https://example.com/wp-json/biosystem/v1/leads';
  const wish = { ...slotOn('2026-12-03', 10), state: 'wish' } as const;
  const answerOf = ({ start }: Slot) => ({ id: 'requestedTime', label: 'Requested time', value: start });

  beforeEach(() => {
    const days = [{ date: '2026-12-03', slots: [wish] }];
    desk.plugin = { timeZone: 'America/New_York', days, desk: ENDPOINT };
  });

  function ofPlugin() {
    const booking = createBooking();
    booking.getState().connect(PLUGIN, WISH);
    booking.getState().describeTime(answerOf);
    return booking;
  }

  const askedOf = (what: string) => desk.asked.filter((asked) => asked.includes(what)).length;

  test('offers the times of the desk, which keeps the chosen one; what is not booked yet is requested', async () => {
    const booking = ofPlugin();
    await booking.getState().load(PLUGIN, WISH);
    expect(booking.getState().days.flatMap(({ slots }) => slots)).toEqual([first, second]);
    await booking.getState().loadMore();
    expect(askedOf('wishes')).toBe(1);
    booking.getState().choose(first);
    const time = await booking.prepare();
    expect(time).toMatchObject({
      slot: { start: first.start, hold: expect.stringMatching(/^hold /) },
      answer: answerOf(first),
    });
    booking.sent({ status: 'accepted' });
    expect(booking.getState().outcome).toMatchObject({ start: first.start, state: 'requested' });
  });

  test('has the desk keep what was chosen in another element', async () => {
    const booking = ofPlugin();
    booking.getState().take({ slot: first, timeZone: 'America/New_York' });
    expect(await booking.prepare()).toMatchObject({ slot: { hold: expect.stringMatching(/^hold /) } });
    expect(askedOf('holds')).toBe(1);
  });

  test('says when somebody else has the chosen time', async () => {
    const booking = ofPlugin();
    await booking.getState().load(PLUGIN, WISH);
    desk.holds = [409];
    booking.getState().choose(first);
    expect(await booking.prepare()).toBe('taken');
  });

  test.each([
    ['cannot be asked', { desk: ENDPOINT, isOffline: true }],
    ['is none', { desk: 'https://hooks.example/abc', isOffline: false }],
  ])('offers its wishes where the desk %s', async (_, { desk: address, isOffline }) => {
    desk.plugin = { ...desk.plugin, desk: address };
    desk.isOffline = isOffline;
    const booking = ofPlugin();
    await booking.getState().load(PLUGIN, WISH);
    expect(booking.getState().days.flatMap(({ slots }) => slots)).toEqual([wish]);
    booking.getState().choose(wish);
    expect(await booking.prepare()).toEqual({ answer: answerOf(wish) });
  });
});
