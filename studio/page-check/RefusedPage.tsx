import type { ReactNode, Ref } from 'react';
import { Button } from '../../src/ui/form/Button';
import * as layout from '../../webapp/layout.styles';
import type { Refusal } from './loadPage';
import { messages } from './messages';
import * as styles from './pageCheck.styles';

interface RefusedPageProps {
  refusal: Refusal;
  headingRef: Ref<HTMLHeadingElement>;
  onSource: () => void;
}

/** Why a page could not be read, and how to go on. */
export function RefusedPage({ refusal, headingRef, onSource }: RefusedPageProps): ReactNode {
  return (
    <>
      <h2 id="check-result" ref={headingRef} tabIndex={-1} className={styles.summary}>
        {refusal.what}
      </h2>
      <p className={styles.subject}>{refusal.address}</p>
      {refusal.reason === 'unreadable' && (
        <>
          <p>{messages.unreadableWhy}</p>
          <ol className={styles.steps}>
            {messages.unreadableSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className={layout.quiet}>{messages.unreadableNote}</p>
          <div className={layout.row}>
            <a href={refusal.address} target="_blank" rel="noopener noreferrer" className={styles.link}>
              {messages.openPage}
            </a>
            <Button type="button" kind="secondary" onPress={onSource}>
              {messages.toSource}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
