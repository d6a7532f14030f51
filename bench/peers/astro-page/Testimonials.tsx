import { ChevronLeft, ChevronRight, Star } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import type { HomeContent } from '../content';

type Props = Pick<HomeContent['testimonials'], 'items' | 'sample' | 'previous' | 'next'>;

/** A carousel that goes on every seven seconds. */
export function Testimonials({ items, sample, previous, next }: Props) {
  const count = items.length;
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setShown((before) => (before + 1) % count), 7_000);
    return () => clearInterval(timer);
  }, [count]);
  const item = items[shown];
  if (!item) return null;
  return (
    <blockquote>
      {Array.from({ length: item.rating }, (_, star) => (
        <Star key={star} size={20} />
      ))}
      <p>{item.quote}</p>
      {item.name}, {item.location} · {item.service}
      <br />
      <small>{sample}</small>
      <p>
        <button type="button" aria-label={previous} onClick={() => setShown((shown + count - 1) % count)}>
          <ChevronLeft />
        </button>
        <button type="button" aria-label={next} onClick={() => setShown((shown + 1) % count)}>
          <ChevronRight />
        </button>
      </p>
    </blockquote>
  );
}
