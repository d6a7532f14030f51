import { type ReactNode, useEffect, useRef, useState } from 'react';
import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';
import { Button } from '../../src/ui/controls/Button';

interface CodeBlockProps {
  /** Says what the code is. */
  label: string;
  code: string;
  /** What the button says. @default 'Copy' */
  copyLabel?: string;
  /** `primary` where copying is the main action of a view. @default 'secondary' */
  kind?: 'primary' | 'secondary';
}

/** How long it says that it was copied, in ms. */
const COPIED_FOR = 3_000;

/** Code to read and to copy. */
export function CodeBlock({
  label,
  code,
  copyLabel = 'Copy',
  kind = 'secondary',
}: CodeBlockProps): ReactNode {
  const text = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    if (outcome === '') return undefined;
    const timer = setTimeout(() => setOutcome(''), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('Copied.');
    } catch {
      // Without HTTPS, or not allowed.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setOutcome('Selected: copy it by the keyboard or the menu.');
    }
  };

  return (
    <div className={block}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
      <section className={codeLook} tabIndex={0} aria-label={label}>
        <code ref={text}>{code}</code>
      </section>
      <div className={actions}>
        <Button type="button" kind={kind} onPress={() => void copy()}>
          {copyLabel}
        </Button>
        <output>{outcome}</output>
      </div>
    </div>
  );
}

const block = css`
  display: grid;
  gap: 12px;
`;

const codeLook = css`
  max-block-size: 420px;
  padding: 16px;
  overflow: auto;
  border-radius: ${token('radius-control')};
  color: ${token('color-on-dark')};
  background: ${token('color-dark')};
  font: 0.875em/1.6 ui-monospace, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  tab-size: 2;

  & > code {
    font: inherit;
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
`;
