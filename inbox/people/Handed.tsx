import type { ReactNode } from 'react';
import type { Invited } from '../../server/inbox/peopleRoutes';
import { fillText } from '../../src/domain/fillText';
import { CopyField } from '../ui/CopyField';
import * as styles from './people.styles';
import { usePeopleTexts } from './usePeopleTexts';

/** That an invitation was mailed, or its link, to be passed on. */
export function Handed({ invited: { name, link } }: { invited: Invited }): ReactNode {
  const messages = usePeopleTexts();
  return (
    <div className={styles.made}>
      <output>{fillText(link === undefined ? messages.mailed : messages.linkFor, { name })}</output>
      {link !== undefined && <CopyField value={link} label={messages.link} />}
    </div>
  );
}
