/** Plain data as JSON text. Old libraries give arrays and objects a `toJSON` that means something else: it is passed over. */
export const toJson = (data: unknown): string =>
  JSON.stringify(data, function replacer(this: Record<string, unknown>, key) {
    return this[key];
  });
