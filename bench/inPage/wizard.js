/** Runs in pages with an estimator, ours or a peer's: tells when its first step is there, and when it answers. */
(() => {
  /** Presses that were not answered are repeated after so many ms. */
  const PATIENCE = 30;

  const all = (selector, root = document) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? all(selector, shadowRoot) : [],
    ),
  ];
  const elementAt = (x, y) => {
    let found = document.elementFromPoint(x, y);
    while (found?.shadowRoot) {
      const inside = found.shadowRoot.elementFromPoint(x, y);
      if (!inside || inside === found) break;
      found = inside;
    }
    return found;
  };
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  /** Whether a finger that is put on it there, where the page now stands, reaches it. */
  const isReached = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = width > 0 && height > 0 ? elementAt(x + width / 2, y + height / 2) : null;
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };

  const firstBox = () => all('input[type=checkbox]')[0];
  /** What a box is pressed by: its label, where it has one, since some draw a box of their own over it. */
  const face = (box) => box.labels?.[0] ?? box;
  const button = (name) =>
    all('button,input[type=button]').find(
      (one) => name.test((one.value || one.textContent).trim()) && isShown(one),
    );

  /** As a finger does it, so that whatever waits for somebody to come near notices. */
  const press = (element) => {
    for (const type of ['pointerover', 'pointerdown', 'pointerup'])
      element.dispatchEvent(
        new PointerEvent(type, { bubbles: true, composed: true, isPrimary: true, pointerType: 'touch' }),
      );
    element.click();
  };
  const frame = () => new Promise(requestAnimationFrame);
  const untilFrame = async (isSo) => {
    while (!isSo()) await frame();
  };

  /** When its first box is painted within the viewport, in ms. */
  const visible = (async () => {
    await untilFrame(() => {
      const box = firstBox();
      return box && isReached(face(box));
    });
    return bench.painted();
  })();

  /**
   * Ticks the first box as soon as it is seen, then presses Next until the next step is there, all without patience.
   * @returns when the box was ticked and stayed so for two frames, and when the next step was painted, in ms.
   */
  const hurry = async () => {
    await visible;
    let ticked = Number.NaN;
    for (;;) {
      const before = firstBox();
      if (before && !before.checked) press(face(before));
      ticked = performance.now();
      await frame();
      await frame();
      if (firstBox()?.checked) break;
    }
    let pressed = 0;
    while (!button(/^(Back|Previous)$/)) {
      const next = button(/^Next$/);
      if (next && performance.now() - pressed > PATIENCE) {
        press(next);
        pressed = performance.now();
      }
      await frame();
    }
    return { ticked, answered: await bench.painted() };
  };

  /** The range that the last step tells, as "866 2615". */
  const range = async () => {
    let found;
    await untilFrame(() => {
      const texts = all('bio-estimator,hand-written-estimator,#estimator').map(
        (element) => (element.shadowRoot ?? element).textContent,
      );
      found = /expect\D*\$([\d,]+)\s*–\s*\$([\d,]+)/.exec(texts.join(' '));
      return found;
    });
    return `${found[1]} ${found[2]}`;
  };

  Object.assign(bench, { visible, hurry, range });
})();
