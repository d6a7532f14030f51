import { useStore } from 'zustand';
import { type Session, sessionStore } from './sessionStore';

/** Who is signed in. Only what is shown to somebody who is uses it. */
export function useSession(): Session {
  const session = useStore(sessionStore, ({ access }) =>
    access.kind === 'signed in' ? access.session : undefined,
  );
  if (!session) throw new Error('Nobody is signed in.');
  return session;
}
