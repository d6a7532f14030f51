/** Runs in every measured page before its own scripts: `bench.figures()` returns what the browser reported. */
(() => {
  const figures = {
    firstContentfulPaint: Number.NaN,
    largestContentfulPaint: Number.NaN,
    layoutShift: 0,
  };
  /** @type {{ start: number, duration: number }[]} */
  const longTasks = [];
  /** The longest event of each interaction, by its id. */
  const interactions = new Map();

  const observe = (type, onEntry, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
      type,
      buffered: true,
      ...options,
    });
  const firstContentfulPaint = new Promise((resolve) => {
    observe('paint', ({ name, startTime }) => {
      if (name !== 'first-contentful-paint') return;
      figures.firstContentfulPaint = startTime;
      resolve();
    });
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    figures.largestContentfulPaint = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) figures.layoutShift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    longTasks.push({ start: startTime, duration });
  });
  observe(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId)
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    },
    { durationThreshold: 16 },
  );

  /** Resolves with the time at which a frame is painted. To be called in its animation callback. */
  const framePainted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()));
      port1.start();
      port2.postMessage(undefined);
    });

  /** The same for the next frame. */
  const nextPaint = () =>
    new Promise((resolve) => requestAnimationFrame(() => void framePainted().then(resolve)));

  /** Milliseconds from the next touch or press until the dialog of such an element is open and painted. */
  const timeDialogOpening = (tag) =>
    new Promise((resolve) => {
      const begin = ({ timeStamp }) => {
        const look = () => {
          const dialog = document.querySelector(tag)?.shadowRoot?.querySelector('dialog[open]');
          if (dialog) void framePainted().then((end) => resolve(end - timeStamp));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      // The touch event of a press may come before its pointer event: the first of them counts.
      let hasBegun = false;
      for (const type of ['touchstart', 'pointerdown'])
        addEventListener(type, (event) => hasBegun || ((hasBegun = true), begin(event)), {
          capture: true,
          passive: true,
        });
    });

  globalThis.bench = {
    figures: () => ({ ...figures, longTasks, interactions: [...interactions.values()] }),
    clearInteractions: () => interactions.clear(),
    firstContentfulPaint,
    nextPaint,
    timeDialogOpening,
  };
})();
