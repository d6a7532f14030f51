import type { ReactNode } from 'react';
import type { LeadSummary } from '../../server/inbox/listLeads';
import { cx } from '../../src/style/cx';
import { useMessages } from '../messages/useMessages';
import * as styles from './leads.styles';

export function StateBadge({ state }: Pick<LeadSummary, 'state'>): ReactNode {
  return <span className={cx(styles.badge, styles.stateBadges[state])}>{useMessages().states[state]}</span>;
}
