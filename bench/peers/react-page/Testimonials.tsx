import { ChevronLeft, ChevronRight, Star } from 'lucide-react';
import { useEffect, useState } from 'react';
import { content } from './content';

const { testimonials } = content;
const count = testimonials.items.length;

/** A carousel that goes on every seven seconds. */
export function Testimonials() {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setShown((before) => (before + 1) % count), 7_000);
    return () => clearInterval(timer);
  }, []);
  const item = testimonials.items[shown];
  if (!item) return null;
  return (
    <blockquote>
      {Array.from({ length: item.rating }, (_, star) => (
        <Star key={star} size={20} />
      ))}
      <p>{item.quote}</p>
      {item.name}, {item.location} · {item.service}
      <br />
      <small>{testimonials.sample}</small>
      <p>
        <button
          type="button"
          aria-label={testimonials.previous}
          onClick={() => setShown((shown + count - 1) % count)}
        >
          <ChevronLeft />
        </button>
        <button type="button" aria-label={testimonials.next} onClick={() => setShown((shown + 1) % count)}>
          <ChevronRight />
        </button>
      </p>
    </blockquote>
  );
}
