import { Printer } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fillText } from '../../ui/base/fillText';
import { Icon } from '../../ui/base/Icon';
import { Button } from '../../ui/form/Button';
import { StatusMessage } from '../../ui/form/StatusMessage';
import { TextButton } from '../../ui/wizard/TextButton';
import { type PrintedQuote, quoteNumber } from './lead';
import type { StepProps } from './stepProps';
import * as styles from './steps/confirmation.styles';

interface PrintButtonProps extends Pick<StepProps, 'settings'> {
  /** @default 'secondary' */
  kind?: 'primary' | 'secondary' | 'text';
  quote: () => PrintedQuote;
  /** What stands beside it. */
  children?: ReactNode;
}

/** Prints a quote. Its code is loaded by the press. */
export function PrintButton({ kind = 'secondary', quote, settings, children }: PrintButtonProps): ReactNode {
  const { quote: messages } = settings.messages;
  const box = useRef<HTMLDivElement>(null);
  const printing = useRef(false);
  const removeFrame = useRef(() => {});
  const [failures, setFailures] = useState(0);

  useEffect(() => () => removeFrame.current(), []);

  const press = async () => {
    const root = box.current?.getRootNode();
    if (printing.current || !(root instanceof ShadowRoot)) return;
    printing.current = true;
    removeFrame.current();
    try {
      const { print } = await import('./print');
      removeFrame.current = await print(root, quote(), settings);
      setFailures(0);
    } catch (error) {
      console.error('<bio-quote-builder> could not print:', error);
      setFailures((before) => before + 1);
    } finally {
      printing.current = false;
    }
  };

  return (
    <>
      {failures > 0 && (
        <StatusMessage key={failures} kind="error">
          {fillText(messages.printFailed, { number: quoteNumber(quote().lead.id) })}
        </StatusMessage>
      )}
      <div ref={box} className={kind === 'text' ? undefined : styles.buttons}>
        {kind === 'text' ? (
          <TextButton onPress={() => void press()}>
            <Icon icon={Printer} size={20} />
            {messages.print}
          </TextButton>
        ) : (
          <Button type="button" kind={kind} onPress={() => void press()}>
            {messages.print}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
