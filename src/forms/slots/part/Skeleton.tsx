import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../ui/base/visuallyHidden';
import type { Availability } from '../availability';
import { mostTimes } from './mostTimes';
import * as styles from './picker.styles';

/** As high as the times will be, so that nothing shifts when they come. */
export function Skeleton({
  availability,
  message,
}: {
  availability: Availability;
  message: string;
}): ReactNode {
  return (
    <div className={styles.picker}>
      <p className={visuallyHidden} aria-live="polite">
        {message}
      </p>
      <div className={styles.skeletonStrip} aria-hidden="true" />
      <div className={styles.skeletonTimes} aria-hidden="true">
        <div className={styles.legend} />
        <div className={styles.times}>
          {[...Array(mostTimes(availability)).keys()].map((nth) => (
            <span key={nth} className={styles.placeholder} />
          ))}
        </div>
      </div>
      <p className={styles.zone} aria-hidden="true" />
    </div>
  );
}
