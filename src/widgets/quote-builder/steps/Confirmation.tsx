import { CircleCheck } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/Button';
import { fillText } from '../../../ui/fillText';
import { Icon } from '../../../ui/Icon';
import { Message } from '../../../ui/Message';
import { type QuoteDraft, quoteNumber } from '../lead';
import { rangeFormatter, type StepProps } from '../useQuote';
import * as styles from './confirmation.styles';

interface ConfirmationProps extends StepProps {
  sent: { lead: QuoteDraft; at: string };
}

/** The quote is signed and on its way; it can be printed. */
export function Confirmation({ store, settings, sent }: ConfirmationProps): ReactNode {
  const again = useStore(store, (state) => state.again);
  const { quote: texts } = settings.texts;
  const formatPrices = rangeFormatter(settings);
  const heading = useRef<HTMLHeadingElement>(null);
  const printing = useRef(false);
  const throwAway = useRef(() => {});
  const [failures, setFailures] = useState(0);
  const number = quoteNumber(sent.lead.id);

  useEffect(() => {
    heading.current?.focus();
    return () => throwAway.current();
  }, []);

  const print = async () => {
    const root = heading.current?.getRootNode();
    if (printing.current || !(root instanceof ShadowRoot)) return;
    printing.current = true;
    throwAway.current();
    try {
      const { printSent } = await import('../print');
      throwAway.current = await printSent(root, sent, settings);
      setFailures(0);
    } catch (error) {
      console.error('<bio-quote-builder> could not print:', error);
      setFailures((before) => before + 1);
    } finally {
      printing.current = false;
    }
  };

  return (
    <div className={styles.confirmation} part="step">
      <Icon icon={CircleCheck} size={48} />
      <h2 id="heading" ref={heading} tabIndex={-1} className={styles.heading} part="heading">
        {texts.thanks}
      </h2>
      <p className={styles.number}>{fillText(texts.number, { number })}</p>
      {sent.lead.items.length > 0 && (
        <p>
          {texts.total} <strong className={styles.total}>{formatPrices(sent.lead.total)}</strong>
        </p>
      )}
      <div>
        <h3 className={styles.next}>{texts.nextHeading}</h3>
        <p>{texts.promise}</p>
      </div>
      {failures > 0 && (
        <Message key={failures} kind="error">
          {fillText(texts.printFailed, { number })}
        </Message>
      )}
      <div className={styles.buttons}>
        <Button type="button" onPress={() => void print()}>
          {texts.print}
        </Button>
        <Button type="button" kind="secondary" onPress={again}>
          {texts.again}
        </Button>
      </div>
    </div>
  );
}
