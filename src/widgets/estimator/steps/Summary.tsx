import { type ReactNode, useSyncExternalStore } from 'react';
import * as styles from '../estimator.styles';
import type { StepProps } from '../useTerms';
import { Breakdown } from './Breakdown';

/** Narrower pages have no room for it beside a step. */
const WIDE = '(min-width: 960px)';

/** What was chosen so far, beside the step. Where the page is too narrow nothing is rendered: a press stays cheap on a phone. */
export function Summary(props: StepProps): ReactNode {
  const isWide = useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => true, // the markup is for all pages, and its styles hide it
  );
  if (!isWide) return null;
  return (
    <aside className={styles.summary} aria-label={props.settings.messages.estimator.result.breakdown}>
      <Breakdown {...props} />
    </aside>
  );
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
