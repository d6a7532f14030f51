import type { ReactNode } from 'react';
import { Choose } from '../../webapp/Choose';
import { useMessages } from '../messages/useMessages';
import { useFirms } from './useFirms';

const OWN = 'own';

/** Part of a request: none for all firms together. @param firm as `FirmFilter` gives it */
export const firmParam = (firm: string): { firm?: string } =>
  firm === '' ? {} : { firm: firm === OWN ? '' : firm };

/** Whose numbers are shown, where the desk has several firms. Empty for all firms together. */
export function FirmFilter({ firm, onFirm }: { firm: string; onFirm: (firm: string) => void }): ReactNode {
  const messages = useMessages();
  const firms = useFirms();
  return (
    firms.length > 0 && (
      <Choose
        label={messages.firm}
        value={firm}
        onValue={onFirm}
        options={[['', messages.allFirms], ...firms.map(([id, name]) => [id || OWN, name] as const)]}
      />
    )
  );
}
