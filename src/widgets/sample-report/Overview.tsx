import type { ReactNode } from 'react';
import type { Messages } from '../../content/messages';
import { cx } from '../../style/cx';
import { Icon } from '../../ui/base/Icon';
import { conditionIcons, conditionStyles, conditions, type Surface } from './conditions';
import * as styles from './sample-report.styles';

interface OverviewProps {
  surfaces: readonly Surface[];
  messages: Messages['sampleReport'];
}

/** How many surfaces are in which condition. */
export function Overview({ surfaces, messages }: OverviewProps): ReactNode {
  return (
    <ul className={styles.overview} aria-label={messages.overview}>
      {conditions.map((condition) => {
        const found = surfaces.filter((surface) => surface.condition === condition);
        return (
          found.length > 0 && (
            <li key={condition} className={cx(styles.count, conditionStyles[condition])}>
              <Icon icon={conditionIcons[condition]} size={28} />
              <p className={styles.number}>{found.length}</p>
              <p className={styles.countLabel}>{messages.conditions[condition]}</p>
              <p className={styles.names}>{found.map(({ name }) => name).join(', ')}</p>
            </li>
          )
        );
      })}
    </ul>
  );
}
