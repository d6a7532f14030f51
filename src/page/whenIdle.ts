/** Calls back when the page is idle; soon, where the browser does not tell. */
export const whenIdle = (callback: () => void, options?: IdleRequestOptions): unknown =>
  globalThis.requestIdleCallback?.(callback, options) ?? setTimeout(callback);
