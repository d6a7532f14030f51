/** Runs in every measured page before anything else: `bench.figures()` tells what the browser itself noted. */
(() => {
  const figures = { firstPaint: Number.NaN, largestPaint: Number.NaN, shift: 0 };
  /** @type {{ start: number, duration: number }[]} */
  const tasks = [];
  /** Of each press, the longest of its events. */
  const presses = new Map();

  const observe = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  const firstPainted = new Promise((resolve) => {
    observe('paint', ({ name, startTime }) => {
      if (name !== 'first-contentful-paint') return;
      figures.firstPaint = startTime;
      resolve();
    });
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    figures.largestPaint = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) figures.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    tasks.push({ start: startTime, duration });
  });
  observe(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0));
    },
    { durationThreshold: 16 },
  );

  /** Waits until what a frame shows is painted. */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()));
        port1.start();
        port2.postMessage(undefined);
      });
    });

  /** From the next touch or press on, in ms, until the dialog of such an element stands open and is painted. */
  const timeOpening = (tag) =>
    new Promise((resolve) => {
      const begin = ({ timeStamp }) => {
        const look = () => {
          const dialog = document.querySelector(tag)?.shadowRoot?.querySelector('dialog[open]');
          if (dialog) void painted().then((end) => resolve(end - timeStamp));
          else requestAnimationFrame(look);
        };
        look();
      };
      // A touch is told before the pointer's event of the same press is of any use, so the first of them counts.
      let hasBegun = false;
      for (const type of ['touchstart', 'pointerdown'])
        addEventListener(type, (event) => hasBegun || ((hasBegun = true), begin(event)), {
          capture: true,
          passive: true,
        });
    });

  globalThis.bench = {
    figures: () => ({ ...figures, tasks, presses: [...presses.values()] }),
    forgetPresses: () => presses.clear(),
    marks: () => performance.getEntriesByType('mark').map(({ name, startTime }) => ({ name, startTime })),
    firstPainted,
    painted,
    timeOpening,
  };
})();
