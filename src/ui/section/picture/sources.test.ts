import { expect, test } from 'vitest';
import { pictureVersion } from '../../../page/pictureVersion';
import { limitDensity, pictureSources, shownSources } from './sources';

test.each([
  ['/roof.jpg', { src: '/roof.jpg', srcSet: undefined, others: [] }],
  [
    '/roof-{480,960,1600}.webp',
    {
      src: '/roof-960.webp',
      srcSet: '/roof-480.webp 480w, /roof-960.webp 960w, /roof-1600.webp 1600w',
      others: [],
    },
  ],
  [
    'https://firm.example/roof.{avif,jpg}',
    {
      src: 'https://firm.example/roof.jpg',
      srcSet: undefined,
      others: [{ type: 'image/avif', srcSet: 'https://firm.example/roof.avif' }],
    },
  ],
  [
    'builtin:roof-{480,960}.{avif,webp}',
    {
      src: `/pictures/roof-960.webp?v=${pictureVersion}`,
      srcSet: `/pictures/roof-480.webp?v=${pictureVersion} 480w, /pictures/roof-960.webp?v=${pictureVersion} 960w`,
      others: [
        {
          type: 'image/avif',
          srcSet: `/pictures/roof-480.avif?v=${pictureVersion} 480w, /pictures/roof-960.avif?v=${pictureVersion} 960w`,
        },
      ],
    },
  ],
  ['/odd {name} {}.jpg', { src: '/odd {name} {}.jpg', srcSet: undefined, others: [] }],
])('%s', (src, expected) => {
  expect(pictureSources(src)).toEqual(expected);
});

test('a built-in picture is wide in its best format alone', () => {
  const { src, srcSet, others } = shownSources('builtin:hero-{480,960,1600}.{avif,webp}');
  expect(src).toContain('hero-960.webp');
  expect(srcSet).toMatch(/^\S+hero-480\.webp\S* 480w, \S+hero-960\.webp\S* 960w$/);
  expect(others[0]?.srcSet).toContain('hero-1600.avif');
  // Nothing else is as it was: files of the firm's own, a single format, and a picture that is wide only.
  for (const url of [
    '/hero-{480,1600}.{avif,webp}',
    'builtin:hero-{480,1600}.webp',
    'builtin:hero-{1600}.{avif,webp}',
  ])
    expect(shownSources(url)).toEqual(pictureSources(url));
});

test('a picture of a fixed size has no file that is larger than any screen shows', () => {
  const url = '/roof-{480,960,1600}.{avif,webp}';
  expect(pictureSources(url, '96px')).toEqual({
    src: '/roof-480.webp',
    srcSet: undefined,
    others: [{ type: 'image/avif', srcSet: '/roof-480.avif' }],
  });
  expect(pictureSources(url, '200px').srcSet).toBe('/roof-480.webp 480w, /roof-960.webp 960w');
  expect(pictureSources(url, '900px')).toEqual(pictureSources(url));
  expect(pictureSources(url, '(min-width: 760px) 820px, 96px')).toEqual(pictureSources(url));
});

test.each([
  ['100vw', '(min-resolution: 2.2dppx) 57vw, 100vw'],
  ['(min-width: 840px) 100vw, 130vw', '(min-width: 840px) 100vw, (min-resolution: 2.2dppx) 74vw, 130vw'],
  ['(min-width: 760px) 820px, 340px', '(min-width: 760px) 820px, (min-resolution: 2.2dppx) 194px, 340px'],
  ['auto', 'auto'],
])('limits %s to %s', (sizes, expected) => {
  expect(limitDensity(sizes)).toBe(expected);
});
