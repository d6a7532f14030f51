import { useMemo } from 'react';
import { useLang } from '../messages/useMessages';
import { useSession } from '../session/sessionStore';
import type { TimeStyle } from './texts';

/** How times are shown to whoever is signed in. */
export function useTimeStyle(): TimeStyle {
  const lang = useLang();
  const { timeZone } = useSession();
  return useMemo(() => ({ lang, timeZone }), [lang, timeZone]);
}
