import { CircleCheck } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/Button';
import { fillText } from '../../../ui/fillText';
import { Icon } from '../../../ui/Icon';
import { computeEstimate } from '../answers';
import { type StepProps, useTerms } from '../useEstimator';
import * as styles from './thanks.styles';

/** The request is on its way. It says only what is true of the page's endpoint. */
export function Thanks(props: StepProps): ReactNode {
  const { answers, contact, again } = useStore(props.store);
  const { terms, formatPrices } = useTerms(props);
  const { estimator: texts } = props.settings.texts;
  const { email, phone } = contact;
  const range = formatPrices(computeEstimate(answers, terms));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.thanks} part="step">
      <Icon icon={CircleCheck} size={48} />
      <h2 id="heading" ref={heading} tabIndex={-1} className={styles.heading} part="heading">
        {texts.thanks}
      </h2>
      <p>{texts.thanksPromise}</p>
      <p>
        {fillText(terms.facts.emailsEstimate ? texts.thanksEmailed : texts.thanksNoted, {
          range,
          email: email.trim(),
          phone: phone.trim(),
        })}
      </p>
      <Button type="button" kind="secondary" onPress={again}>
        {texts.again}
      </Button>
    </div>
  );
}
