import { useEffect, useState } from 'react';
import { type ConfigSnapshot, isThere, snapshotUrl } from './configSnapshot';

/** How long nothing has to change before it is looked for, in ms: not for each letter that is typed. */
const REST = 300;

/**
 * The address of the snapshot of a config, and whether it is there.
 * @param wanted undefined where the snippet names no config.
 */
export function useConfigSnapshot(wanted: ConfigSnapshot | undefined): {
  url: string | undefined;
  state: 'none' | 'looking' | 'there' | 'absent';
} {
  const url = wanted && snapshotUrl(wanted);
  const [found, setFound] = useState<{ url: string; isThere: boolean }>();
  useEffect(() => {
    if (url === undefined) return undefined;
    const stopping = new AbortController();
    const look = async () => {
      const there = await isThere(url, stopping.signal);
      if (!stopping.signal.aborted) setFound({ url, isThere: there });
    };
    const timer = setTimeout(() => void look(), REST);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [url]);
  if (url === undefined) return { url, state: 'none' };
  if (found?.url !== url) return { url, state: 'looking' };
  return { url, state: found.isThere ? 'there' : 'absent' };
}
