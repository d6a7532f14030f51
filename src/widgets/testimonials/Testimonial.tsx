import type { ReactNode } from 'react';
import { fillText } from '../../domain/fillText';
import type { WidgetSettings } from '../../element/spec';
import { cx } from '../../style/cx';
import { ReviewSource } from '../../ui/cards/ReviewSource';
import { Stars } from '../../ui/cards/Stars';
import * as styles from './testimonial.styles';
import type { TestimonialsSpec } from './testimonials.element';

/** Quotes with at least this many characters are set smaller. */
const LONG_QUOTE = 220;

interface TestimonialProps {
  testimonial: TestimonialsSpec['facts']['testimonials'][number];
  messages: WidgetSettings<TestimonialsSpec>['messages']['testimonials'];
  lang: string;
}

/** What one customer said. */
export function Testimonial({ testimonial, messages, lang }: TestimonialProps): ReactNode {
  const { quote, name, location, service, rating, source, date, sample } = testimonial;
  const from = [location, service].filter(Boolean).join(' · ');
  return (
    <figure className={styles.testimonial} part="testimonial">
      <Stars rating={rating} label={fillText(messages.rating, { rating })} />
      <blockquote className={cx(styles.quote, quote.length >= LONG_QUOTE && styles.long)} part="quote">
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.by}>
        <span className={styles.name}>{name}</span>
        {from && <span>{from}</span>}
        <ReviewSource
          href={source?.href}
          label={source && fillText(messages.source, { source: source.name })}
          date={date}
          lang={lang}
        />
        {sample && messages.sample && (
          <span className={styles.sample} part="sample">
            {messages.sample}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
