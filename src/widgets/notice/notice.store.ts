import { createStore, type StoreApi } from 'zustand/vanilla';
import { closedNoticeKey, isNoticeShown, noticeText } from '../../domain/noticeDays';
import { timeZoneOf } from '../../domain/timeZone';
import type { WidgetTools } from '../../element/spec';
import { attempt } from '../../page/storage';
import { STORAGE_PREFIX } from '../../page/storageKeys';
import type { NoticeSpec } from './notice.element';

export interface NoticeState {
  /** What is shown; empty on other days, and once it was closed. */
  text: string;
  /** Shows it on its days, unless the visitor has closed it. */
  start: () => void;
  /** Closes it, on this device for good. */
  close: () => void;
}

/** @param now the clock. */
export function createNoticeStore(
  { settings }: Pick<WidgetTools<NoticeSpec>, 'settings'>,
  now = () => new Date(),
): StoreApi<NoticeState> {
  const key = (text: string) => STORAGE_PREFIX + closedNoticeKey(text);
  return createStore<NoticeState>((set, get) => ({
    text: '',

    start() {
      const { facts, lang } = settings();
      const text = noticeText(facts.notice.text, lang);
      const isClosed = typeof attempt(() => localStorage.getItem(key(text))) === 'string';
      if (isNoticeShown(facts.notice, timeZoneOf(facts), now()) && !isClosed) set({ text });
    },

    close() {
      const { text } = get();
      attempt(() => localStorage.setItem(key(text), ''));
      set({ text: '' });
    },
  }));
}
