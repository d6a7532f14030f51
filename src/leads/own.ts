/** An object's own property: undefined where the page has added one of that name to `Object.prototype`. */
export const own = <Owner extends object, Name extends keyof Owner>(
  object: Owner,
  name: Name,
): Owner[Name] | undefined => (Object.hasOwn(object, name) ? object[name] : undefined);
