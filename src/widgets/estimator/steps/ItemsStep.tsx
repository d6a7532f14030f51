import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { fillText } from '../../../ui/base/fillText';
import { Icon } from '../../../ui/base/Icon';
import { useLazyModule } from '../../../ui/base/useLazyModule';
import { TextField } from '../../../ui/form/TextField';
import { Choice, ChoiceGroup } from '../../../ui/wizard/Choice';
import { QUANTITY_LIMIT, quantityOf, selectedIds } from '../answers';
import { type IconName, icons } from '../icons';
import { groupsIn, type Item, type Step } from '../offer';
import { type StepProps, useTerms } from '../useTerms';
import * as styles from './items.styles';

/** Items to choose, as cards. */
export function ItemsStep({ step, ...props }: StepProps & { step: Step }): ReactNode {
  const { answers, select } = useStore(props.store);
  const { terms } = useTerms(props);
  const { heading } = props.settings.messages.estimator.steps[step];
  const selected = selectedIds(answers, terms);
  return groupsIn(terms.facts, step).map(({ id, label, items }) => (
    <ChoiceGroup key={id} label={label || heading} labelHidden={!label} look="card">
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
          {selected.includes(item.id) && terms.quantities && item.unit && (
            <QuantityField item={item} unit={item.unit} {...props} />
          )}
        </div>
      ))}
    </ChoiceGroup>
  ));
}

function ItemCard({ item, ...props }: StepProps & { item: Item }): ReactNode {
  const { formatPrices } = useTerms(props);
  const { perUnit } = props.settings.messages.estimator;
  const { name, description, icon, picture, price, unit } = item;
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
        {unit && (
          <span className={styles.basis}>{fillText(perUnit, { range: formatPrices(price), unit })}</span>
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

function QuantityField({ item, unit, ...props }: StepProps & { item: Item; unit: string }): ReactNode {
  const { answers, invalidAttempts, setQuantity } = useStore(props.store);
  const { terms, formatNumber } = useTerms(props);
  const { estimator: messages } = props.settings.messages;
  const isInvalid = quantityOf(item, answers, terms) === 'invalid';
  return (
    <div className={styles.quantity}>
      <TextField
        name={`quantity-${item.id}`}
        label={item.quantityLabel || fillText(messages.quantity, { unit })}
        inputMode="decimal"
        value={answers.quantities[item.id] ?? ''}
        onValue={(value) => setQuantity(item.id, value)}
        hint={fillText(messages.quantityHint, { unit })}
        error={
          isInvalid && invalidAttempts > 0
            ? fillText(messages.quantityProblem, { limit: formatNumber(QUANTITY_LIMIT) })
            : undefined
        }
      />
    </div>
  );
}
