import type { ReactNode } from 'react';
import { cx } from '../style/emotion';
import { ActionLink } from './ActionLink';
import { Anchor } from './Anchor';
import { fillText } from './fillText';
import * as styles from './offerCard.styles';
import { Picture, type PictureFacts } from './picture/Picture';
import { TextLink } from './TextLink';

/** What a card says of one thing on offer. All but the name may be missing. */
export interface Offer {
  /** Links to it lead to the card. */
  id: string;
  name: string;
  tagline?: string | undefined;
  purpose?: string | undefined;
  bestFor?: string | undefined;
  picture?: PictureFacts | undefined;
  /** A page that says more. */
  href?: string | undefined;
}

export interface OfferTexts {
  bestFor: string;
  price: string;
  /** {service} is replaced by the name, here and below. */
  schedule: string;
  more: string;
}

interface OfferCardProps {
  offer: Offer;
  /** Formatted. */
  price: string;
  texts: OfferTexts;
  /** Where the button leads. */
  contact: string;
  onSchedule: (name: string) => void;
}

/**
 * One thing on offer. The card decides by its own width: in a wide place the picture stands beside the words, else
 * above them. Without a picture the words are set larger instead.
 */
export function OfferCard({ offer, price, texts, contact, onSchedule }: OfferCardProps): ReactNode {
  const { id, name, tagline, purpose, bestFor, picture, href } = offer;
  const heading = `offer-${id}`;
  return (
    <article className={styles.card} part="card" aria-labelledby={heading}>
      <Anchor id={id} />
      <div className={cx(styles.body, !picture && styles.bare)}>
        {picture && (
          <div className={styles.frame} part="picture">
            {/* Cut to the card's shape, it is drawn wider than its place. */}
            <Picture picture={picture} sizes="(min-width: 720px) 820px, 110vw" className={styles.picture} />
          </div>
        )}
        <div className={styles.about}>
          <h3 id={heading} className={styles.name}>
            {name}
          </h3>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          {purpose && <p className={cx(styles.purpose, !picture && styles.statement)}>{purpose}</p>}
        </div>
        <div className={styles.terms}>
          <dl>
            {bestFor && (
              <div className={styles.fact}>
                <dt className={styles.label}>{texts.bestFor}</dt>
                <dd>{bestFor}</dd>
              </div>
            )}
            <div className={styles.fact}>
              <dt className={styles.label}>{texts.price}</dt>
              <dd className={styles.price} part="price">
                {price}
              </dd>
            </div>
          </dl>
          <div className={styles.actions}>
            <ActionLink href={contact} kind="secondary" onPress={() => onSchedule(name)}>
              {fillText(texts.schedule, { service: name })}
            </ActionLink>
            {href && <TextLink href={href}>{fillText(texts.more, { service: name })}</TextLink>}
          </div>
        </div>
      </div>
    </article>
  );
}
