import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { newestRequest } from '../../src/ui/base/newestRequest';
import { ApiError, call, listen, setChangeToken } from '../api/client';

/** As the service worker names the cache of what was read of leads, and what it is told when that is erased. */
const [READ_LEADS, FORGET] = ['inbox-leads', 'forget read leads'];

/** Who is signed in, as the desk says it. */
interface Session {
  name: string;
  role: 'owner' | 'member' | 'reader';
  /** Also those that come later. */
  seesAll: boolean;
  token: string;
  /** Those that the account sees; the desk's own has neither an id nor a name. */
  firms: { id: string; name: string }[];
  /** In which times are shown. */
  timeZone: string;
}

export type SignInError =
  | { kind: 'wrong' | 'offline' | 'busy' | 'no cookie' }
  /** Minutes. */
  | { kind: 'wait'; minutes: number }
  /** The session ended before a change was stored. */
  | { kind: 'again' };

type Access =
  | { kind: 'asking' }
  /** The desk could not be asked who is signed in. */
  | { kind: 'away' }
  | { kind: 'signed out'; signingIn: 'idle' | 'busy' | SignInError }
  | { kind: 'signed in'; session: Session };

interface SessionState {
  access: Access;
  /** Who signed in last, or wanted to. */
  lastName: string;
  /** What is shown was read before: there is no network. */
  isReadBefore: boolean;
  /** Asks who is signed in. */
  resume: () => Promise<void>;
  /** @param code of the second factor; empty where there is none. */
  signIn: (name: string, password: string, code: string) => Promise<void>;
  /** @param everywhere on all devices. @throws ApiError where the desk could not be told */
  signOut: (everywhere: boolean) => Promise<void>;
}

export const sessionStore = createStore<SessionState>((set, get) => {
  const beginAccess = newestRequest();
  const begin = (session: Session) => {
    setChangeToken(session.token);
    set({ access: { kind: 'signed in', session } });
  };
  const end = () => {
    void forgetReadLeads();
    setChangeToken('');
    set({ access: { kind: 'signed out', signingIn: 'idle' } });
  };
  listen({
    onSignedOut: (isLast, wasChange) => {
      if (isLast) end();
      // Also where the answer to another request has ended the session before.
      if (wasChange && get().access.kind === 'signed out')
        set({ access: { kind: 'signed out', signingIn: { kind: 'again' } } });
    },
    onReadBefore: (isReadBefore) => set({ isReadBefore }),
  });

  return {
    access: { kind: 'asking' },
    lastName: 'owner',
    isReadBefore: false,
    async resume() {
      const isNewest = beginAccess();
      set({ access: { kind: 'asking' } });
      try {
        const session = await call<Session | undefined>('GET', 'session');
        if (!isNewest()) return;
        if (session) begin(session);
        else end();
      } catch {
        if (isNewest()) set({ access: { kind: 'away' } });
      }
    },
    async signIn(name, password, code) {
      set({ lastName: name });
      const isNewest = beginAccess();
      const show = (signingIn: 'busy' | SignInError) =>
        isNewest() && set({ access: { kind: 'signed out', signingIn } });
      show('busy');
      try {
        await call<Session>('POST', 'session', { name, password, ...(code && { code }) });
        // Nothing that somebody else read on this device.
        await forgetReadLeads();
        const session = await call<Session | undefined>('GET', 'session');
        // The desk accepted the password, and the browser did not send the cookie back.
        if (!session) show({ kind: 'no cookie' });
        else if (isNewest()) begin(session);
      } catch (error) {
        show(signInError(error));
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

/** Erases what is stored on this device for reading without a network. */
async function forgetReadLeads(): Promise<void> {
  // The worker keeps nothing any more of what is under way.
  navigator.serviceWorker?.controller?.postMessage(FORGET);
  if ('caches' in globalThis) await caches.delete(READ_LEADS);
}

/** Who is signed in. Only what is shown to somebody who is uses it. */
export function useSession(): Session {
  const session = useStore(sessionStore, ({ access }) =>
    access.kind === 'signed in' ? access.session : undefined,
  );
  if (!session) throw new Error('Nobody is signed in.');
  return session;
}

const onlyReads = ({ access }: Pick<SessionState, 'access'>): boolean =>
  access.kind === 'signed in' && access.session.role === 'reader';

/** Whether whoever is signed in may change leads. */
export const useMayChange = (): boolean => !useStore(sessionStore, onlyReads);
