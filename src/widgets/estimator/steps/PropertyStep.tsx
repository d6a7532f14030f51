import { type ReactNode, useCallback } from 'react';
import { TextField } from '../../../forms/fields/TextField';
import { changedTexts, isShownField } from '../../../forms/ownFields';
import { Choice, ChoiceGroup } from '../../../forms/wizard/Choice';
import { usePicked } from '../../../ui/base/usePicked';
import { isOddSize } from '../answers/answers';
import { type StepProps, useTerms } from '../useTerms';
import { Questions } from './Questions';

/** What the property is like. Nothing is required. */
export function PropertyStep(props: StepProps): ReactNode {
  const { answers, setDetail } = usePicked(props.store, 'answers', 'setDetail');
  const { terms } = useTerms(props);
  const { facts, messages } = props.settings;
  const { estimator: changes } = facts.fields;
  const labels = changedTexts(messages.estimator.labels, changes, 'label');
  const hints = changedTexts(messages.estimator.hints, changes, 'hint');
  const setPropertyType = useCallback((type: string) => setDetail('propertyType', type), [setDetail]);
  return (
    <>
      {terms.facts.propertyTypes.length > 0 && isShownField(changes, 'propertyType') && (
        <ChoiceGroup label={labels.propertyType} look="chip">
          {terms.facts.propertyTypes.map((type) => (
            <Choice
              key={type}
              type="radio"
              look="chip"
              name="propertyType"
              value={type}
              checked={answers.propertyType === type}
              onSelect={setPropertyType}
            >
              {type}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
      <Questions step="property" {...props} />
      {terms.facts.asksSize !== false && isShownField(changes, 'sqft') && (
        <TextField
          name="sqft"
          label={labels.sqft}
          inputMode="decimal"
          enterKeyHint="go"
          value={answers.sqft}
          onValue={(value) => setDetail('sqft', value)}
          hint={hints.sqft}
          notice={isOddSize(answers.sqft, terms.locale) ? hints.sqftOdd : undefined}
        />
      )}
    </>
  );
}
