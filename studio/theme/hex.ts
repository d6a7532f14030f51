/** `#rrggbb` of a colour that is written as `#rgb` or `#rrggbb`; undefined of any other. */
export function expanded(color: string): string | undefined {
  if (/^#[\da-f]{6}$/i.test(color)) return color.toLowerCase();
  return /^#[\da-f]{3}$/i.test(color) ? color.replaceAll(/[^#]/g, '$&$&').toLowerCase() : undefined;
}
