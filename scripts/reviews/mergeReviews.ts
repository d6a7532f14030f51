import type { Review } from './readReviews';

/** Testimonials with what was brought in. */
export interface MergedReviews {
  testimonials: readonly Review[];
  /** Where each of them stood before; undefined for a new one. */
  places: readonly (number | undefined)[];
  added: number;
  changed: number;
  known: number;
  /** How many samples were taken out. */
  samples: number;
}

/**
 * Brings reviews in: none twice, and no sample beside a real one. The newest is first; those without a date are last. A
 * review is known by its name and words or, where it was rewritten, by its name, date and source.
 */
export function mergeReviews(existing: readonly Review[], read: readonly Review[]): MergedReviews {
  const merged: { review: Review; place: number | undefined }[] = existing.flatMap((review, place) =>
    review.sample ? [] : [{ review, place }],
  );
  const count = { added: 0, changed: 0, known: 0 };
  for (const review of read) {
    const at = merged.findIndex((other) => isSame(other.review, review));
    const found = merged[at];
    if (!found) {
      merged.push({ review, place: undefined });
      count.added++;
    } else if (isContained(review, found.review)) {
      count.known++;
    } else {
      merged[at] = { ...found, review: { ...found.review, ...review } };
      count.changed++;
    }
  }
  const sorted = merged.toSorted((a, b) => (b.review.date ?? '').localeCompare(a.review.date ?? ''));
  return {
    testimonials: sorted.map(({ review }) => review),
    places: sorted.map(({ place }) => place),
    ...count,
    samples: existing.filter(({ sample }) => sample).length,
  };
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

const isSame = (one: Review, other: Review): boolean =>
  plain(one.name) === plain(other.name) &&
  (plain(one.quote) === plain(other.quote) ||
    (one.date !== undefined && one.date === other.date && one.source?.name === other.source?.name));

/** Whether the known review says all that the new one does: it may have more, such as the service. */
const isContained = (review: Review, known: Review): boolean =>
  Object.entries(review).every(
    ([key, value]) => JSON.stringify(Reflect.get(known, key)) === JSON.stringify(value),
  );
