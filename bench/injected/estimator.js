/** Runs in pages with an estimator, ours or a peer's: measures when its first step is visible, and when it reacts. */
(() => {
  /** Milliseconds after which a press without effect is repeated. */
  const REPEAT_AFTER = 30;

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
  /** Whether it is in the viewport and no other element covers its centre. */
  const isPressable = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = width > 0 && height > 0 ? elementAt(x + width / 2, y + height / 2) : null;
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };

  const firstBox = () => all('input[type=checkbox]')[0];
  /** A checkbox is pressed by its label, because some libraries draw a box of their own over the input. */
  const targetOf = (box) => box.labels?.[0] ?? box;
  const button = (name) =>
    all('button,input[type=button]').find(
      (one) => name.test((one.value || one.textContent).trim()) && isShown(one),
    );

  /** The pointer events of a touch, then the click: the former may trigger hydration. */
  const press = (element) => {
    for (const type of ['pointerover', 'pointerdown', 'pointerup'])
      element.dispatchEvent(
        new PointerEvent(type, { bubbles: true, composed: true, isPrimary: true, pointerType: 'touch' }),
      );
    element.click();
  };
  const frame = () => new Promise(requestAnimationFrame);
  const untilFrame = async (isTrue) => {
    while (!isTrue()) await frame();
  };

  /** Milliseconds until its first checkbox is painted and can be pressed. */
  const untilFirstStep = async () => {
    await untilFrame(() => {
      const box = firstBox();
      return box && isPressable(targetOf(box));
    });
    return bench.nextPaint();
  };
  /** Not looked for on a page of ours that only has a panel: that would take a part of each frame. */
  const firstStepVisible = location.pathname === '/' ? undefined : untilFirstStep();

  /**
   * Ticks the first checkbox as soon as it is visible, then presses Next until the next step is shown, without waiting
   * for hydration.
   * @returns when the checkbox was ticked and stayed so for two frames, and when the next step was painted, in ms.
   */
  const pressEarly = async () => {
    await firstStepVisible;
    let firstChoiceTicked = Number.NaN;
    for (;;) {
      const before = firstBox();
      if (before && !before.checked) press(targetOf(before));
      firstChoiceTicked = performance.now();
      await frame();
      await frame();
      if (firstBox()?.checked) break;
    }
    let pressed = 0;
    while (!button(/^(Back|Previous)$/)) {
      const next = button(/^Next$/);
      if (next && performance.now() - pressed > REPEAT_AFTER) {
        press(next);
        pressed = performance.now();
      }
      await frame();
    }
    return { firstChoiceTicked, nextStepShown: await bench.nextPaint() };
  };

  /** The range that the last step shows, as "866 2615". */
  const range = async () => {
    let found;
    await untilFrame(() => {
      const texts = all('bio-estimator,hand-written-estimator,lit-estimator,#estimator').map(
        (element) => (element.shadowRoot ?? element).textContent,
      );
      found = /expect\D*\$([\d,]+)\s*–\s*\$([\d,]+)/.exec(texts.join(' '));
      return found;
    });
    return `${found[1]} ${found[2]}`;
  };

  Object.assign(bench, { firstStepVisible, pressEarly, range });
})();
