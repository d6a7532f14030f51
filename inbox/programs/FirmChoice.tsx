import type { ReactNode } from 'react';
import { useMessages } from '../messages/useMessages';
import { useSession } from '../session/sessionStore';
import * as styles from './programs.styles';

interface FirmChoiceProps {
  /** Empty for the desk's own. */
  firm: string;
  onFirm: (firm: string) => void;
}

/** For which firm the desk's owner makes something; nothing where there is no choice. */
export function FirmChoice({ firm, onFirm }: FirmChoiceProps): ReactNode {
  const messages = useMessages();
  const { firm: ownFirm, firms } = useSession();
  if (ownFirm !== undefined || firms.length === 0) return null;
  return (
    <label className={styles.firm}>
      <span>{messages.firm}</span>
      <select value={firm} onChange={(event) => onFirm(event.currentTarget.value)}>
        <option value="">{messages.ownFirm}</option>
        {firms.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  );
}
