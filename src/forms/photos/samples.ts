/** Pictures for the tests, made by the browser itself and changed byte by byte. */

/** A file of a picture as a browser makes it. `paint` draws on a canvas that is transparent at first. */
export async function picture(
  name: string,
  width: number,
  height: number,
  paint: (context: OffscreenCanvasRenderingContext2D) => void = house,
): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  paint(context);
  const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  return new File([await canvas.convertToBlob({ type })], name, { type });
}

/** A wall with a door: `color` tells one house from another. */
function house(context: OffscreenCanvasRenderingContext2D, color = 'red'): void {
  const { width, height } = context.canvas;
  context.fillStyle = 'ivory';
  context.fillRect(0, 0, width, height);
  context.fillStyle = color;
  context.fillRect(width * 0.4, height * 0.4, width * 0.2, height * 0.6);
}

/** Photos that differ: `house1.jpg`, `house2.jpg` … */
export const houses = (count: number): Promise<File[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      picture(`house${index + 1}.jpg`, 80, 60, (context) => house(context, `hsl(${index * 35} 90% 40%)`)),
    ),
  );

/** Four corners in four colors. */
export function corners(context: OffscreenCanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  ['red', 'lime', 'blue', 'yellow'].forEach((color, index) => {
    context.fillStyle = color;
    context.fillRect((index % 2) * (width / 2), Math.floor(index / 2) * (height / 2), width / 2, height / 2);
  });
}

/** What no encoder can make small. */
export function noise(context: OffscreenCanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  const data = context.createImageData(width, height);
  for (let at = 0; at < data.data.length; at += 65_536)
    crypto.getRandomValues(data.data.subarray(at, at + 65_536));
  for (let at = 3; at < data.data.length; at += 4) data.data[at] = 255;
  context.putImageData(data, 0, 0);
}

/** A JPEG as a phone writes it: with the orientation of the camera (1 to 8), its maker and where it was taken. */
export async function fromPhone(jpeg: File, orientation: number): Promise<File> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const u16 = (value: number) => [value >> 8, value & 0xff];
  const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
  const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
  const entry = (tag: number, type: number, count: number, value: number[]) =>
    [...u16(tag), ...u16(type), ...u32(count), ...value, 0, 0, 0, 0].slice(0, 12);
  const directoryBytes = (entries: number) => 2 + entries * 12 + 4;
  const gpsAt = 8 + directoryBytes(3);
  const latitudeAt = gpsAt + directoryBytes(2);
  const makerAt = latitudeAt + 24;
  const maker = ascii('PhoneMaker\0');
  const tiff = [
    ...ascii('MM'),
    ...u16(42),
    ...u32(8),
    ...u16(3),
    ...entry(0x010f, 2, maker.length, u32(makerAt)), // Make
    ...entry(0x0112, 3, 1, u16(orientation)), // Orientation
    ...entry(0x8825, 4, 1, u32(gpsAt)), // GPS
    ...u32(0),
    ...u16(2),
    ...entry(0x0001, 2, 2, ascii('N\0')), // GPSLatitudeRef
    ...entry(0x0002, 5, 3, u32(latitudeAt)), // GPSLatitude
    ...u32(0),
    ...[34, 1, 4, 1, 1234, 100].flatMap(u32), // 34° 4' 12.34"
    ...maker,
  ];
  const content = [...ascii('Exif\0\0'), ...tiff];
  const segment = Uint8Array.from([0xff, 0xe1, ...u16(content.length + 2), ...content]);
  return new File([bytes.subarray(0, 2), segment, bytes.subarray(2)], jpeg.name, { type: jpeg.type });
}

/** The header of a PNG that claims these sides, and nothing behind it. */
export function pngHeader(name: string, width: number, height: number): File {
  const header = new DataView(new ArrayBuffer(33));
  [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height, 0x08060000].forEach((value, index) => {
    header.setUint32(index * 4, value);
  });
  return new File([header], name, { type: 'image/png' });
}

/** The beginning of what an iPhone saves: a container that says it holds HEIC, and the size of its picture. */
export function heic(name: string): File {
  const ispe = '\0\0\0\x14ispe\0\0\0\0\0\0\x0f\xc0\0\0\x0b\xd0';
  const inside = `\0\0\0\x24iprp\0\0\0\x1cipco${ispe}`;
  const text = `\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x30meta\0\0\0\0${inside}`;
  return new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], name);
}

export const pdf = (name: string): File => new File(['%PDF-1.7\n1 0 obj'], name, { type: 'image/jpeg' });

export const svg = (name: string): File =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'], name, {
    type: 'image/svg+xml',
  });
