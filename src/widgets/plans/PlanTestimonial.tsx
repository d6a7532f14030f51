import type { ReactNode } from 'react';
import type { Messages } from '../../content/messages';
import type { Business } from '../../content/schema';
import { fillText } from '../../domain/fillText';
import { cx } from '../../style/cx';
import { ReviewSource } from '../../ui/cards/ReviewSource';
import { Stars } from '../../ui/cards/Stars';
import { section, softGround } from '../../ui/section/section.styles';
import * as styles from './planTestimonial.styles';

interface PlanTestimonialProps {
  testimonial: Business['testimonials'][number];
  messages: Messages['testimonials'];
  lang: string;
}

/** What one customer said about a plan. */
export function PlanTestimonial({ testimonial, messages, lang }: PlanTestimonialProps): ReactNode {
  const { name, location, quote, rating, source, date, sample } = testimonial;
  return (
    <div className={cx(section, softGround)} part="section">
      <figure className={styles.testimonial} part="testimonial">
        <Stars rating={rating} label={fillText(messages.rating, { rating })} />
        <blockquote className={styles.quote}>{quote}</blockquote>
        <figcaption className={styles.by}>
          <span className={styles.name}>{name}</span>
          {location && <span>{location}</span>}
          <ReviewSource
            href={source?.href}
            label={source && fillText(messages.source, { source: source.name })}
            date={date}
            lang={lang}
          />
          {sample && messages.sample && <span className={styles.sample}>{messages.sample}</span>}
        </figcaption>
      </figure>
    </div>
  );
}
