import type { ReactNode } from 'react';
import { fillText } from '../../src/domain/fillText';
import { Checkbox } from '../../src/forms/fields/Checkbox';
import { TextField } from '../../src/forms/fields/TextField';
import {
  type Answers,
  asksQuantity,
  quantityOf,
  selectedItems,
  withSelected,
} from '../../src/widgets/estimator/answers/answers';
import {
  choiceLabel,
  initialQuantity,
  type QuantityRules,
  rulesOf,
  rulesOfQuestion,
  unitPrice,
} from '../../src/widgets/estimator/answers/quantity';
import { type AskedQuestion, askedQuestions } from '../../src/widgets/estimator/answers/questions';
import { groupsIn, type Item, isServed, stepsOf } from '../../src/widgets/estimator/offer/offer';
import { numberProblem, type Wording } from '../../src/widgets/estimator/offer/wording';
import { Choose } from '../../webapp/Choose';
import { withOption, withQuantity } from './answers';
import * as styles from './prices.styles';
import type { PriceTerms } from './terms';

interface AnswersFormProps {
  answers: Answers;
  onAnswers: (answers: Answers) => void;
  prices: PriceTerms;
}

/** What a visitor is asked for the price, in one short form. */
export function AnswersForm({ answers, onAnswers, prices }: AnswersFormProps): ReactNode {
  const { terms, wording, lang } = prices;
  const { facts } = terms;
  const selected = selectedItems(answers, terms).map(({ id }) => id);
  const steps = stepsOf(facts);
  const asked = askedQuestions(answers, terms);
  return (
    <>
      {steps
        .flatMap((step) => groupsIn(facts, step).map((group) => ({ step, group })))
        .map(({ step, group: { id, label, items } }) => (
          <fieldset key={id} lang={lang} className={styles.items}>
            <legend className={styles.legend}>{label || wording.messages.steps[step].heading}</legend>
            {items.map((item) => (
              <div key={item.id}>
                <Checkbox
                  name={item.id}
                  checked={selected.includes(item.id)}
                  // What belongs to every estimate cannot be left out.
                  onChange={(on) => item.always || onAnswers(withSelected(answers, item.id, on, terms))}
                >
                  <span className={styles.name}>{item.name}</span> <small>{basisOf(item, wording)}</small>
                  {item.always && <small> Always included</small>}
                </Checkbox>
                {selected.includes(item.id) && asksQuantity(item, terms) && (
                  <div className={styles.quantity}>
                    <NumberInput
                      name={`quantity-${item.id}`}
                      label={quantityLabel(item, wording)}
                      rules={rulesOf(item)}
                      entered={answers.quantities[item.id]}
                      value={quantityOf(item, answers, terms)}
                      onEntered={(entered) => onAnswers(withQuantity(answers, item.id, entered))}
                      wording={wording}
                    />
                  </div>
                )}
              </div>
            ))}
          </fieldset>
        ))}
      <div lang={lang} className={styles.questions}>
        {asked.map((one) => (
          <Question
            key={one.question.id}
            asked={one}
            entered={answers.options[one.question.id]}
            onEntered={(entered) => onAnswers(withOption(answers, one.question.id, entered))}
            prices={prices}
          />
        ))}
        {steps.includes('location') && (
          <TextField
            name="zip"
            label={wording.messages.labels.zip}
            value={answers.zip}
            onValue={(zip) => onAnswers({ ...answers, zip })}
            notice={isServed(facts, answers.zip) ? undefined : unserved(facts.unservedZips)}
          />
        )}
      </div>
    </>
  );
}

const unserved = (mode: 'warn' | 'stop' | undefined): string =>
  mode === 'stop'
    ? 'The firm does not work there. A visitor gets no price, and is asked to call.'
    : 'The firm does not work there. A visitor reads a note, and may go on.';

const quantityLabel = ({ quantityLabel: own, unit, name }: Item, { messages: words }: Wording): string =>
  own || (unit ? fillText(words.quantity, { unit }) : name);

function basisOf(item: Item, { messages: words, formatPrices }: Wording): string {
  const price = unitPrice(item);
  if (item.onRequest || !price) return words.onRequest;
  const range = formatPrices(price);
  return item.unit ? fillText(words.perUnit, { range, unit: item.unit }) : range;
}

interface QuestionProps {
  asked: AskedQuestion;
  entered: string | undefined;
  onEntered: (entered: string) => void;
  prices: PriceTerms;
}

function Question({ asked, entered, onEntered, prices: { terms, wording } }: QuestionProps): ReactNode {
  const { id, label, number, yesNo, date, options = [] } = asked.question;
  if (date)
    return (
      <TextField
        name={id}
        type="date"
        label={label}
        value={entered ?? ''}
        onValue={onEntered}
        error={asked.isInvalid ? 'That day is not possible.' : undefined}
      />
    );
  if (number)
    return (
      <NumberInput
        name={id}
        label={label}
        rules={rulesOfQuestion(number)}
        entered={entered}
        value={asked.isInvalid ? 'invalid' : asked.answer?.quantity}
        onEntered={onEntered}
        wording={wording}
      />
    );
  const choices = yesNo
    ? [['yes', terms.yes] as const, ['no', terms.no] as const]
    : options.map((option) => [option.id, option.label] as const);
  return (
    <Choose
      label={label}
      value={asked.answer?.id ?? ''}
      onValue={onEntered}
      options={[['', 'Not answered'], ...choices]}
    />
  );
}

interface NumberInputProps {
  name: string;
  label: string;
  rules: QuantityRules;
  /** As it was typed; undefined where nobody has typed yet. */
  entered: string | undefined;
  /** What that is. */
  value: number | 'invalid' | undefined;
  onEntered: (entered: string) => void;
  wording: Wording;
}

function NumberInput({
  name,
  label,
  rules,
  entered,
  value,
  onEntered,
  wording,
}: NumberInputProps): ReactNode {
  const { formatNumber } = wording;
  if (rules.choices)
    return (
      <Choose
        label={label}
        value={typeof value === 'number' ? formatNumber(value) : ''}
        onValue={onEntered}
        options={[
          ['', 'Not answered'],
          ...rules.choices.map(
            (choice) => [formatNumber(choice), choiceLabel(choice, rules) ?? formatNumber(choice)] as const,
          ),
        ]}
      />
    );
  const initial = initialQuantity(rules);
  return (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      value={entered ?? (initial === undefined ? '' : formatNumber(initial))}
      onValue={onEntered}
      error={value === 'invalid' ? numberProblem(rules, wording) : undefined}
    />
  );
}
