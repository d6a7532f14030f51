import type { ReactNode } from 'react';
import type { Business } from '../../content/schema';
import type { Words } from '../../content/wordsSchema';
import { formatRange, type MoneyStyle } from '../../pricing/money';
import { cx } from '../../style/emotion';
import { ActionLink } from '../../ui/ActionLink';
import { Anchor } from '../../ui/Anchor';
import { fillText } from '../../ui/fillText';
import { Picture } from '../../ui/picture/Picture';
import * as styles from './addOnRow.styles';

interface AddOnRowProps {
  addOn: Business['addOns'][number];
  texts: Words['addOns'];
  money: MoneyStyle;
  /** Where the button leads. */
  contact: string;
  onChoose: () => void;
}

/** An add-on: its picture, what it is, its prices. */
export function AddOnRow({ addOn, texts, money, contact, onChoose }: AddOnRowProps): ReactNode {
  const { id, name, description, picture, prices } = addOn;
  const single = prices.length === 1;
  return (
    <li className={cx(styles.row, picture && styles.withPicture)} part="add-on">
      <Anchor id={id} />
      {picture && (
        <div part="picture">
          <Picture picture={picture} className={styles.picture} sizes="(min-width: 760px) 60vw, 100vw" />
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        {description && <p className={styles.description}>{description}</p>}
        <ul className={cx(styles.prices, single && styles.single)}>
          {prices.map(({ label, price, unit, note }, index) => (
            <li key={index} className={styles.price}>
              {(label || note) && (
                <span className={styles.label}>
                  {label}
                  {note && <small className={styles.note}>{note}</small>}
                </span>
              )}
              <span>
                <span className={cx(styles.amount, single && styles.large)}>{formatRange(price, money)}</span>
                {unit && ` ${fillText(texts.perUnit, { unit })}`}
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.action}>
          <ActionLink href={contact} kind="secondary" onPress={onChoose}>
            {fillText(texts.action, { addOn: name })}
          </ActionLink>
        </div>
      </div>
    </li>
  );
}
