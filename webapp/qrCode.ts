import { encode } from 'uqr';

/** A QR code as the data of an SVG path: one unit for each module, with the quiet zone that readers need around it. */
export interface QrCode {
  /** Of its view box. */
  size: number;
  path: string;
}

/** Modules of white around it. */
const QUIET = 4;

/** @param text such as a link. A seventh of the code may be dirty or torn. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: path.join('') };
}

/** The same as a file. */
export const qrSvg = ({ size, path }: QrCode): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;
