import type { ReactNode } from 'react';
import { fillText } from '../../../domain/fillText';
import { NextSteps } from '../../../forms/afterwards/NextSteps';
import { BookedTime } from '../../../forms/slots/TimeField';
import { DoneMark } from '../../../forms/wizard/DoneMark';
import { StepHeading } from '../../../forms/wizard/StepHeading';
import { cx } from '../../../style/cx';
import { PriceText } from '../../../ui/base/PriceText';
import { usePicked } from '../../../ui/base/usePicked';
import { Button } from '../../../ui/controls/Button';
import { pricedItems, type QuoteLead, quoteNumber } from '../lead';
import { PrintQuoteButton } from '../PrintQuoteButton';
import { explainTotal, type StepProps } from '../stepProps';
import * as styles from './confirmation.styles';

interface ConfirmationProps extends StepProps {
  sent: { lead: QuoteLead; at: string };
}

/** The quote was sent; it can be printed. */
export function Confirmation({ store, settings, sent }: ConfirmationProps): ReactNode {
  const { fields, unprompted, startNew } = usePicked(store, 'fields', 'unprompted', 'startNew');
  const { quote: messages, form } = settings.messages;
  const sums = explainTotal(pricedItems(sent.lead), settings);
  const number = quoteNumber(sent.lead.id);

  return (
    <div className={cx(styles.confirmation, styles.sent)} part="step">
      <div className={styles.summary}>
        <DoneMark />
        <StepHeading level={2} id="heading" className={styles.heading} stepChanges={unprompted ? 0 : 1}>
          {messages.thanks}
        </StepHeading>
        <p className={styles.number}>{fillText(messages.number, { number })}</p>
        {sent.lead.items.length > 0 && (
          <p>
            <span>{messages.total}</span>{' '}
            <strong className={styles.total}>
              <PriceText text={sums.total} />
            </strong>{' '}
            {sums.monthly && (
              <PriceText text={fillText(messages.includingMonthly, { range: sums.monthly })} />
            )}
          </p>
        )}
        <BookedTime store={store} settings={settings} />
        <PrintQuoteButton
          kind="primary"
          quote={() => ({ ...sent, fields, isSent: true })}
          settings={settings}
        >
          <Button type="button" kind="secondary" onPress={startNew}>
            {messages.again}
          </Button>
        </PrintQuoteButton>
      </div>
      <NextSteps
        heading={messages.nextHeading}
        rank={2}
        steps={[form.nextRead, messages.promise, messages.afterwards]}
        messages={form}
        company={settings.facts.company}
        leadId={sent.lead.id}
        locale={settings.facts.locale || settings.lang}
      />
    </div>
  );
}
