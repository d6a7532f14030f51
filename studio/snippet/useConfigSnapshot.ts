import { usePromised } from '../ui/usePromised';
import { type ConfigSnapshot, lookFor, snapshotUrl } from './configSnapshot';

/** How long nothing has to change before it is looked for, in ms. */
const REST = 300;

/**
 * The address of the snapshot of a config, and what is there.
 * @param wanted undefined where the snippet names no config.
 */
export function useConfigSnapshot(wanted: ConfigSnapshot | undefined): {
  url: string | undefined;
  state: 'none' | 'looking' | Found;
} {
  const url = wanted && snapshotUrl(wanted);
  const found = usePromised(url, look, REST);
  return { url, state: url === undefined ? 'none' : (found ?? 'looking') };
}

type Found = Awaited<ReturnType<typeof lookFor>>;

const look = async (url: string | undefined, signal: AbortSignal): Promise<Found> =>
  url === undefined ? 'absent' : lookFor(url, signal);
