import { memo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { fillText } from '../../../domain/fillText';
import { Choice, ChoiceGroup } from '../../../forms/wizard/Choice';
import { Icon } from '../../../ui/base/Icon';
import { PriceText } from '../../../ui/base/PriceText';
import { useFirstOf } from '../../../ui/base/useFirstOf';
import { useLazyModule } from '../../../ui/base/useLazyModule';
import { usePicked } from '../../../ui/base/usePicked';
import { TextButton } from '../../../ui/controls/TextButton';
import { asksQuantity, quantityOf, quantityRules, selectedIds } from '../answers/answers';
import { unitPrice } from '../answers/quantity';
import { type IconName, icons } from '../offer/icons';
import { groupsIn, type Item, type Step } from '../offer/offer';
import { loadMoreIcons } from '../offer/parts';
import { quantityLabel } from '../offer/wording';
import { type StepProps, useTerms } from '../useTerms';
import { answerPicture } from './answerPicture';
import * as styles from './items.styles';
import { NumberField } from './NumberField';

/** More cards than the tallest screen shows. */
const FIRST_CARDS = 24;

/** Items to choose, as cards. */
export function ItemsStep({ step, ...props }: StepProps & { step: Step }): ReactNode {
  const answers = useStore(props.store, (state) => state.answers);
  const { terms } = useTerms(props);
  const { label: stepLabel } = props.settings.messages.estimator.steps[step];
  const selected = selectedIds(answers, terms);
  const offered = groupsIn(terms.facts, step).flatMap(({ items }) => items);
  const rendered = useFirstOf(offered, FIRST_CARDS);
  const groups = groupsIn({ ...terms.facts, items: rendered }, step);
  const firstOneOf = groups.find(({ choose }) => choose === 'one');
  return groups.map((group) => {
    const { id, label, items, choose } = group;
    const chosen = items.find((item) => selected.includes(item.id) && !item.always);
    return (
      <ChoiceGroup key={id} label={label || stepLabel} labelHidden={!label} look="card">
        {items.map((item) => (
          <ItemChoice
            key={item.id}
            name={choose && group !== firstOneOf ? `${step} ${id}` : step}
            type={choose && !item.always ? 'radio' : 'checkbox'}
            item={item}
            isSelected={item.always || (choose ? item === chosen : selected.includes(item.id))}
            {...props}
          />
        ))}
        {choose && step === 'addOns' && <NoneOf chosen={chosen?.id} {...props} />}
      </ChoiceGroup>
    );
  });
}

/** Takes back the choice among items of which only one can be chosen. It stays, so that the focus does. */
function NoneOf({ chosen, ...props }: StepProps & { chosen: string | undefined }): ReactNode {
  const select = useStore(props.store, (state) => state.select);
  return (
    <div className={styles.cell}>
      <TextButton onPress={() => chosen !== undefined && select(chosen, false)}>
        {props.settings.messages.estimator.none}
      </TextButton>
    </div>
  );
}

interface ItemProps extends StepProps {
  item: Item;
}

/** An item with its quantity, where that is asked for. Of all items, a press renders the pressed one anew. */
const ItemChoice = memo(function ItemChoice({
  name,
  type,
  item,
  isSelected,
  ...props
}: ItemProps & { name: string; type: 'checkbox' | 'radio'; isSelected: boolean }): ReactNode {
  const select = useStore(props.store, (state) => state.select);
  const { terms } = useTerms(props);
  return (
    <div className={styles.cell}>
      <Choice
        type={type}
        look="card"
        name={name}
        value={item.id}
        checked={isSelected}
        disabled={item.always}
        onSelect={select}
      >
        <ItemCard item={item} {...props} />
      </Choice>
      {isSelected && asksQuantity(item, terms) && <QuantityField item={item} {...props} />}
    </div>
  );
});

/** What a card says. It does not change as the card is selected. */
const ItemCard = memo(function ItemCard({ item, ...props }: ItemProps): ReactNode {
  const { formatPrices } = useTerms(props);
  const { perUnit, onRequest, always } = props.settings.messages.estimator;
  const { name, description, icon, picture, unit, price } = item;
  const perOne = unitPrice(item);
  const fixed = !unit && price && price.min === price.max ? price : undefined;
  const shown =
    unit && perOne ? fillText(perUnit, { range: formatPrices(perOne), unit }) : fixed && formatPrices(fixed);
  return (
    <>
      {picture ? (
        <img
          className={styles.picture}
          src={answerPicture(picture)}
          alt=""
          width={56}
          height={56}
          loading="lazy"
        />
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
          shown && (
            <span className={styles.basis}>
              <PriceText text={shown} />
            </span>
          )
        )}
        {item.always && <span className={styles.basis}>{always}</span>}
      </span>
    </>
  );
});

/** The drawing of an item. */
export function ItemIcon({ name, size = 24 }: { name: IconName; size?: number }): ReactNode {
  const module = useLazyModule(name in icons ? undefined : loadMoreIcons);
  const icon = icons[name] ?? module?.moreIcons[name];
  return icon && <Icon icon={icon} size={size} />;
}

function QuantityField({ item, ...props }: ItemProps): ReactNode {
  const { answers, setQuantity } = usePicked(props.store, 'answers', 'setQuantity');
  const { terms, wording } = useTerms(props);
  const { estimator: messages } = props.settings.messages;
  const { unit = '', quantity } = item;
  const rules = quantityRules(item, terms);
  return (
    <div className={styles.quantity}>
      <NumberField
        name={`quantity-${item.id}`}
        label={quantityLabel(item, wording)}
        rules={rules}
        entered={answers.quantities[item.id]}
        value={quantityOf(item, answers, terms)}
        onEntered={(entered) => setQuantity(item.id, entered)}
        hint={quantity || !unit || rules.required ? undefined : fillText(messages.quantityHint, { unit })}
        {...props}
      />
    </div>
  );
}
