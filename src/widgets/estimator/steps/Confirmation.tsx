import type { ReactNode } from 'react';
import { fillText } from '../../../domain/fillText';
import { NextSteps } from '../../../forms/afterwards/NextSteps';
import { BookedTime } from '../../../forms/slots/TimeField';
import { DoneMark } from '../../../forms/wizard/DoneMark';
import { StepHeading } from '../../../forms/wizard/StepHeading';
import { PriceText } from '../../../ui/base/PriceText';
import { usePicked } from '../../../ui/base/usePicked';
import { Button } from '../../../ui/controls/Button';
import { headlineOf } from '../price/headline';
import { PrintEstimateButton } from '../print/PrintEstimateButton';
import { type StepProps, useTerms } from '../useTerms';
import * as styles from './confirmation.styles';

/** The lead was sent. That the estimate was mailed is said only where the lead desk does so. */
export function Confirmation(props: StepProps): ReactNode {
  const { answers, fields, unprompted, leadId, estimateMailed, startNew } = usePicked(
    props.store,
    'answers',
    'fields',
    'unprompted',
    'leadId',
    'estimateMailed',
    'startNew',
  );
  const { terms, wording } = useTerms(props);
  const { estimator: messages, form } = props.settings.messages;
  const { company, locale } = props.settings.facts;
  const range = headlineOf(answers, terms, wording);
  return (
    <div className={styles.confirmation} part="step">
      <DoneMark />
      <StepHeading
        level={2}
        id="heading"
        className={styles.heading}
        stepChanges={unprompted ? 0 : 1}
        dialogFocus={props.settings.attributes.mode === 'panel'}
      >
        {messages.thanks}
      </StepHeading>
      <p>
        <PriceText
          text={fillText(estimateMailed ? messages.thanksEmailed : messages.thanksNoted, {
            range,
            email: fields.email.trim(),
            phone: fields.phone.trim(),
          })}
        />
      </p>
      <BookedTime store={props.store} settings={props.settings} />
      <NextSteps
        heading={form.nextHeading}
        rank={2}
        steps={[form.nextRead, messages.thanksPromise, messages.thanksVisit]}
        messages={form}
        company={company}
        leadId={leadId}
        locale={locale || props.settings.lang}
      />
      <PrintEstimateButton {...props}>
        <Button type="button" kind="secondary" onPress={startNew}>
          {messages.again}
        </Button>
      </PrintEstimateButton>
    </div>
  );
}
