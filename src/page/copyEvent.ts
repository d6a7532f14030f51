/**
 * Makes an event again with other settings.
 * @param changes such as `{ composed: false }`, with which it does not leave the shadow root.
 */
export function copyEvent(event: Event, changes: EventInit = {}): Event {
  const init = new Proxy(event, {
    // The getters of an event work on itself alone.
    get: (own, name) =>
      name in changes ? Reflect.get(changes, name) : (Reflect.get(own, name, own) as unknown),
  });
  return new (event.constructor as typeof Event)(event.type, init);
}
