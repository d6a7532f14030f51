import type { ReactNode } from 'react';
import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import { useLang, useMessages } from '../messages/useMessages';
import { formatTime } from '../ui/formatTime';
import { changedRows } from './changedRows';
import * as styles from './lead.styles';
import { Section } from './Section';

/** What the visitor corrected, all revisions side by side. */
export function Versions({ versions }: Pick<LeadDetail, 'versions'>): ReactNode {
  const messages = useMessages();
  const lang = useLang();
  const rows = changedRows(versions);
  if (rows.length === 0) return null;
  return (
    <Section title={messages.versionsTitle}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
      <section className={styles.versions} tabIndex={0} aria-label={messages.versionsTable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.versionField}</th>
              {versions.map(({ receivedAt }, index) => (
                <th key={index} scope="col">
                  {formatTime(receivedAt, lang)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ field, texts }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                {texts.map((text, index) => (
                  <td key={index}>
                    <bdi>{text || '–'}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}
