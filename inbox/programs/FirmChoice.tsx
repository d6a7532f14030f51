import type { ReactNode } from 'react';
import { Choose } from '../../webapp/Choose';
import { useMessages } from '../messages/useMessages';
import { useFirms } from '../ui/useFirms';

interface FirmChoiceProps {
  /** Empty for the desk's own. */
  firm: string;
  onFirm: (firm: string) => void;
}

/** For which firm something is made; nothing where there is no choice. */
export function FirmChoice({ firm, onFirm }: FirmChoiceProps): ReactNode {
  const messages = useMessages();
  const firms = useFirms();
  return firms.length > 0 && <Choose label={messages.firm} value={firm} onValue={onFirm} options={firms} />;
}
