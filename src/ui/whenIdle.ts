/** Runs work when the browser has nothing to paint, or, where it cannot tell, in the next task. */
export const whenIdle: (work: () => void) => unknown = globalThis.requestIdleCallback ?? setTimeout;
