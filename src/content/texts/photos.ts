import type { Words } from '../wordsSchema';

export const photosTexts: Words['photos'] = {
  label: 'Photos (optional)',
  hint: 'Up to {limit} photos, PNG or JPG, {size} MB each.',
  full: '{limit} is the most: remove one to add another.',
  button: 'Choose photos',
  drop: 'or drop them here',
  count: '{count} of {limit} photos added',
  remove: 'Remove {name}',
  more: 'and {count} more',
  refusals: {
    tooLarge: '{name}: larger than {size} MB. Please choose a smaller version.',
    notImage: '{name}: not a photo. Please choose a JPG or PNG.',
    svg: '{name}: a drawing (SVG), not a photo. Please choose a JPG or PNG.',
    unreadable: '{name}: empty or damaged. Please choose another copy, or take a screenshot of it.',
    tooManyPixels: '{name}: too many pixels to open safely. Please choose a smaller version.',
    heic: '{name}: an Apple photo (HEIC) that this browser cannot open. Please send it as JPG; a screenshot of it will do.',
    limit: '{name}: not added, because {limit} photos are the most we can take.',
    unavailable: '{name}: could not be added just now. Please check your connection and choose it again.',
  },
};
