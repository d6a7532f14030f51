/** Lets a page use an element whose class is not here yet: whatever it calls or sets wakes the element, which then does it. */

export function standInMethods(element: HTMLElement, methods: readonly string[], wake: () => unknown): void {
  const awake = clearedWhenDefined(new WeakRef(element), element.localName, methods);
  for (const method of methods)
    Object.defineProperty(element, method, {
      configurable: true,
      value: () => {
        wake();
        void awake.then(() => (Reflect.get(element, method) as () => void).call(element));
      },
    });
}

/** Apart, and with a weak reference: what waits for the class must not keep an element that was thrown away. */
const clearedWhenDefined = async (ref: WeakRef<HTMLElement>, tag: string, methods: readonly string[]) => {
  await customElements.whenDefined(tag);
  for (const method of methods) Reflect.deleteProperty(ref.deref() ?? {}, method);
};

/** Properties that have been set before wake it at once. The platform's own, such as `lang`, are attributes anyway. */
export function standInProperties(
  element: HTMLElement,
  properties: readonly string[],
  wake: () => unknown,
): void {
  for (const property of properties) {
    if (Object.hasOwn(element, property)) wake();
    else if (!(property in element))
      Object.defineProperty(element, property, {
        configurable: true,
        set: (value: unknown) => {
          // As on any element without a class: the class takes it over.
          Object.defineProperty(element, property, { configurable: true, writable: true, value });
          wake();
        },
      });
  }
}
