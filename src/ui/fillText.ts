/** Puts values into a text's places: `fillText('Up to {limit}', { limit: 80 })` is 'Up to 80'. Unknown places stay. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
