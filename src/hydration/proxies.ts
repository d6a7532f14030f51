/** Methods and properties of an element whose class is not defined yet: using one hydrates the element. */
import { HYDRATED } from '../page/lifecycle';

/**
 * Gives the element methods that wait until it is hydrated, and call the class's own then.
 * @param add has a call done in its turn, among what the visitor does to the element.
 */
export function proxyMethods(
  element: HTMLElement,
  methods: readonly string[],
  add: (call: () => void, method: string) => void,
): void {
  for (const method of methods)
    Object.defineProperty(element, method, {
      configurable: true,
      value: () => add(() => (Reflect.get(element, method) as () => void).call(element), method),
    });
  const remove = () => methods.forEach((method) => Reflect.deleteProperty(element, method));
  element.addEventListener(HYDRATED, remove, { once: true });
}

/**
 * Hydrates the element when the page sets one of its properties, and immediately where one has been set already. Properties
 * of the platform, such as `lang`, are attributes too, and are watched as such.
 */
export function proxyProperties(
  element: HTMLElement,
  properties: readonly string[],
  hydrate: () => unknown,
): void {
  for (const property of properties) {
    if (Object.hasOwn(element, property)) hydrate();
    else if (!(property in element) || property in Object.prototype)
      Object.defineProperty(element, property, {
        configurable: true,
        set: (value: unknown) => {
          // An own property, as on any element without a class: the class reads it when it is defined.
          Object.defineProperty(element, property, { configurable: true, writable: true, value });
          hydrate();
        },
      });
  }
}
