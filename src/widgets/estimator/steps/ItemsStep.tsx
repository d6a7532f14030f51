import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { fillText } from '../../../ui/base/fillText';
import { Icon } from '../../../ui/base/Icon';
import { PriceText } from '../../../ui/base/PriceText';
import { useLazyModule } from '../../../ui/base/useLazyModule';
import { Choice, ChoiceGroup } from '../../../ui/wizard/Choice';
import { asksQuantity, quantityOf, selectedIds } from '../answers';
import { type IconName, icons } from '../icons';
import { groupsIn, type Item, type Step } from '../offer';
import { rulesOf, unitPrice } from '../quantity';
import { type StepProps, useTerms } from '../useTerms';
import * as styles from './items.styles';
import { NumberField } from './NumberField';

/** Items to choose, as cards. */
export function ItemsStep({ step, ...props }: StepProps & { step: Step }): ReactNode {
  const { answers, select } = useStore(props.store);
  const { terms } = useTerms(props);
  const { label: stepLabel } = props.settings.messages.estimator.steps[step];
  const selected = selectedIds(answers, terms);
  return groupsIn(terms.facts, step).map(({ id, label, items }) => (
    <ChoiceGroup key={id} label={label || stepLabel} labelHidden={!label} look="card">
      {items.map((item) => (
        <div key={item.id} className={styles.cell}>
          <Choice
            type="checkbox"
            look="card"
            name={step}
            value={item.id}
            checked={selected.includes(item.id)}
            onChange={(checked) => select(item.id, checked)}
          >
            <ItemCard item={item} {...props} />
          </Choice>
          {selected.includes(item.id) && asksQuantity(item, terms) && (
            <QuantityField item={item} {...props} />
          )}
        </div>
      ))}
    </ChoiceGroup>
  ));
}

function ItemCard({ item, ...props }: StepProps & { item: Item }): ReactNode {
  const { formatPrices } = useTerms(props);
  const { perUnit, onRequest } = props.settings.messages.estimator;
  const { name, description, icon, picture, unit } = item;
  const perOne = unitPrice(item);
  return (
    <>
      {picture ? (
        <img className={styles.picture} src={picture} alt="" width={56} height={56} loading="lazy" />
      ) : (
        icon && (
          <span className={styles.icon}>
            <ItemIcon name={icon} />
          </span>
        )
      )}
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        {description && <span className={styles.description}>{description}</span>}
        {item.onRequest ? (
          <span className={styles.basis}>{onRequest}</span>
        ) : (
          unit &&
          perOne && (
            <span className={styles.basis}>
              <PriceText text={fillText(perUnit, { range: formatPrices(perOne), unit })} />
            </span>
          )
        )}
      </span>
    </>
  );
}

const loadMoreIcons = () => import('../moreIcons');

function ItemIcon({ name }: { name: IconName }): ReactNode {
  const module = useLazyModule(name in icons ? undefined : loadMoreIcons);
  const icon = icons[name] ?? module?.moreIcons[name];
  return icon && <Icon icon={icon} size={24} />;
}

function QuantityField({ item, ...props }: StepProps & { item: Item }): ReactNode {
  const { answers, setQuantity } = useStore(props.store);
  const { terms } = useTerms(props);
  const { estimator: messages } = props.settings.messages;
  const { unit = '', quantityLabel, quantity } = item;
  return (
    <div className={styles.quantity}>
      <NumberField
        name={`quantity-${item.id}`}
        label={quantityLabel || (unit ? fillText(messages.quantity, { unit }) : item.name)}
        rules={rulesOf(item)}
        entered={answers.quantities[item.id]}
        value={quantityOf(item, answers, terms)}
        onEntered={(entered) => setQuantity(item.id, entered)}
        hint={quantity || !unit ? undefined : fillText(messages.quantityHint, { unit })}
        {...props}
      />
    </div>
  );
}
