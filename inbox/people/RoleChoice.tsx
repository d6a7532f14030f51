import type { ReactNode } from 'react';
import { Choose } from '../../webapp/Choose';
import { usePeopleTexts } from './usePeopleTexts';

export const roles = ['owner', 'member', 'reader'] as const;
export type Role = (typeof roles)[number];

/** What somebody may do. */
export function RoleChoice({ role, onRole }: { role: Role; onRole: (role: Role) => void }): ReactNode {
  const messages = usePeopleTexts();
  return (
    <Choose
      label={messages.role}
      value={role}
      onValue={(value) => onRole(value as Role)}
      options={roles.map((one) => [one, messages.roles[one]])}
    />
  );
}
