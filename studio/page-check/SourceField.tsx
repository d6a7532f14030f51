import { type ClipboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { TextArea } from '../../src/forms/fields/TextArea';
import { Button } from '../../src/ui/controls/Button';
import * as styles from './pageCheck.styles';

/** Characters that a field shows without delay. Browsers lay out five million for seconds. */
const MOST_SHOWN = 200_000;

interface SourceFieldProps {
  html: string;
  onHtml: (html: string) => void;
  error: string | undefined;
}

/** Where a page's source is pasted. A long one is kept without being shown. */
export function SourceField({ html, onHtml, error }: SourceFieldProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isLong = html.length > MOST_SHOWN;
  const wasLong = useRef(isLong);
  useEffect(() => {
    if (wasLong.current === isLong) return;
    wasLong.current = isLong;
    // What had the focus is gone.
    place.current?.querySelector<HTMLElement>('output, textarea')?.focus();
  }, [isLong]);
  const takeLong = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (text.length <= MOST_SHOWN) return;
    event.preventDefault();
    onHtml(text);
  };
  if (isLong)
    return (
      <div className={styles.long} ref={place}>
        <output
          tabIndex={-1}
        >{`A source of ${html.length.toLocaleString('en')} characters is here. It is too long to show.`}</output>
        <Button type="button" kind="secondary" onPress={() => onHtml('')}>
          Take it away
        </Button>
      </div>
    );
  return (
    <div className={styles.source} ref={place} onPaste={takeLong}>
      <TextArea
        name="source"
        label="Source of the page"
        hint="For pages that this one may not read. Nothing in it runs, and nothing of it is loaded. The address above says where it stands."
        rows={8}
        error={error}
        value={html}
        onValue={onHtml}
      />
    </div>
  );
}
