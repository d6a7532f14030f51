import { Printer } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../base/Icon';
import { Button } from '../controls/Button';
import { buttonRow } from '../controls/buttonRow.styles';
import { StatusMessage } from '../controls/StatusMessage';
import { TextButton } from '../controls/TextButton';

interface PrintButtonProps {
  /** @default 'secondary' */
  kind?: 'primary' | 'secondary' | 'text';
  messages: { print: string; printFailed: string };
  /** Prints; its code is loaded by the press. @returns removes what was printed. */
  print: (root: ShadowRoot) => Promise<() => void>;
  /** What stands beside it. */
  children?: ReactNode;
}

/** Prints a sheet, or says that it could not. */
export function PrintButton({ kind = 'secondary', messages, print, children }: PrintButtonProps): ReactNode {
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
      removeFrame.current = await print(root);
      setFailures(0);
    } catch (error) {
      console.error(`<${root.host.localName}> could not print:`, error);
      setFailures((before) => before + 1);
    } finally {
      printing.current = false;
    }
  };

  const label = (
    <>
      <Icon icon={Printer} size={20} />
      <span>{messages.print}</span>
    </>
  );
  return (
    <>
      {failures > 0 && (
        <StatusMessage key={failures} kind="error">
          {messages.printFailed}
        </StatusMessage>
      )}
      <div ref={box} className={kind === 'text' ? undefined : buttonRow}>
        {kind === 'text' ? (
          <TextButton onPress={() => void press()}>{label}</TextButton>
        ) : (
          <Button type="button" kind={kind} onPress={() => void press()}>
            {label}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
