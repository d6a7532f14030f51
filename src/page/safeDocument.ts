/**
 * The document as the platform defines it. An element of the page such as `<form name="head">` or `<img name="referrer">`
 * hides the property of that name on `document` (DOM clobbering). It is no node: what observes or compares one takes
 * `document`.
 */
export const safeDocument = new Proxy({} as Document, {
  get(own, name) {
    const value: unknown = Reflect.get(Document.prototype, name, document) ?? Reflect.get(own, name);
    return typeof value === 'function' ? (...args: unknown[]) => Reflect.apply(value, document, args) : value;
  },
});
