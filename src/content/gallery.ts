import type { Business } from './schema';

/** Rendered illustrations, never a customer's job: the owner replaces them. */
const facts = [
  {
    id: 'driveway',
    title: 'Paver driveway',
    text: 'Washed, the joints cleared and renewed.',
    comparison: {
      before: {
        src: 'builtin:driveway-before-{480,768,960,1600}.{avif,webp}',
        alt: 'Herringbone paver driveway darkened by mildew, with moss and weeds in the joints in front of a stained garage door',
      },
      after: {
        src: 'builtin:driveway-after-{480,768,960,1600}.{avif,webp}',
        alt: 'The same paver driveway after cleaning: warm tan pavers, clear joints and a white garage door',
      },
    },
  },
  {
    id: 'roof',
    title: 'Shingle roof',
    text: 'Black streaks and moss, soft-washed away.',
    comparison: {
      before: {
        src: 'builtin:roof-before-{480,768,960,1600}.{avif,webp}',
        alt: 'Shingle roof seen from above with black algae streaks, lichen and moss',
      },
      after: {
        src: 'builtin:roof-after-{480,768,960,1600}.{avif,webp}',
        alt: 'The same shingle roof after soft washing, evenly weathered-wood brown without streaks',
      },
    },
  },
  {
    id: 'wall',
    title: 'Painted brick',
    text: 'Peeling paint taken back to the brick.',
    comparison: {
      before: {
        src: 'builtin:wall-before-{480,768,960,1600}.{avif,webp}',
        alt: 'Brick wall with old, peeling white paint',
      },
      after: {
        src: 'builtin:wall-after-{480,768,960,1600}.{avif,webp}',
        alt: 'The same wall stripped back to bare, clean red brick',
      },
    },
  },
  {
    id: 'gutter',
    title: 'Gutter and downspout',
    picture: {
      src: 'builtin:gutter-{480,768,960,1600}.{avif,webp}',
      alt: 'Corner of a clean white gutter with downspout under a shingle roof, trees behind',
    },
  },
  {
    id: 'window',
    title: 'Window glass',
    picture: {
      src: 'builtin:window-{480,768,960,1600}.{avif,webp}',
      alt: 'Spotless double-hung window with black shutters reflecting trees and evening sky',
    },
  },
] as const satisfies Business['gallery'];

export const gallery: Business['gallery'] = facts;
export type Gallery = typeof facts;
