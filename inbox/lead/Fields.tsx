import type { ReactNode } from 'react';
import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import * as styles from './lead.styles';

/** Labels with their values, as they were typed. */
export function Fields({ fields }: { fields: LeadDetail['fields'] }): ReactNode {
  return (
    <dl className={styles.fields}>
      {fields.map(({ label, value }, index) => (
        <div key={index}>
          <dt>
            <bdi>{label}</bdi>
          </dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
