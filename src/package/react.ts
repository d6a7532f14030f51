/**
 * `biosystem-widgets/react`, whose types are in `types/react.d.ts`. It imports no React: an app with another version than the widgets'
 * would get theirs.
 */

type Handlers = Readonly<Record<string, EventListener | undefined>>;

/** @returns a `ref`. React gives the earlier one `null` at each rendering, and the next one the element. */
export function useBioEvents(handlers: Handlers): (element: HTMLElement | null) => void {
  let element: HTMLElement | null = null;
  return (next) => {
    for (const [name, handler] of Object.entries(handlers)) {
      if (!handler) continue;
      element?.removeEventListener(name, handler);
      next?.addEventListener(name, handler);
    }
    element = next;
  };
}
