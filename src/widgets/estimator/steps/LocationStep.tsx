import type { ReactNode } from 'react';
import { fillText } from '../../../domain/fillText';
import { TextField } from '../../../forms/fields/TextField';
import { changedTexts, isShownField } from '../../../forms/ownFields';
import { PhoneText } from '../../../ui/base/PhoneText';
import { usePicked } from '../../../ui/base/usePicked';
import { StatusMessage } from '../../../ui/controls/StatusMessage';
import { isOddZip } from '../answers/answers';
import { isStopped } from '../answers/questions';
import { isServed } from '../offer/offer';
import { type StepProps, useTerms } from '../useTerms';
import { Questions } from './Questions';

/** Where the property is, and how it is reached. Nothing is required, but the firm may not come there. */
export function LocationStep(props: StepProps): ReactNode {
  const { answers, invalidAttempts, setDetail } = usePicked(
    props.store,
    'answers',
    'invalidAttempts',
    'setDetail',
  );
  const { terms } = useTerms(props);
  const { facts, messages } = props.settings;
  const { estimator: changes } = facts.fields;
  const labels = changedTexts(messages.estimator.labels, changes, 'label');
  const { hints } = messages.estimator;
  const { phone } = facts.company;
  const zip = answers.zip.trim();
  const isAtEnd = isStopped(answers, terms);
  return (
    <>
      {isShownField(changes, 'zip') && (
        <TextField
          name="zip"
          label={labels.zip}
          autoComplete="postal-code"
          enterKeyHint="go"
          inputMode={props.settings.facts.currency === 'USD' ? 'numeric' : undefined} // elsewhere a code may have letters
          hint={changes.zip?.hint}
          value={answers.zip}
          onValue={(value) => setDetail('zip', value)}
          notice={isAtEnd ? undefined : notice()}
        />
      )}
      {isAtEnd && (
        <StatusMessage key={invalidAttempts} kind="error" quiet={invalidAttempts === 0}>
          <PhoneText
            text={fillText(hints.notServedStop, { zip })}
            phone={phone}
            without={fillText(hints.notServedStopWithoutPhone, { zip })}
          />
        </StatusMessage>
      )}
      <Questions step="location" {...props} />
    </>
  );

  function notice(): string | undefined {
    if (isOddZip(zip)) return hints.zipOdd;
    return isServed(terms.facts, zip) ? undefined : fillText(hints.notServed, { zip });
  }
}
