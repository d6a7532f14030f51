import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Photo } from './photo';
import { preparePhoto } from './preparePhoto';
import { corners, fromPhone, heic, noise, pdf, picture, pngHeader, svg } from './samples';

const SHARE = 750_000;

afterEach(() => vi.restoreAllMocks());

async function photoOf(file: File, maxBytes = SHARE): Promise<Photo> {
  const prepared = await preparePhoto(file, maxBytes);
  if ('refused' in prepared) throw new Error(`${file.name} was refused: ${prepared.refused}`);
  return prepared.photo;
}

/** The photo as the lead's reader sees it. */
async function pixelsOf({ dataUrl }: Photo) {
  const image = new Image();
  image.src = dataUrl;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const names = {
    red: [255, 0, 0],
    lime: [0, 255, 0],
    blue: [0, 0, 255],
    yellow: [255, 255, 0],
    white: [255, 255, 255],
  };
  return {
    size: [image.naturalWidth, image.naturalHeight],
    at(x: number, y: number): string {
      const color = [...(context?.getImageData(x, y, 1, 1).data ?? [])];
      const near = ([, rgb]: [string, number[]]) =>
        rgb.every((part, index) => Math.abs(part - (color[index] ?? 0)) < 40);
      return Object.entries(names).find(near)?.[0] ?? color.join();
    },
  };
}

describe('a photo', () => {
  test('is made small, as a JPEG', async () => {
    const photo = await photoOf(await picture('house.jpg', 4000, 3000));
    expect(photo).toMatchObject({ name: 'house.jpg', width: 1600, height: 1200 });
    expect(photo.dataUrl).toMatch(/^data:image\/jpeg;base64,/);
    expect(photo.bytes).toBe(photo.dataUrl.length);
    expect((await pixelsOf(photo)).size).toEqual([1600, 1200]);
  });

  test('is never enlarged, and stays at least one pixel wide', async () => {
    expect(await photoOf(await picture('small.png', 300, 200))).toMatchObject({ width: 300, height: 200 });
    expect(await photoOf(await picture('line.png', 5000, 1))).toMatchObject({ width: 1600, height: 1 });
  });

  test('is white where it was transparent', async () => {
    const pixels = await pixelsOf(
      await photoOf(
        await picture('cut-out.png', 40, 40, (context) => {
          context.fillStyle = 'red';
          context.fillRect(0, 0, 20, 20);
        }),
      ),
    );
    expect([pixels.at(8, 8), pixels.at(32, 32)]).toEqual(['red', 'white']);
  });

  test('says no longer where and with what it was taken', async () => {
    const file = await fromPhone(await picture('house.jpg', 80, 60), 1);
    const said = (bytes: ArrayBuffer) => /Exif|PhoneMaker|GPS/.test(new TextDecoder('latin1').decode(bytes));
    expect(said(await file.arrayBuffer())).toBe(true);
    const { dataUrl } = await photoOf(file);
    expect(said(await (await fetch(dataUrl)).arrayBuffer())).toBe(false);
  });

  // Which of the four corners (red lime / blue yellow) are on top once the picture is turned as the camera was held.
  const turned: [orientation: number, left: string, right: string][] = [
    [1, 'red', 'lime'],
    [2, 'lime', 'red'],
    [3, 'yellow', 'blue'],
    [4, 'blue', 'yellow'],
    [5, 'red', 'blue'],
    [6, 'blue', 'red'],
    [7, 'yellow', 'lime'],
    [8, 'lime', 'yellow'],
  ];
  describe.each([
    ['as a bitmap', false],
    ['as an image, where the browser knows no oriented bitmaps', true],
  ])('decoded %s', (_, old) => {
    test.each(turned)('of orientation %i stands upright', async (orientation, left, right) => {
      if (old)
        vi.spyOn(window, 'createImageBitmap').mockRejectedValue(new TypeError('not a valid enum value'));
      const photo = await photoOf(await fromPhone(await picture('house.jpg', 80, 40, corners), orientation));
      const pixels = await pixelsOf(photo);
      expect(pixels.size).toEqual(orientation < 5 ? [80, 40] : [40, 80]);
      expect([pixels.at(8, 8), pixels.at(photo.width - 8, 8)]).toEqual([left, right]);
    });
  });

  test('that is nothing but detail is made coarser, then smaller, until it fits its share', async () => {
    const file = await picture('gravel.jpg', 1500, 1500, noise);
    const whole = await photoOf(file, 10_000_000);
    expect(whole).toMatchObject({ width: 1500, height: 1500 });
    const coarser = await photoOf(file, Math.round(whole.bytes * 0.8));
    expect(coarser.bytes).toBeLessThanOrEqual(whole.bytes * 0.8);
    expect(coarser.width).toBe(1500);
    const smaller = await photoOf(file, 100_000);
    expect(smaller.bytes).toBeLessThanOrEqual(100_000);
    expect(smaller.width).toBeLessThan(1500);
    expect(smaller.width).toBe(smaller.height);
  });
});

describe('refused', () => {
  test.each([
    ['a file of more than 10 MB', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'big.jpg'), 'tooLarge'],
    ['a PDF that is called .jpg', pdf('scan.jpg'), 'notImage'],
    ['a text', new File(['Dear Sir or Madam,'], 'letter.txt', { type: 'text/plain' }), 'notImage'],
    ['a drawing', svg('logo.svg'), 'svg'],
    ['a drawing that is called .png', svg('logo.png'), 'svg'],
    ['an empty file', new File([], 'empty.jpg', { type: 'image/jpeg' }), 'unreadable'],
    ['a picture of which only the header is there', pngHeader('torn.png', 80, 60), 'unreadable'],
    ['HEIC, which this browser cannot read', heic('IMG_0001.HEIC'), 'heic'],
    ['HEIC under another name', heic('IMG_0001.jpg'), 'heic'],
  ])('is %s', async (_, file, reason) => {
    expect(await preparePhoto(file, SHARE)).toEqual({ refused: reason });
  });

  test('is a picture of 20,000 × 20,000 pixels, without decoding it', async () => {
    const decoded = vi.spyOn(window, 'createImageBitmap');
    const shown = vi.spyOn(HTMLImageElement.prototype, 'decode');
    expect(await preparePhoto(pngHeader('bomb.png', 20_000, 20_000), SHARE)).toEqual({
      refused: 'tooManyPixels',
    });
    expect(decoded).not.toHaveBeenCalled();
    expect(shown).not.toHaveBeenCalled();
  });

  test('is a photo of which half is missing', async () => {
    const file = await picture('house.jpg', 800, 600, noise);
    const torn = new File([file.slice(0, file.size / 2)], 'torn.jpg');
    expect(await preparePhoto(torn, SHARE)).toEqual({ refused: 'unreadable' });
  });

  test('is a file that has gone meanwhile', async () => {
    const file = await picture('gone.jpg', 8, 8);
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotFoundError'));
    expect(await preparePhoto(file, SHARE)).toEqual({ refused: 'unreadable' });
  });

  test('is a photo for which memory has run out', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) => callback(null));
    expect(await preparePhoto(await picture('house.jpg', 8, 8), SHARE)).toEqual({ refused: 'unreadable' });
  });
});

test('a file of exactly 10 MB is taken', async () => {
  const jpeg = new Uint8Array(await (await picture('house.jpg', 8, 8)).arrayBuffer());
  const file = new File([jpeg, new Uint8Array(10 * 1024 * 1024 - jpeg.length)], 'full.jpg');
  expect(await photoOf(file)).toMatchObject({ width: 8, height: 8 });
});
