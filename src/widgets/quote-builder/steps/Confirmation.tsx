import { CircleCheck } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { fillText } from '../../../ui/base/fillText';
import { Heading } from '../../../ui/base/Heading';
import { Icon } from '../../../ui/base/Icon';
import { Button } from '../../../ui/form/Button';
import { StatusMessage } from '../../../ui/form/StatusMessage';
import { StepHeading } from '../../../wizard/StepHeading';
import { type QuoteLead, quoteNumber } from '../lead';
import { rangeFormatter, type StepProps } from '../stepProps';
import * as styles from './confirmation.styles';

interface ConfirmationProps extends StepProps {
  sent: { lead: QuoteLead; at: string };
}

/** The quote was sent; it can be printed. */
export function Confirmation({ store, settings, sent }: ConfirmationProps): ReactNode {
  const { late, startNew } = useStore(store);
  const { quote: messages } = settings.messages;
  const formatPrices = rangeFormatter(settings);
  const box = useRef<HTMLDivElement>(null);
  const printing = useRef(false);
  const removeFrame = useRef(() => {});
  const [failures, setFailures] = useState(0);
  const number = quoteNumber(sent.lead.id);

  useEffect(() => () => removeFrame.current(), []);

  const print = async () => {
    const root = box.current?.getRootNode();
    if (printing.current || !(root instanceof ShadowRoot)) return;
    printing.current = true;
    removeFrame.current();
    try {
      const { printSent } = await import('../print');
      removeFrame.current = await printSent(root, sent, settings);
      setFailures(0);
    } catch (error) {
      console.error('<bio-quote-builder> could not print:', error);
      setFailures((before) => before + 1);
    } finally {
      printing.current = false;
    }
  };

  return (
    <div ref={box} className={styles.confirmation} part="step">
      <Icon icon={CircleCheck} size={48} />
      <StepHeading level={2} id="heading" className={styles.heading} stepChanges={late ? 0 : 1}>
        {messages.thanks}
      </StepHeading>
      <p className={styles.number}>{fillText(messages.number, { number })}</p>
      {sent.lead.items.length > 0 && (
        <p>
          {messages.total} <strong className={styles.total}>{formatPrices(sent.lead.total)}</strong>
        </p>
      )}
      <div>
        <Heading rank={2} className={styles.next}>
          {messages.nextHeading}
        </Heading>
        <p>{messages.promise}</p>
      </div>
      {failures > 0 && (
        <StatusMessage key={failures} kind="error">
          {fillText(messages.printFailed, { number })}
        </StatusMessage>
      )}
      <div className={styles.buttons}>
        <Button type="button" onPress={() => void print()}>
          {messages.print}
        </Button>
        <Button type="button" kind="secondary" onPress={startNew}>
          {messages.again}
        </Button>
      </div>
    </div>
  );
}
