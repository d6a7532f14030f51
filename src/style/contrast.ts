/** The contrast of colors that are written in hexadecimal digits, as those of brands are. */

/**
 * The contrast ratio of two colors, 1 to 21.
 * @returns undefined where one is not written as `#rgb` or `#rrggbb`.
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastOf(one: string, other: string): number | undefined {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b) as [number, number];
  const ratio = (light + 0.05) / (dark + 0.05);
  return Number.isNaN(ratio) ? undefined : ratio;
}

function luminanceOf(color: string): number {
  if (!/^#(?:[\da-f]{3}){1,2}$/i.test(color)) return Number.NaN;
  const digits = color.length === 4 ? color.replaceAll(/[^#]/g, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
