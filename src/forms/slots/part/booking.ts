/** The times of a firm and the one that a visitor chooses: every state and transition, no DOM. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Lead } from '../../../domain/leadSchema';
import type { SubmitResult } from '../../../element/spec';
import type { LeadBooking } from '../../../element/submission/booking';
import type { Booking } from '../../../leads/booking';
import { toJson } from '../../../leads/toJson';
import { addDays } from './calendar';
import type { ChoiceDraft } from './choiceDraft';
import {
  type Choice,
  DAYS_AT_ONCE,
  type Day,
  fetchDays,
  type Hold,
  holdSlot,
  keepsTimes,
  type Slot,
  type Wish,
} from './desk';
import { dateIn } from './times';

/** Milliseconds for which a choice has to stand before the desk is asked to keep it: arrow keys pass over times. */
const SETTLED_AFTER = 500;
/** Milliseconds for which the desk keeps a time. They are counted here: the device's clock may not be the desk's. */
const HOLD_TIME = 5 * 60_000;
/** A hold that ends within this time may be over when the lead arrives. */
const MARGIN = 5_000;
/** In place of a hold where the desk could not be reached: the firm reads what was wished, and nothing is booked. */
const NO_HOLD = '00000000-0000-0000-0000-000000000000';

/** Whether leads go to somebody else before a desk learns of them. */
const passesOn = (endpoint: string | undefined): boolean => endpoint !== undefined && !keepsTimes(endpoint);

/** What became of the chosen time: `kept` on the device with its lead, `none` where nothing was booked. */
export type Outcome = Pick<Slot, 'start' | 'end'> & {
  state: Booking['state'] | 'kept' | 'none';
  /** Who took the lead books nothing itself: it was a wish, or a desk learns of it later. */
  isPassedOn?: boolean;
};

/** How a lead says a time to who keeps none: as the answer to a question, which every receiver shows. */
type TimeAnswer = NonNullable<Lead['answers']>[number];

export interface BookingState {
  /** `none`: nothing can be booked. */
  status: 'loading' | 'ready' | 'failed' | 'none';
  /** More days are being loaded, or could not be. */
  more: 'idle' | 'loading' | 'failed';
  /** Of the firm; empty until it is known. */
  timeZone: string;
  /** Whose the days are; undefined until they are there. */
  source: string | undefined;
  /** As far as they are loaded, without gaps. */
  days: readonly Day[];
  /** There are no days after these. */
  isAll: boolean;
  chosen: Slot | undefined;
  /** The desk no longer keeps it. When the form is sent, it is asked once more. */
  isLapsed: boolean;
  /** What somebody else has taken meanwhile, until another time is chosen. */
  taken: Slot | undefined;
  outcome: Outcome | undefined;
  /** From now on the choice is written there; what was written there before is chosen again. */
  keepIn: (draft: ChoiceDraft) => void;
  /** Says what times depend on now. */
  connect: (endpoint: string | undefined, wish: Wish) => void;
  /** Says how a lead words the chosen time for who keeps none. */
  describeTime: (describe: (slot: Slot) => TimeAnswer) => void;
  /** Loads the first days; again only where what they depend on has changed, or it failed. */
  load: (endpoint: string | undefined, wish: Wish) => Promise<void>;
  /** Loads further days: up to the next with a free time, and to this one. */
  loadMore: (until?: string) => Promise<void>;
  choose: (slot: Slot | undefined) => void;
  /** Takes over what was chosen in another element. */
  take: (choice: Choice) => void;
  /** Forgets the choice and its outcome. */
  reset: () => void;
}

/** What becomes of a time with a lead of which the desk says nothing more. */
const OUTCOMES: Partial<Record<SubmitResult['status'], Outcome['state']>> = {
  accepted: 'none',
  queued: 'kept',
  'no-endpoint': 'requested',
};

export type BookingStore = StoreApi<BookingState> & LeadBooking;

interface BookingOptions {
  /** Whether the desk keeps what is chosen. @default true */
  keeps?: boolean;
  /** For tests. */
  now?: () => number;
}

export function createBooking({ keeps = true, now = Date.now }: BookingOptions = {}): BookingStore {
  let context: { endpoint: string | undefined; wish: Wish } = { endpoint: undefined, wish: { kind: '' } };
  /** What the days that are there, or are being loaded, depend on. */
  let asked: typeof context | undefined;
  /** By the start of their times: a visitor who comes back to a time has it already. */
  const holds = new Map<string, Hold>();
  /** While the desk is asked to keep the chosen time. */
  let holding: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let draft: ChoiceDraft | undefined;
  let describe: ((slot: Slot) => TimeAnswer) | undefined;

  /** @param days those that are there. @param until a day that is wanted. */
  const loadFrom = async (days: readonly Day[], until = ''): Promise<Partial<BookingState> | undefined> => {
    const wanted = asked;
    let all = days;
    let source = (days.length > 0 && store.getState().source) || wanted?.endpoint;
    for (;;) {
      const last = all.at(-1)?.date;
      const answer = await fetchDays(source, wanted?.wish ?? { kind: '' }, last && addDays(last, 1));
      if (wanted !== asked) return undefined; // the times depend on something else by now
      if (answer === 'none') return { status: 'none' };
      source = answer.source;
      all = [...all, ...answer.days.map((day) => withOwn(day, answer.timeZone))];
      const isAll = answer.days.length < DAYS_AT_ONCE;
      const hasFree = all.slice(days.length).some(({ slots }) => slots.length > 0);
      if (isAll || (hasFree && (all.at(-1)?.date ?? '') >= until))
        return { status: 'ready', timeZone: answer.timeZone, days: all, isAll, source };
    }
  };

  const store = createStore<BookingState>((set, get) => {
    return {
      status: 'loading',
      more: 'idle',
      timeZone: '',
      source: undefined,
      days: [],
      isAll: false,
      chosen: undefined,
      isLapsed: false,
      taken: undefined,
      outcome: undefined,

      keepIn(given) {
        draft = given;
        const { chosen } = get();
        const { hold, slot, timeZone } = given.read() ?? {};
        if (chosen) writeDraft();
        else if (slot && timeZone && !(slot.state === 'wish' && Date.parse(slot.start) < now())) {
          if (hold) holds.set(slot.start, hold);
          get().take({ slot, timeZone });
          if (hold && !isHeld(slot)) lapse();
        }
      },

      connect(endpoint, wish) {
        context = { endpoint, wish };
      },

      describeTime(given) {
        describe = given;
      },

      async load(endpoint, wish) {
        get().connect(endpoint, wish);
        if (toJson(asked) === toJson(context) && get().status !== 'failed') return;
        const wanted = context;
        asked = wanted;
        set({ status: 'loading', days: [] });
        try {
          const { chosen, timeZone } = get();
          const changes = await loadFrom([], chosen && dateIn(chosen.start, timeZone));
          set(changes ?? {});
          if (changes) loseMissing();
        } catch {
          if (wanted === asked) set({ status: 'failed' });
        }
      },

      async loadMore(until) {
        const { more, days, isAll, status } = get();
        if (more === 'loading' || isAll || status !== 'ready') return;
        set({ more: 'loading' });
        try {
          set({ more: 'idle', ...(await loadFrom(days, until)) });
        } catch {
          set({ more: 'failed' });
        }
      },

      choose(chosen) {
        holding = undefined;
        set({ chosen, taken: undefined, isLapsed: false });
        writeDraft();
        clearTimeout(timer);
        if (chosen && chosen.state !== 'wish' && keeps)
          timer = setTimeout(() => void keep(chosen), SETTLED_AFTER);
      },

      take({ slot, timeZone }) {
        set({ timeZone });
        get().choose(slot);
      },

      reset() {
        get().choose(undefined);
        set({ outcome: undefined });
      },
    };
  });

  const isHeld = ({ start }: Slot): boolean => Date.parse(holds.get(start)?.expires ?? '') > now() + MARGIN;

  function writeDraft(): void {
    const { chosen: slot, timeZone } = store.getState();
    draft?.write(slot && { slot, timeZone, hold: holds.get(slot.start) });
  }

  function lapse(): void {
    clearTimeout(timer);
    store.setState({ isLapsed: true });
  }

  /** The desk offers to nobody what it keeps, not even to who has it. */
  function withOwn(day: Day, timeZone: string): Day {
    const { chosen } = store.getState();
    if (!chosen || !isHeld(chosen) || dateIn(chosen.start, timeZone) !== day.date) return day;
    const others = day.slots.filter(({ start }) => start !== chosen.start);
    return { ...day, slots: [...others, chosen].toSorted((a, b) => (a.start < b.start ? -1 : 1)) };
  }

  /** A time that was kept for a while may be somebody else's by now. */
  function loseMissing(): void {
    const { chosen, isLapsed, days } = store.getState();
    if (chosen && isLapsed && !days.some(({ slots }) => slots.some(({ start }) => start === chosen.start)))
      lose(chosen);
  }

  /** Asks the desk to keep a time. Where that fails by the network, it is asked again before the lead is sent. */
  function keep(slot: Slot): Promise<void> {
    clearTimeout(timer);
    const work = async () => {
      if (!isHeld(slot)) {
        const answer = await holdSlot(await sourceOfTimes(), context.wish, slot).catch(() => undefined);
        if (answer === 'taken') lose(slot);
        if (answer === 'taken' || !answer) return;
        holds.set(slot.start, { ...answer, expires: new Date(now() + HOLD_TIME).toISOString() });
      }
      if (store.getState().chosen !== slot) return;
      store.setState({ isLapsed: false });
      writeDraft();
      const expires = Date.parse(holds.get(slot.start)?.expires ?? '');
      timer = setTimeout(lapse, expires - MARGIN - now());
    };
    holding = work();
    return holding;
  }

  /** Who keeps times: a choice that was taken over comes without the days among which it was made. */
  async function sourceOfTimes(): Promise<string | undefined> {
    const { endpoint, wish } = context;
    const { source } = store.getState();
    if (source !== undefined || keepsTimes(endpoint)) return source ?? endpoint;
    const answer = await fetchDays(endpoint, wish).catch(() => 'none' as const);
    return answer === 'none' ? endpoint : answer.source;
  }

  /** The time is no longer offered, and what is free by now is loaded. */
  function lose(slot: Slot): void {
    const { days, chosen } = store.getState();
    const isOther = ({ start }: Slot) => start !== slot.start;
    store.setState({
      days: days.map((day) => ({ ...day, slots: day.slots.filter(isOther) })),
      ...(chosen === slot && { chosen: undefined, taken: slot, isLapsed: false }),
    });
    writeDraft();
    if (days.length > 0)
      loadFrom([], days.at(-1)?.date).then(
        (changes) => store.setState(changes ?? {}),
        () => {}, // those that are shown stay
      );
  }

  return {
    ...store,

    async prepare() {
      const { chosen } = store.getState();
      if (!chosen) return undefined;
      if (chosen.state === 'wish') return describe && { answer: describe(chosen) };
      await holding;
      const isStill = () => store.getState().chosen === chosen;
      if (isStill()) await keep(chosen);
      if (!isStill()) return 'taken';
      const slot = { start: chosen.start, hold: holds.get(chosen.start)?.hold ?? NO_HOLD };
      // Who takes the lead for a desk reads an answer, and the desk the time.
      return { slot, ...(passesOn(context.endpoint) && describe && { answer: describe(chosen) }) };
    },

    sent(result) {
      const { chosen } = store.getState();
      const state = result === undefined ? 'requested' : OUTCOMES[result.status];
      if (!chosen || !state) return;
      const booking = result?.status === 'accepted' ? result.booking : undefined;
      const isPassedOn = chosen.state === 'wish' || passesOn(context.endpoint);
      const { start, end } = chosen;
      store.getState().choose(undefined);
      store.setState({
        outcome: booking ?? {
          start,
          end,
          isPassedOn,
          state: isPassedOn && state === 'none' ? 'requested' : state,
        },
      });
    },

    settled({ status, booking }) {
      const { outcome } = store.getState();
      if (!outcome || status !== 'delivered') return;
      store.setState({
        outcome: booking ?? { ...outcome, state: outcome.isPassedOn ? 'requested' : 'none' },
      });
    },
  };
}
