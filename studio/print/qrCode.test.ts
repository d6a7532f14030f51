import * as fc from 'fast-check';
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { qrCode, qrSvg } from '../../webapp/qrCode';
import { makeLink, type PlaceName, places } from './links';

/** The file as a camera has it: each module of several pixels. */
function pixelsOf(svg: string): { data: Uint8ClampedArray; width: number } {
  const scale = 3;
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row++)
      for (let column = 0; column < scale; column++) {
        const at = ((Number(y) * scale + row) * width + Number(x) * scale + column) * 4;
        data.fill(0, at, at + 3);
      }
  return { data, width };
}

it('is read as the link that it was made of', () => {
  const names = Object.keys(places) as PlaceName[];
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      (place, campaign) => {
        const link = makeLink({ page: 'https://bug-off.example/estimate#quote', place, campaign }) ?? '';
        const { data, width } = pixelsOf(qrSvg(qrCode(link)));
        expect(jsQR(data, width, width)?.data).toBe(link);
      },
    ),
    { numRuns: 40 },
  );
});
