import type { ReactNode } from 'react';
import type { Messages } from '../../content/messages';
import type { Business } from '../../content/schema';
import { fillText } from '../../domain/fillText';
import { formatRange, type MoneyStyle } from '../../domain/money';
import { cx } from '../../style/cx';
import { Heading } from '../../ui/base/Heading';
import { PriceText } from '../../ui/base/PriceText';
import { ActionLink } from '../../ui/section/ActionLink';
import { Anchor } from '../../ui/section/Anchor';
import { Picture } from '../../ui/section/picture/Picture';
import * as styles from './add-ons.styles';

interface AddOnRowProps {
  addOn: Business['addOns'][number];
  messages: Messages['addOns'];
  money: MoneyStyle;
  /** URL of the contact form. */
  contact: string;
  onChoose: () => void;
}

/** An add-on: picture, description, prices and button. */
export function AddOnRow({ addOn, messages, money, contact, onChoose }: AddOnRowProps): ReactNode {
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
      <div className={styles.content}>
        <Heading rank={2} className={styles.name}>
          {name}
        </Heading>
        {description && <p className={styles.description}>{description}</p>}
        <ul className={cx(styles.prices, single && styles.single)}>
          {prices.map(({ label, price, unit, note }, index) => (
            <li key={index} className={styles.price}>
              {(label || note) && (
                <span className={styles.label}>
                  <span>{label}</span>
                  {note && <small className={styles.note}>{note}</small>}
                </span>
              )}
              <span>
                <span className={cx(styles.amount, single && styles.large)}>
                  <PriceText text={formatRange(price, money)} />
                </span>
                {unit && <span>{` ${fillText(messages.perUnit, { unit })}`}</span>}
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.action}>
          <ActionLink href={contact} kind="secondary" onPress={onChoose}>
            {fillText(messages.action, { addOn: name })}
          </ActionLink>
        </div>
      </div>
    </li>
  );
}
