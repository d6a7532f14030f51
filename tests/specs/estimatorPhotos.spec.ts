/** Photos on their way from a phone to the desk. */
import { expect, type Page, test } from 'playwright/test';
import { watchSending } from '../pages/contactForm';
import {
  confirmButton,
  ESTIMATOR,
  expectConfirmation,
  fillContact,
  newContact,
  photoInput,
  photos,
  problem,
  walkToContact,
} from '../pages/estimator';
import { fileNamed } from '../support/builtFiles';
import { expectRequested } from '../support/desk';
import { openForeignPage, SCRIPT } from '../support/foreignPage';
import { watchPageErrors } from '../support/pageReports';
import { holdBack } from '../support/slowNetwork';

/** What Playwright puts into a file field. */
interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const upload = (name: string, buffer: Buffer): Upload => ({
  name,
  mimeType: name.endsWith('.png') ? 'image/png' : 'image/jpeg',
  buffer,
});

/** A picture as the browser makes it: `corners` in four colors, or `noise`, which nothing makes small. */
async function picture(
  page: Page,
  name: string,
  {
    width = 300,
    height = 200,
    look = 'corners',
    hue = 0,
  }: { width?: number; height?: number; look?: 'corners' | 'noise'; hue?: number } = {},
): Promise<Upload> {
  const url = await page.evaluate(
    ([type, w, h, kind, turn]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser draws nothing.');
      if (kind === 'noise') {
        const data = context.createImageData(w, h);
        for (let at = 0; at < data.data.length; at += 65_536)
          crypto.getRandomValues(data.data.subarray(at, at + 65_536));
        for (let at = 3; at < data.data.length; at += 4) data.data[at] = 255;
        context.putImageData(data, 0, 0);
      } else {
        [0, 90, 180, 270].forEach((angle, index) => {
          context.fillStyle = `hsl(${angle + turn} 100% 50%)`;
          context.fillRect((index % 2) * (w / 2), Math.floor(index / 2) * (h / 2), w / 2, h / 2);
        });
      }
      return canvas.toDataURL(type, 0.9);
    },
    [name.endsWith('.png') ? 'image/png' : 'image/jpeg', width, height, look, hue] as const,
  );
  return upload(name, Buffer.from(url.split(',')[1] ?? '', 'base64'));
}

/** The same JPEG as a phone writes it: held on its side (orientation 6), and with where it was taken. */
function fromPhone({ name, buffer }: Upload): Upload {
  const u16 = (value: number) => [value >> 8, value & 0xff];
  const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
  const latitude = [34, 1, 4, 1, 1234, 100].flatMap(u32);
  const tiff = [
    ...Buffer.from('MM\0*'),
    ...u32(8),
    ...u16(2),
    // Orientation.
    ...u16(0x0112),
    ...u16(3),
    ...u32(1),
    ...u16(6),
    ...u16(0),
    // GPS, after this directory.
    ...u16(0x8825),
    ...u16(4),
    ...u32(1),
    ...u32(38),
    ...u32(0),
    ...u16(1),
    // Latitude, after that directory.
    ...u16(0x0002),
    ...u16(5),
    ...u32(3),
    ...u32(56),
    ...u32(0),
    ...latitude,
  ];
  const content = [...Buffer.from('Exif\0\0'), ...tiff];
  const segment = Buffer.from([0xff, 0xe1, ...u16(content.length + 2), ...content]);
  return upload(name, Buffer.concat([buffer.subarray(0, 2), segment, buffer.subarray(2)]));
}

/** The header of a PNG that claims these sides, and nothing behind it. */
function pngHeader(name: string, width: number, height: number): Upload {
  const header = Buffer.alloc(33);
  [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height, 0x08060000].forEach((value, index) => {
    header.writeUInt32BE(value, index * 4);
  });
  return upload(name, header);
}

/** Size and first pixel of a picture, as the browser shows it. */
const decode = (page: Page, url: string) =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(5, 5, 1, 1).data ?? [];
    return { width, height, red, green, blue };
  }, url);

/** Opens the estimator and goes to the contact form, which holds the photo picker. */
async function openContactForm(page: Page) {
  await openForeignPage(page, SCRIPT + ESTIMATOR);
  await walkToContact(page);
  const contact = newContact();
  await fillContact(page, contact);
  return contact;
}

/** What the desk has got of the photos. */
async function arrived(contact: { email: string }): Promise<string[]> {
  const { uploadedImages } = await expectRequested(contact);
  return uploadedImages as string[];
}

test('five photos: four arrive small, upright and without where they were taken; the fifth is named', async ({
  page,
}) => {
  const pageErrors = await watchPageErrors(page);
  const contact = await openContactForm(page);
  const phone = fromPhone(await picture(page, 'phone.jpg'));
  expect(phone.buffer.includes('Exif')).toBe(true);
  await photoInput(page).setInputFiles([
    await picture(page, 'large.png', { width: 3200, height: 800 }),
    phone,
    await picture(page, 'deck.jpg', { hue: 40 }),
    await picture(page, 'roof.jpg', { hue: 70 }),
    await picture(page, 'fence.jpg', { hue: 100 }),
  ]);
  await expect(problem(page)).toHaveText('fence.jpg: not added, because 4 photos are the most we can take.');
  await expect(photos(page)).toHaveCount(4);
  await expect(page.getByText('4 of 4 photos added')).toBeVisible();
  await confirmButton(page).click();
  await expectConfirmation(page);

  const images = await arrived(contact);
  expect(images).toHaveLength(4);
  for (const image of images) {
    expect(image).toMatch(/^data:image\/jpeg;base64,/);
    expect(Buffer.from(image.split(',')[1] ?? '', 'base64').includes('Exif')).toBe(false);
  }
  const [large, upright, deck] = await Promise.all(images.map((image) => decode(page, image)));
  expect(large).toMatchObject({ width: 1600, height: 400 });
  // Lying on its side its first corner was red; upright it is the one that was below (cyan).
  expect(upright).toMatchObject({ width: 200, height: 300 });
  expect(upright?.red).toBeLessThan(60);
  expect(upright?.green).toBeGreaterThan(200);
  expect(upright?.blue).toBeGreaterThan(200);
  expect(deck).toMatchObject({ width: 300, height: 200 });
  expect(pageErrors).toEqual([]);
});

test('what is no photo is refused by name, and the others stay', async ({ page }) => {
  const pageErrors = await watchPageErrors(page);
  const contact = await openContactForm(page);
  await photoInput(page).setInputFiles([
    upload('huge.jpg', Buffer.alloc(11 * 1024 * 1024, 1)),
    upload('letter.jpg', Buffer.from('Dear neighbor, the roof is green.')),
    {
      name: 'drawing.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title="no"</script></svg>',
      ),
    },
    pngHeader('bomb.png', 20_000, 20_000),
    pngHeader('half.png', 200, 200),
    upload('empty.jpg', Buffer.alloc(0)),
    await picture(page, 'good.jpg'),
  ]);
  await expect(problem(page).getByRole('listitem')).toHaveText([
    'huge.jpg: larger than 10 MB. Please choose a smaller version.',
    'letter.jpg: not a photo. Please choose a JPG or PNG.',
    'drawing.svg: a drawing (SVG), not a photo. Please choose a JPG or PNG.',
    'bomb.png: too many pixels to open safely. Please choose a smaller version.',
    /^half\.png, empty\.jpg: empty or damaged\./,
  ]);
  await expect(photos(page)).toHaveCount(1);
  await expect(page.getByRole('img', { name: 'good.jpg' })).toBeVisible();

  await test.step('pasted and dropped ones come in too, and any can be taken out again', async () => {
    const files = await page.evaluateHandle(
      (encoded) =>
        encoded.map(([name, text]) => {
          const data = new DataTransfer();
          data.items.add(
            new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], name, {
              type: 'image/jpeg',
            }),
          );
          return data;
        }),
      await Promise.all(
        ['pasted.jpg', 'dropped.jpg'].map(async (name, index) => {
          const { buffer } = await picture(page, name, { hue: 30 + 30 * index });
          return [name, buffer.toString('base64')] as const;
        }),
      ),
    );
    await photoInput(page).focus();
    await photoInput(page).evaluate((input, [clipboardData]) => {
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: clipboardData ?? null, bubbles: true, composed: true }),
      );
    }, files);
    await expect(photos(page)).toHaveCount(2);
    await expect(problem(page)).toBeHidden();
    await photoInput(page).evaluate((input, [, dataTransfer]) => {
      for (const name of ['dragenter', 'dragover', 'drop'])
        input.dispatchEvent(
          new DragEvent(name, {
            dataTransfer: dataTransfer ?? null,
            bubbles: true,
            composed: true,
            cancelable: true,
          }),
        );
    }, files);
    await expect(photos(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Remove good.jpg' }).click();
    await expect(photos(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Remove pasted.jpg' })).toBeFocused();
  });
  await confirmButton(page).click();
  await expectConfirmation(page);
  expect(await arrived(contact)).toHaveLength(2);
  expect(pageErrors).toEqual([]);
});

test('Confirm waits for photos that are on their way', async ({ page }) => {
  const sent = watchSending(page);
  const contact = await openContactForm(page);
  const release = await holdBack(page, fileNamed('preparePhoto'));
  await photoInput(page).setInputFiles([await picture(page, 'roof.jpg')]);
  await confirmButton(page).click();
  await expect(page.getByText('One moment: your photos are still being prepared.')).toBeVisible();
  expect(sent).toHaveLength(0);
  release();
  await expect(photos(page)).toHaveCount(1);
  await expect(page.getByText(/^One moment/)).toBeHidden();
  await confirmButton(page).click();
  await expectConfirmation(page);
  expect(await arrived(contact)).toHaveLength(1);
});

for (const missing of ['preparePhoto', 'PhotoList'])
  test(`without ${missing} a photo is refused by name, and taken when it is chosen again`, async ({
    page,
  }) => {
    const contact = await openContactForm(page);
    await page.route(fileNamed(missing), (route) => route.abort());
    const roof = await picture(page, 'roof.jpg');
    await photoInput(page).setInputFiles([roof]);
    await expect(problem(page)).toHaveText(/^roof\.jpg: could not be added just now/);
    await expect(photos(page)).toHaveCount(0);
    await page.unroute(fileNamed(missing));
    await photoInput(page).setInputFiles([roof]);
    await expect(photos(page)).toHaveCount(1);
    await confirmButton(page).click();
    await expectConfirmation(page);
    expect(await arrived(contact)).toHaveLength(1);
  });

test('four photos that nothing makes small are still taken by the desk', async ({ page }) => {
  const contact = await openContactForm(page);
  const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'];
  const uploads = [];
  for (const name of names)
    uploads.push(await picture(page, name, { width: 1700, height: 1700, look: 'noise' }));
  await photoInput(page).setInputFiles(uploads);
  await expect(photos(page)).toHaveCount(4, { timeout: 15_000 });
  await confirmButton(page).click();
  await expectConfirmation(page);
  const images = await arrived(contact);
  expect(images).toHaveLength(4);
  expect(images.join('').length).toBeGreaterThan(3_000_000);
});
