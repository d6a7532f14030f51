import type { Business } from './schema';

/** Rendered illustrations, never a customer's job: the owner replaces them. */
const facts = {
  hero: {
    src: 'builtin:hero-{480,768,960,1120,1600,1920}.{avif,webp}',
    alt: 'Two-storey brick and siding house with a paver driveway and a clean lawn in golden evening light',
  },
  banner: {
    src: 'builtin:dusk-{480,768,960,1120,1600}.{avif,webp}',
    alt: 'House at dusk with warm architectural up-lighting on brick and siding, glowing windows and path lights',
  },
  about: {
    before: {
      src: 'builtin:siding-before-{480,768,960,1600}.{avif,webp}',
      alt: 'Lap siding streaked with green algae and a dark, stained gutter',
    },
    after: {
      src: 'builtin:siding-after-{480,768,960,1600}.{avif,webp}',
      alt: 'The same lap siding after a house wash: bright boards, clean trim and a white gutter',
    },
  },
} as const satisfies Business['pictures'];

export const pictures: Business['pictures'] = facts;
export type Pictures = typeof facts;
