import type { ReactNode } from 'react';
import type { WidgetSettings } from '../../element/spec';
import { cx } from '../../style/emotion';
import { fillText } from '../../ui/fillText';
import { Stars } from '../../ui/Stars';
import * as styles from './testimonial.styles';
import type { TestimonialsSpec } from './testimonials.element';

/** From this many characters on, a quote is set smaller. */
const LONG = 220;

interface TestimonialProps {
  testimonial: TestimonialsSpec['facts']['testimonials'][number];
  texts: WidgetSettings<TestimonialsSpec>['texts']['testimonials'];
}

/** What one customer said. */
export function Testimonial({ testimonial, texts }: TestimonialProps): ReactNode {
  const { quote, name, location, service, rating, sample } = testimonial;
  const from = [location, service].filter(Boolean).join(' · ');
  return (
    <figure className={styles.testimonial} part="testimonial">
      <Stars rating={rating} label={fillText(texts.rating, { rating })} />
      <blockquote className={cx(styles.quote, quote.length >= LONG && styles.long)} part="quote">
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.by}>
        <span className={styles.name}>{name}</span>
        {from && <span>{from}</span>}
        {sample && texts.sample && (
          <span className={styles.sample} part="sample">
            {texts.sample}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
