import type { ReactNode } from 'react';
import type { Business } from '../../content/schema';
import type { Words } from '../../content/wordsSchema';
import { cx } from '../../style/emotion';
import { fillText } from '../../ui/fillText';
import { Stars } from '../../ui/Stars';
import { section, stone } from '../../ui/section.styles';
import * as styles from './praise.styles';

interface PraiseProps {
  testimonial: Business['testimonials'][number];
  texts: Words['testimonials'];
}

/** What one customer said. */
export function Praise({ testimonial, texts }: PraiseProps): ReactNode {
  const { name, location, quote, rating, sample } = testimonial;
  return (
    <div className={cx(section, stone)} part="section">
      <figure className={styles.praise} part="testimonial">
        <Stars rating={rating} label={fillText(texts.rating, { rating })} />
        <blockquote className={styles.quote}>{quote}</blockquote>
        <figcaption className={styles.by}>
          <span className={styles.name}>{name}</span>
          {location && <span>{location}</span>}
          {sample && texts.sample && <span className={styles.sample}>{texts.sample}</span>}
        </figcaption>
      </figure>
    </div>
  );
}
