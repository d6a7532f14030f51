import { createStore } from 'zustand/vanilla';
import { ApiError, call, listen, setChangeToken } from '../api/client';
import { forgetReadLeads } from '../app/serviceWorker';

/** Who is signed in, as the desk says it. */
export interface Session {
  name: string;
  role: 'owner' | 'reader';
  /** The only firm that a reader sees; empty for the desk's own. */
  firm?: string;
  token: string;
  /** The firms besides the desk's own. */
  firms: { id: string; name: string }[];
}

export type SignInError =
  | { kind: 'wrong' | 'offline' | 'busy' | 'no cookie' }
  /** Minutes. */
  | { kind: 'wait'; minutes: number };

interface SessionState {
  /** Undefined while it is not known, null where nobody is signed in. */
  session: Session | null | undefined;
  error: SignInError | undefined;
  isSigningIn: boolean;
  /** What is shown was read before: there is no network. */
  isReadBefore: boolean;
  /** Whether the desk could not be asked who is signed in. */
  isAway: boolean;
  /** Asks who is signed in. */
  resume: () => Promise<void>;
  signIn: (name: string, password: string) => Promise<void>;
  /** @param everywhere on all devices. @throws ApiError where the desk could not be told */
  signOut: (everywhere: boolean) => Promise<void>;
}

export const sessionStore = createStore<SessionState>((set) => {
  const begin = (session: Session) => {
    setChangeToken(session.token);
    set({ session, error: undefined, isAway: false });
  };
  const end = () => {
    void forgetReadLeads();
    setChangeToken('');
    set({ session: null });
  };
  listen({ onSignedOut: end, onReadBefore: (isReadBefore) => set({ isReadBefore }) });

  return {
    session: undefined,
    error: undefined,
    isSigningIn: false,
    isReadBefore: false,
    isAway: false,
    async resume() {
      try {
        const session = await call<Session | undefined>('GET', 'session');
        if (session) begin(session);
        else end();
      } catch {
        set({ isAway: true });
      }
    },
    async signIn(name, password) {
      set({ isSigningIn: true, error: undefined });
      try {
        await call<Session>('POST', 'session', { name, password });
        // Nothing that somebody else read on this device.
        await forgetReadLeads();
        const session = await call<Session | undefined>('GET', 'session');
        // The desk accepted the password, and the browser did not send the cookie back.
        if (session) begin(session);
        else set({ error: { kind: 'no cookie' } });
      } catch (error) {
        set({ error: signInError(error) });
      } finally {
        set({ isSigningIn: false });
      }
    },
    async signOut(everywhere) {
      await call('DELETE', everywhere ? 'sessions' : 'session');
      end();
    },
  };
});

function signInError(error: unknown): SignInError {
  if (!(error instanceof ApiError) || error.status === 0) return { kind: 'offline' };
  if (error.status === 429) return { kind: 'wait', minutes: Math.ceil((error.retryAfter ?? 60) / 60) };
  return { kind: error.status === 401 ? 'wrong' : 'busy' };
}
