/** Replaces placeholders: `fillText('Up to {limit}', { limit: 80 })` is 'Up to 80'. Unknown ones stay. */
export function fillText(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? placeholder) : placeholder,
  );
}
