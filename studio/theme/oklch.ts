/** Colors by how they look: OKLCH to and from sRGB, as CSS Color 4 defines it. https://www.w3.org/TR/css-color-4/#ok-lab */

export interface Oklch {
  /** 0 black to 1 white. */
  lightness: number;
  /** 0 gray; the strongest color of a screen has about 0.3. */
  chroma: number;
  /** In degrees. */
  hue: number;
}

/** @param hex as `#rrggbb`. */
export function oklchOf(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  const l = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const m = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const s = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  const a = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s;
  const b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s;
  return {
    lightness: 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** As `#rrggbb`. A color that no screen shows loses chroma, so that its lightness and hue stay. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  let [least, most] = [0, chroma];
  if (isShown(channelsOf(lightness, chroma, hue))) least = chroma;
  else
    for (let step = 0; step < 12; step++) {
      const middle = (least + most) / 2;
      if (isShown(channelsOf(lightness, middle, hue))) least = middle;
      else most = middle;
    }
  return `#${channelsOf(lightness, least, hue)
    .map((channel) =>
      Math.round(255 * Math.min(1, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Red, green and blue, 0 to 1 where a screen shows them. */
function channelsOf(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ].map(encoded);
}

/** Rounding must not make gray a color that no screen shows. */
const isShown = (channels: number[]): boolean =>
  channels.every((channel) => channel > -0.0005 && channel < 1.0005);

const linear = (channel: number): number =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const encoded = (channel: number): number =>
  channel <= 0.003_130_8 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
