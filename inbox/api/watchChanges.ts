/**
 * Learns of each change while the page is seen: by a stream of the desk, and where there is none, by asking now and then. A page
 * that nobody sees keeps no connection; it asks as soon as it is seen again, also after the device was asleep.
 */
import { call } from './client';

/** Milliseconds between two questions where there is no stream. */
const pollEvery = 5_000;
/** Milliseconds without a sign of life after which a stream counts as broken: the desk gives one every 15 seconds. */
const silence = 40_000;
/** Milliseconds until a stream is tried again. */
const retryAfter = 30_000;

/** @param onStamp called with a text that is another one after each change; the first time at once. @returns stops that */
export function watchChanges(onStamp: (stamp: string) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let stream: EventSource | undefined;
  let isStreaming = false;
  let triedAt = 0;
  let heardAt = 0;

  const ask = async () => {
    const answer = await call<{ stamp: string }>('GET', 'changes').catch(() => undefined);
    if (answer && !signal.aborted) onStamp(answer.stamp);
  };

  function close(): void {
    stream?.close();
    stream = undefined;
    isStreaming = false;
  }

  function open(): void {
    if (!('EventSource' in globalThis)) return;
    close();
    triedAt = heardAt = Date.now();
    const opened = new EventSource('api/changes/live');
    stream = opened;
    opened.addEventListener('stamp', ({ data }) => {
      isStreaming = true;
      heardAt = Date.now();
      onStamp(String(data));
    });
    opened.addEventListener('beat', () => {
      heardAt = Date.now();
    });
    // Refused, ended or broken: asking finds out whether somebody is still signed in.
    opened.addEventListener('error', () => {
      if (stream !== opened) return;
      close();
      void ask();
    });
  }

  function tick(): void {
    if (document.hidden) return;
    if (isStreaming && Date.now() - heardAt < silence) return;
    isStreaming = false;
    void ask();
    if (Date.now() - triedAt >= retryAfter) open();
  }

  function onVisibility(): void {
    if (document.hidden) {
      close();
      return;
    }
    void ask();
    open();
  }

  onVisibility();
  const interval = setInterval(tick, pollEvery);
  document.addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('online', onVisibility, { signal });
  // A page that comes out of the browser's cache of pages has lost its connections.
  addEventListener('pageshow', (event) => event.persisted && onVisibility(), { signal });
  return () => {
    ending.abort();
    close();
    clearInterval(interval);
  };
}
