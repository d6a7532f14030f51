/** Somebody asks for the free audit, with photos as a phone takes them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { defaultBusiness } from '../../../src/content/business';
import { fillText } from '../../../src/domain/fillText';
import { expectRequested, newInfo } from '../../pages/auditWizard';
import { auditOptions } from '../../support/firm';
import { SITE } from '../../support/urls';
import { expect, test } from '../adapter/test';
import { dialog, heading, infoField, photoField, walkToSubmit } from '../journeys/audit';

const { audit, header, photos } = defaultBusiness.texts.en;

/** Upright it is 200 × 300: red above, blue below. The camera was held upright, and says so. */
async function photoFromPhone(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const half = (background: string) =>
    sharp({ create: { width: 150, height: 200, channels: 3, background } })
      .png()
      .toBuffer();
  await sharp({ create: { width: 300, height: 200, channels: 3, background: 'black' } })
    .composite([
      { input: await half('red'), left: 0, top: 0 },
      { input: await half('blue'), left: 150, top: 0 },
    ])
    .withExif({
      IFD0: { Make: 'PhoneMaker' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 4/1 1234/100' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(path);
  return path;
}

/** The beginning of what an iPhone saves. None of the three decodes it: Debian builds none with that format. */
async function photoFromIphone(path: string): Promise<string> {
  const ispe = '\0\0\0\x14ispe\0\0\0\0\0\0\x0f\xc0\0\0\x0b\xd0';
  const meta = `\0\0\0\x30meta\0\0\0\0\0\0\0\x24iprp\0\0\0\x1cipco${ispe}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${meta}`, 'latin1'));
  return path;
}

test('from the header to the desk; a photo arrives upright and says nothing of where it was taken', async ({
  visitor,
}, info) => {
  const files = [
    await photoFromPhone(info.outputPath('wall.jpg')),
    await photoFromIphone(info.outputPath('IMG_1.HEIC')),
  ];
  await visitor.open(SITE);
  await visitor.role('link', header.action).first().press();
  await dialog(visitor).seen();
  const person = newInfo();
  await walkToSubmit(visitor, person);

  await photoField(visitor).upload(...files);
  await visitor.role('button', fillText(photos.remove, { name: 'wall.jpg' })).seen();
  await expect
    .poll(async () => (await visitor.role('alert').having('IMG_1.HEIC').in(dialog(visitor)).look())?.text)
    .toContain(fillText(photos.refusals.heic, { name: 'IMG_1.HEIC' }));

  await visitor.role('button', audit.submit).in(dialog(visitor)).press();
  await visitor.role('heading', audit.thanks).seen();
  const lead = await expectRequested(person);
  expect(lead).toMatchObject({
    cleaningServices: auditOptions.Clean.slice(0, 1),
    strippingServices: auditOptions.Strip.slice(0, 1),
    protectionServices: auditOptions.Protect.slice(0, 1),
  });
  const [sent = '', ...others] = lead['photos'] as string[];
  expect(others).toEqual([]);
  const picture = sharp(Buffer.from(sent.split(',')[1] ?? '', 'base64'));
  const { width, height, orientation, exif } = await picture.metadata();
  expect({ width, height, orientation, exif }).toEqual({
    width: 200,
    height: 300,
    orientation: undefined,
    exif: undefined,
  });
  const {
    data,
    info: { channels },
  } = await picture.raw().toBuffer({ resolveWithObject: true });
  const colorAt = (y: number) =>
    [...data.subarray((y * 200 + 100) * channels, (y * 200 + 100) * channels + 3)].map((part) => part > 127);
  expect({ above: colorAt(20), below: colorAt(280) }).toEqual({
    above: [true, false, false],
    below: [false, false, true],
  });
});

test('the dialog has the focus, keeps it, and gives it back; the page behind does not scroll', async ({
  visitor,
}) => {
  await visitor.open(SITE);
  const opener = visitor.role('link', header.action).first();
  await opener.press();
  await dialog(visitor).seen();
  await expect.poll(() => visitor.focused()).not.toBe(`link ${header.action}`);
  const isInside = () =>
    visitor.tab.evaluate<boolean>(`document.activeElement?.localName === 'bio-audit-wizard'`);
  await expect.poll(isInside).toBe(true);
  for (let press = 0; press < 12; press++) {
    await visitor.key('Tab');
    const where = await visitor.tab.evaluate<string>(
      `document.hasFocus() ? document.activeElement.localName : 'the browser'`,
    );
    expect(
      ['bio-audit-wizard', 'body', 'the browser'],
      'Tab stays in the dialog, or goes to the browser',
    ).toContain(where);
  }
  await visitor.tab.point({ x: 20, y: 450 });
  await visitor.tab.wheel(500);
  await visitor.settled();
  expect(await visitor.tab.evaluate<number>('scrollY'), 'locked').toBe(0);
  await visitor.key('Escape');
  await expect.poll(() => dialog(visitor).count()).toBe(0);
  await expect.poll(async () => (await opener.look())?.focused).toBe(true);
  await visitor.tab.wheel(500);
  await expect.poll(() => visitor.tab.evaluate<number>('scrollY')).toBeGreaterThan(0);
});

test('what was typed is still there after the wizard was closed, and after a reload', async ({ visitor }) => {
  await visitor.open(SITE);
  await visitor.role('link', header.action).first().press();
  const name = visitor.role('textbox', new RegExp(audit.labels.fullName)).in(dialog(visitor));
  await name.fill('Ada Lovelace');
  await visitor.role('button', audit.closeIcon).press();
  await visitor.role('link', header.action).first().press();
  await expect.poll(async () => (await name.look())?.value).toBe('Ada Lovelace');
  await visitor.tab.reload();
  await heading(visitor, 'info').seen();
  await expect.poll(async () => (await name.look())?.value).toBe('Ada Lovelace');
});

test('Back closes the dialog and stays on the page; what was typed is there when it is opened again', async ({
  visitor,
}) => {
  await visitor.open(`${SITE}/biocare`);
  const opener = visitor.role('link', header.action).first();
  await opener.press();
  const name = infoField(visitor, 'fullName');
  await name.fill('Ada Lovelace');
  await visitor.back();
  await expect.poll(() => dialog(visitor).count()).toBe(0);
  expect(await visitor.address()).toBe(`${SITE}/biocare`);
  await opener.press();
  await expect.poll(async () => (await name.look())?.value).toBe('Ada Lovelace');
});
