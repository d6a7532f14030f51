/** Milliseconds after which nothing waits for a paint any more: a tab in the background paints nothing. */
const TIMEOUT = 1_000;

/** Resolves when the browser has painted what was done before the call. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, TIMEOUT);
  });

/** Calls back when the page is idle; soon, where the browser does not tell. */
export const whenIdle = (callback: () => void, options?: IdleRequestOptions): unknown =>
  globalThis.requestIdleCallback?.(callback, options) ?? setTimeout(callback);
