/** Its style computes what a color is; it is in the page, because nothing is computed for what is not. */
let probe: HTMLElement | undefined;

/**
 * Any CSS color as `#rrggbb`, as the browser computes it.
 * @param behind what is seen through it, as `#rrggbb`. @default white
 * @returns undefined for what is no color, or depends on where it stands, such as `var(--brand)` or `currentColor`.
 */
export function readColor(color: string, behind = '#ffffff'): string | undefined {
  const hex = expanded(color);
  if (hex) return hex;
  if (/var\(|currentcolor/i.test(color) || !CSS.supports('color', color)) return undefined;
  if (!probe) {
    probe = document.createElement('span');
    probe.hidden = true;
    document.body.append(probe);
  }
  // A mixture is computed to numbers in the space in which it is mixed, whatever notations it is made of.
  probe.style.color = `color-mix(in srgb, ${color}, ${color})`;
  const numbers = /^color\(srgb ([^)]+)\)$/.exec(getComputedStyle(probe).color)?.[1];
  if (numbers === undefined) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers
    .split(/[\s/]+/)
    .map((number) => (number === 'none' ? 0 : Number(number)));
  const under = [1, 3, 5].map((start) => Number.parseInt(behind.slice(start, start + 2), 16));
  return `#${[red, green, blue]
    .map((channel, index) => {
      const shown = alpha * 255 * Math.min(1, Math.max(0, channel)) + (1 - alpha) * (under[index] ?? 255);
      return Math.round(shown).toString(16).padStart(2, '0');
    })
    .join('')}`;
}

/** `#rrggbb` of a color that is written as `#rgb` or `#rrggbb`; undefined of any other. */
function expanded(color: string): string | undefined {
  if (/^#[\da-f]{6}$/i.test(color)) return color.toLowerCase();
  return /^#[\da-f]{3}$/i.test(color) ? color.replaceAll(/[^#]/g, '$&$&').toLowerCase() : undefined;
}
