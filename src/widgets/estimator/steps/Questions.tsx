import { type ReactNode, useCallback } from 'react';
import { useStore } from 'zustand';
import { fillText } from '../../../domain/fillText';
import { TextField } from '../../../forms/fields/TextField';
import { boundsOf } from '../../../forms/questions/days';
import { Choice, ChoiceGroup } from '../../../forms/wizard/Choice';
import { usePicked } from '../../../ui/base/usePicked';
import { rulesOfQuestion } from '../answers/quantity';
import { type AskedQuestion, askedQuestions, isUnanswered } from '../answers/questions';
import type { Step } from '../offer/offer';
import { type StepProps, useTerms } from '../useTerms';
import { answerPicture } from './answerPicture';
import { NumberField } from './NumberField';

/** The questions of a step that are asked for what is selected. */
export function Questions({ step, ...props }: StepProps & { step: Step }): ReactNode {
  const answers = useStore(props.store, (state) => state.answers);
  const { terms } = useTerms(props);
  return askedQuestions(answers, terms)
    .filter(({ question }) => question.step === step)
    .map((asked) => <Question key={asked.question.id} asked={asked} {...props} />);
}

/** A question that changes the price, with its answers. */
function Question({ asked, ...props }: StepProps & { asked: AskedQuestion }): ReactNode {
  const { answers, setOption, invalidAttempts } = usePicked(
    props.store,
    'answers',
    'setOption',
    'invalidAttempts',
  );
  const { terms, formatPrice } = useTerms(props);
  const { estimator: messages } = props.settings.messages;
  const { id, label, number, yesNo, date, required = false, options = [] } = asked.question;
  const isRefused = invalidAttempts > 0 && isUnanswered(asked);
  const answer = useCallback((option: string) => setOption(id, option), [id, setOption]);
  if (number)
    return (
      <NumberField
        name={`modifier-${id}`}
        label={label}
        unit={number.unit}
        rules={rulesOfQuestion(number)}
        entered={answers.options[id]}
        value={asked.isInvalid ? 'invalid' : asked.answer?.quantity}
        onEntered={answer}
        {...props}
      />
    );
  if (date) {
    const { first, last } = boundsOf(date);
    const problem = asked.isInvalid ? messages.dateProblem : messages.answerMissing;
    return (
      <TextField
        type="date"
        name={`modifier-${id}`}
        label={label}
        required={required}
        min={first}
        max={last}
        value={answers.options[id] ?? ''}
        onValue={answer}
        error={isRefused ? problem : undefined}
      />
    );
  }
  const choices: readonly { id: string; label: string; picture?: string; fee?: number }[] = yesNo
    ? [
        { id: 'yes', label: terms.yes, ...yesNo },
        { id: 'no', label: terms.no },
      ]
    : options;
  const look = choices.every(({ picture }) => picture) ? 'tile' : 'chip';
  return (
    <ChoiceGroup
      label={label}
      look={look}
      required={required}
      error={isRefused ? messages.answerMissing : undefined}
    >
      {choices.map((choice) => (
        <Choice
          key={choice.id}
          type="radio"
          look={look}
          name={`modifier-${id}`}
          value={choice.id}
          checked={asked.answer?.id === choice.id}
          onSelect={answer}
        >
          {look === 'tile' && choice.picture && (
            <img src={answerPicture(choice.picture)} alt="" width={160} height={120} loading="lazy" />
          )}
          <span>
            {choice.fee
              ? fillText(messages.answerFee, { answer: choice.label, price: formatPrice(choice.fee) })
              : choice.label}
          </span>
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
