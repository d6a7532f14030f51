import type { ReactNode, Ref } from 'react';
import { Button } from '../../src/ui/form/Button';
import * as layout from '../../webapp/layout.styles';
import type { Refusal } from './loadPage';
import * as styles from './pageCheck.styles';

const STEPS = [
  'Open the page.',
  'Show its source: Ctrl+U, on a Mac Option+Command+U.',
  'Select all of it and copy it.',
  'Paste it into “Source of the page”, and press “Check this source”.',
];

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
          <p>
            Most sites let only their own pages read them, and that is good. Or there is no page at this
            address. You can read it yourself:
          </p>
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className={layout.quiet}>It is what the server sends, without what scripts add later.</p>
          <div className={layout.row}>
            <a href={refusal.address} target="_blank" rel="noopener noreferrer" className={styles.link}>
              Open the page
            </a>
            <Button type="button" kind="secondary" onPress={onSource}>
              Go to the source field
            </Button>
          </div>
        </>
      )}
    </>
  );
}
