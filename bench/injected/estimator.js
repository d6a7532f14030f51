/** Runs in pages with an estimator, ours or a peer's: measures when its first step is visible, and when it reacts. */
(() => {
  /** Milliseconds after which a press counts as lost, and is repeated. */
  const REPEAT_AFTER = 3_000;

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
  /** Whether it is in the viewport and no other element covers its center. */
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

  const pointerType = navigator.maxTouchPoints > 0 ? 'touch' : 'mouse';
  /** What a tap or a mouse sends to the middle of an element: the pointer may trigger hydration before the click. */
  const press = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    for (const type of ['pointerover', 'pointerdown', 'pointerup', 'click'])
      element.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          composed: true,
          isPrimary: true,
          pointerType,
          detail: type === 'click' ? 1 : 0,
          clientX: x + width / 2,
          clientY: y + height / 2,
        }),
      );
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
  /** Looked for in pages of another firm alone: elsewhere the search would slow each frame for nothing. */
  const firstStepVisible = location.pathname.endsWith('/') ? undefined : untilFirstStep();

  /**
   * Presses an element until that has an effect: once, unless the press is lost.
   * @param find returns the element to press, or undefined while there is none.
   * @returns when the press that had the effect was handled, in ms.
   */
  const pressUntil = async (find, hasEffect) => {
    let pressed = Number.NEGATIVE_INFINITY;
    while (!(await hasEffect())) {
      const element = performance.now() - pressed > REPEAT_AFTER ? find() : undefined;
      if (element) {
        press(element);
        pressed = performance.now();
      }
      await frame();
    }
    return pressed;
  };

  /**
   * Ticks the first checkbox as soon as it is visible, then presses Next until the next step is shown, without waiting
   * for hydration.
   * @returns when the checkbox was ticked and stayed so for two frames, and when the next step was painted, in ms.
   */
  const pressEarly = async () => {
    await firstStepVisible;
    const staysTicked = async () => {
      if (!firstBox()?.checked) return false;
      await frame();
      await frame();
      return Boolean(firstBox()?.checked);
    };
    const firstChoiceTicked = await pressUntil(() => {
      const box = firstBox();
      return box && targetOf(box);
    }, staysTicked);
    await pressUntil(
      () => button(/^Next$/),
      () => button(/^(Back|Previous)$/),
    );
    return { firstChoiceTicked, nextStepShown: await bench.nextPaint() };
  };

  /** The range that the last step shows, as "866 2615". */
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

  Object.assign(bench, { firstStepVisible, pressEarly, range });
})();
