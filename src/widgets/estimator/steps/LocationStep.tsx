import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { fillText } from '../../../ui/base/fillText';
import { TextField } from '../../../ui/form/TextField';
import { isOddZip } from '../answers';
import { isServed, modifiersIn } from '../offer';
import { type StepProps, useTerms } from '../useTerms';
import { ModifierChoice } from './ModifierChoice';

/** Where the property is, and how it is reached. Nothing is required. */
export function LocationStep(props: StepProps): ReactNode {
  const { answers, setDetail } = useStore(props.store);
  const { terms } = useTerms(props);
  const { labels, hints } = props.settings.messages.estimator;
  const { zip } = answers;
  const notice = isOddZip(zip)
    ? hints.zipOdd
    : isServed(terms.facts, zip)
      ? undefined
      : fillText(hints.notServed, { zip: zip.trim() });
  return (
    <>
      <TextField
        name="zip"
        label={labels.zip}
        autoComplete="postal-code"
        value={zip}
        onValue={(value) => setDetail('zip', value)}
        notice={notice}
      />
      {modifiersIn(terms.facts, 'location').map((modifier) => (
        <ModifierChoice key={modifier.id} modifier={modifier} {...props} />
      ))}
    </>
  );
}
