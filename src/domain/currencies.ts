/** The currencies that there are, by ISO 4217. */
export const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
