import type { ReactNode } from 'react';
import { fillText } from '../../domain/fillText';
import { cx } from '../../style/cx';
import { Heading } from '../base/Heading';
import { PriceText } from '../base/PriceText';
import { ActionLink } from '../section/ActionLink';
import { Anchor } from '../section/Anchor';
import { Picture, type PictureFacts } from '../section/picture/Picture';
import { TextLink } from '../section/TextLink';
import * as styles from './offerCard.styles';

/** The facts of a card. Only id and name are required. */
export interface Offer {
  /** Anchor of the card. */
  id: string;
  name: string;
  tagline?: string | undefined;
  purpose?: string | undefined;
  bestFor?: string | undefined;
  picture?: PictureFacts | undefined;
  /** What the price is for. */
  cardNote?: string | undefined;
  /** URL of a page with details. */
  href?: string | undefined;
}

export interface OfferMessages {
  bestFor: string;
  price: string;
  /** {service} is replaced by the name, here and below. */
  schedule: string;
  more: string;
}

interface OfferCardProps {
  offer: Offer;
  /** The formatted price range. */
  price: string;
  messages: OfferMessages;
  /** As for `Picture`. It is cropped to the card's shape, so it is drawn wider than its box. */
  sizes: string;
  /** URL of the contact form. */
  contact: string;
  onSchedule: (name: string) => void;
  /** Of its heading: 1 where the card stands alone. @default 2 */
  rank?: 1 | 2;
}

/**
 * The card of an offer. Its layout depends on its own width: a wide card has the picture beside the text, a narrow one
 * above it. Without a picture the text is set larger.
 */
export function OfferCard({
  offer,
  price,
  messages,
  sizes,
  contact,
  onSchedule,
  rank = 2,
}: OfferCardProps): ReactNode {
  const { id, name, tagline, purpose, bestFor, picture, cardNote, href } = offer;
  const heading = `offer-${id}`;
  return (
    <article className={styles.card} part="card" aria-labelledby={heading}>
      <Anchor id={id} />
      <div className={cx(styles.body, !picture && styles.withoutPicture)}>
        {picture && (
          <div className={styles.frame} part="picture">
            <Picture picture={picture} sizes={sizes} className={styles.picture} />
          </div>
        )}
        <div className={styles.about}>
          <Heading rank={rank} id={heading} className={styles.name}>
            {name}
          </Heading>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          {purpose && <p className={cx(styles.purpose, !picture && styles.statement)}>{purpose}</p>}
        </div>
        <div className={styles.terms}>
          <dl className={styles.facts}>
            {bestFor && (
              <div className={styles.fact}>
                <dt className={styles.label}>{messages.bestFor}</dt>
                <dd className={styles.sentence}>{bestFor}</dd>
              </div>
            )}
            <div className={styles.fact}>
              <dt className={styles.label}>{messages.price}</dt>
              <dd className={styles.price} part="price">
                <PriceText text={price} />
              </dd>
              {cardNote && <dd className={styles.priceNote}>{cardNote}</dd>}
            </div>
          </dl>
          <div className={styles.actions}>
            <ActionLink href={contact} kind="secondary" onPress={() => onSchedule(name)}>
              {fillText(messages.schedule, { service: name })}
            </ActionLink>
            {href && <TextLink href={href}>{fillText(messages.more, { service: name })}</TextLink>}
          </div>
        </div>
      </div>
    </article>
  );
}
