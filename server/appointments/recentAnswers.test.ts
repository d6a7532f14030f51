import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createStore } from '../storage/store';
import { databaseKinds } from '../testing/databases';
import { hold } from './appointments';
import { calendarIn, dateIn } from './calendar';
import { createRecentAnswers } from './recentAnswers';

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const newCalendar = (open = '10:00') => {
  const hours = [{ days: everyDay, open, close: '12:00' }];
  const calendar = calendarIn({ availability: { hours, every: 60, leadHours: 0 } }, 'UTC');
  if (!calendar) throw new Error('no calendar');
  return calendar;
};

const date = dateIn('2030-01-31');
const dates = date ? [date] : [];
const now = Date.parse('2030-01-30T12:00:00Z');
const first = '2030-01-31T10:00:00.000Z';

describe.each(databaseKinds)('free times that were asked for just now, on %s', (_name, newDatabase) => {
  async function start() {
    const settings = await newDatabase();
    const [store, other] = [createStore(settings), createStore(settings)];
    onTestFinished(async () => {
      await store.close();
      await other.close();
    });
    const calendar = newCalendar();
    const recentAnswers = createRecentAnswers(store);
    const reads = vi.spyOn(store, 'use');
    const starts = async (at = now, asked = calendar) => {
      const answer = await recentAnswers('', asked, dates, { length: 60, now: at });
      const { days } = JSON.parse(answer) as { days: { slots: { start: string }[] }[] };
      return days[0]?.slots.map(({ start: time }) => time.slice(11, 16));
    };
    const holdFirst = (desk = store) =>
      desk.write((transaction) =>
        hold(transaction, '', calendar, { start: first, kind: '' }, 'client', new Date(now)),
      );
    return { store, other, reads, starts, holdFirst };
  }

  it('are read once for all who ask', async () => {
    const { reads, starts } = await start();
    const all = await Promise.all([starts(), starts(), starts(now + 1_000)]);
    for (const times of all) expect(times).toEqual(['10:00', '11:00']);
    expect(reads).toHaveBeenCalledTimes(1);
  });

  it('lack at once what this desk has booked', async () => {
    const { starts, holdFirst } = await start();
    await starts();
    await holdFirst();
    expect(await starts()).toEqual(['11:00']);
  });

  it('lack what another desk has booked two seconds later', async () => {
    const { other, starts, holdFirst } = await start();
    await starts();
    await holdFirst(other);
    expect(await starts(now + 2_000)).toEqual(['11:00']);
  });

  it('follow a changed config at once', async () => {
    const { starts } = await start();
    await starts();
    expect(await starts(now, newCalendar('09:00'))).toEqual(['09:00', '10:00', '11:00']);
  });

  it('are read again after a failure', async () => {
    const { reads, starts } = await start();
    reads.mockRejectedValueOnce(new Error('no database'));
    await expect(starts()).rejects.toThrow('no database');
    expect(await starts()).toEqual(['10:00', '11:00']);
  });
});
