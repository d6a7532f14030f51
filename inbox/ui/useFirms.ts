import { useState } from 'react';
import { useMessages } from '../messages/useMessages';
import { useSession } from '../session/sessionStore';

/** The firms that whoever is signed in sees, with their names; none where they see one alone, and choose among none. */
export function useFirms(): (readonly [id: string, name: string])[] {
  const { ownFirm } = useMessages();
  const { firms } = useSession();
  return firms.length > 1 ? firms.map(({ id, name }) => [id, name || ownFirm] as const) : [];
}

/** What tells a lead's firm from the desk's own, where leads of several are seen. */
export function useFirmName(): (id: string) => string | undefined {
  const firms = useFirms();
  return (id) => (id === '' ? undefined : firms.find(([one]) => one === id)?.[1]);
}

/** For which firm something is made: the first one, until another one is chosen. */
export function useChosenFirm() {
  const [first] = useFirms();
  return useState(first?.[0] ?? '');
}
