import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asDataString, jpeg, pictureBytes } from '../testing/photos';
import { extractPhotos } from './extract';
import { photoNamesIn, replacePhotoReferences, toDataUrl, withoutAnswers } from './photo';

const id = '3F0C8F0E-6f5d-4c58-9a53-0f3b8f1f2a10';
const lead = (...photos: unknown[]) => ({ id, photos });
const noPhoto = 'is no photo: send JPEG, PNG, WebP, GIF, AVIF or HEIC';
const broken = 'is a broken photo: its base64 cannot be read';

describe('photos in a lead', () => {
  it.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['gif', 'gif'],
    ['avif', 'avif'],
    ['heic', 'heic'],
  ] as const)('are recognized by their content, whatever type they claim: %s', async (kind, extension) => {
    const sent = lead(asDataString(pictureBytes[kind], 'image/x-anything'));
    const { photos, errors } = await extractPhotos(sent);
    expect(errors).toEqual([]);
    const name = `${id.toLowerCase()}-1.${extension}`;
    expect(photos).toEqual([
      {
        position: 1,
        name,
        mime: `image/${kind}`,
        bytes: pictureBytes[kind],
        sha256: expect.stringMatching(/^[\da-f]{64}$/),
      },
    ]);
    expect(sent.photos).toEqual([`photo:${name}`]);
  });

  it.each([
    ['text', asDataString(Buffer.from('hello')), noPhoto],
    ['a web page that claims to be PNG', asDataString(Buffer.from('<html><script>'), 'image/png'), noPhoto],
    ['SVG', asDataString(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'), noPhoto],
    ['PDF', asDataString(Buffer.from('%PDF-1.7\n'), 'image/png'), noPhoto],
    ['TIFF', asDataString(Buffer.from('49492a0008000000', 'hex'), 'image/tiff'), noPhoto],
    ['half a signature', asDataString(pictureBytes.png.subarray(0, 5), 'image/png'), noPhoto],
    ['the three bytes by which a JPEG is recognized', asDataString(Buffer.from('ffd8ff', 'hex')), noPhoto],
    ['a picture that claims to be text', asDataString(pictureBytes.gif, 'text/plain'), noPhoto],
    ['no content', 'data:image/png;base64,', broken],
    ['no base64', 'data:image/png,GIF89a', broken],
    ['a character that is none of base64', `${asDataString(pictureBytes.gif).slice(0, -4)}*ZZZ`, broken],
    ['one digit too few', `${asDataString(jpeg('x', 99))}A`, broken],
    ['padding in the middle', asDataString(jpeg('x', 100)).replace('ICAg', 'IC=g'), broken],
    ['no comma', 'data:image/png;base64', noPhoto],
  ])('are rejected by their path: %s', async (_what, text, message) => {
    const sent = lead(asDataString(jpeg('fine')), 'photo:by-hand', text);
    const { photos, errors } = await extractPhotos(sent);
    expect(errors).toEqual([{ field: 'photos.2', message }]);
    expect(photos).toHaveLength(1);
    expect(sent.photos[2]).toBe(text);
  });

  it('are numbered across both lists, ten at most', async () => {
    const many = Array.from({ length: 11 }, (_, i) => asDataString(jpeg(String(i))));
    const { photos, errors } = await extractPhotos({
      id,
      photos: many.slice(0, 2),
      uploadedImages: many.slice(2),
    });
    expect(photos.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(errors).toEqual([{ field: 'uploadedImages', message: 'must have at most 10 entries' }]);
  });

  it('of any bytes are restored exactly', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (tail) => {
        const text = asDataString(Buffer.concat([pictureBytes.jpeg, tail]));
        const sent = lead(text);
        const { photos } = await extractPhotos(sent);
        const byName = new Map(photos.map((photo) => [photo.name, photo]));
        const restored = replacePhotoReferences(sent, (name) => {
          const photo = byName.get(name);
          return photo && toDataUrl(photo);
        });
        expect(restored.photos).toEqual([text]);
      }),
    );
  });

  it.each([
    ['base64', `data:image/png;base64,${'='.repeat(8_000_000)}`],
    ['parameters', `data:image/png${';a'.repeat(4_000_000)}`],
    ['zeros', asDataString(Buffer.alloc(6_000_000))],
    ['PNG chunks', asDataString(Buffer.concat([pictureBytes.png.subarray(0, 33), Buffer.alloc(6_000_000)]))],
  ])('made to exhaust the parser are handled quickly: 8 MB of %s', async (_what, text) => {
    const before = process.cpuUsage();
    await extractPhotos(lead(text));
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500);
  });

  it('are extracted from lists only', async () => {
    const sent = { id, photos: asDataString(jpeg('x')), uploadedImages: { 0: asDataString(jpeg('x')) } };
    expect(await extractPhotos(structuredClone(sent))).toEqual({ photos: [], errors: [] });
  });
});

describe("files that answer a firm's questions", () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n');
  const answer = (file: string) => ({ id: 'plan', label: 'Your plan', file });
  const estimate = (...files: string[]) => ({
    id,
    kind: 'estimate',
    uploadedImages: [asDataString(jpeg('deck'))],
    answers: [{ id: 'gate', label: 'How do we get in?', value: 'photo' }, ...files.map(answer)],
  });

  it('are photos or PDFs, each at its answer, and are restored exactly', async () => {
    const sent = estimate(asDataString(pdf, 'application/pdf'), asDataString(pictureBytes.webp));
    const original = structuredClone(sent);
    const { photos, errors } = await extractPhotos(sent);
    expect(errors).toEqual([]);
    const names = ['1.jpg', '2.pdf', '3.webp'].map((end) => `${id.toLowerCase()}-${end}`);
    expect(photos.map(({ name, mime }) => [name, mime])).toEqual([
      [names[0], 'image/jpeg'],
      [names[1], 'application/pdf'],
      [names[2], 'image/webp'],
    ]);
    expect(sent.answers.slice(1)).toEqual(names.slice(1).map((name) => answer(`photo:${name}`)));
    expect(photoNamesIn(sent)).toEqual(names);
    expect(withoutAnswers(photos, sent).map(({ name }) => name)).toEqual([names[0]]);
    const byName = new Map(photos.map((photo) => [photo.name, photo]));
    const restored = replacePhotoReferences(sent, (name) => {
      const photo = byName.get(name);
      return photo && toDataUrl(photo);
    });
    expect(restored.answers[1]).toEqual(original.answers[1]);
    expect(sent.answers[1]).toEqual(answer(`photo:${names[1]}`)); // a copy was changed
  });

  it.each([
    ['text', asDataString(Buffer.from('hello, hello, hello, hello'), 'application/pdf')],
    ['a web page', asDataString(Buffer.from('<html><script>alert(1)</script>'), 'application/pdf')],
    ['a program', asDataString(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(64)]), 'application/pdf')],
  ])('are rejected by their path: %s that claims to be a PDF', async (_what, text) => {
    const { photos, errors } = await extractPhotos(estimate(text));
    expect(errors).toEqual([
      {
        field: 'answers.1.file',
        message: 'is neither a photo nor a PDF: send JPEG, PNG, WebP, GIF, AVIF, HEIC or PDF',
      },
    ]);
    expect(photos).toHaveLength(1);
  });
});

describe('references to photos', () => {
  it('are replaced, and nothing else is', () => {
    const name = `${id.toLowerCase()}-1.jpg`;
    const sent = {
      id,
      notes: `photo:${name}`,
      photos: [`photo:${name}`, 'photo:../x', 'photo: see mail', 7],
    };
    expect(replacePhotoReferences(sent, (found) => found)).toEqual({
      ...sent,
      photos: [name, 'photo:../x', 'photo: see mail', 7],
    });
  });
});
