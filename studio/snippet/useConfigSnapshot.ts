import { usePromised } from '../ui/usePromised';
import { type ConfigSnapshot, isThere, snapshotUrl } from './configSnapshot';

/** How long nothing has to change before it is looked for, in ms. */
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
  const found = usePromised(url, look, REST);
  return { url, state: url === undefined ? 'none' : (found ?? 'looking') };
}

const look = async (url: string | undefined, signal: AbortSignal): Promise<'there' | 'absent'> =>
  url !== undefined && (await isThere(url, signal)) ? 'there' : 'absent';
