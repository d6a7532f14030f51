import { CODE_TIMEOUT } from './importModule';

/**
 * Rejects where a chunk does not come within the time limit, so that whoever needs it can say so.
 * @param load is `() => import(…)`.
 * @param onTimeout is called first.
 */
export async function importInTime<Module>(
  load: () => Promise<Module>,
  onTimeout = () => {},
): Promise<Module> {
  const ended = new AbortController();
  const timeout = new Promise<never>((_, reject) => {
    const onAbort = () => {
      onTimeout();
      reject(new Error(`Code has not come within ${CODE_TIMEOUT / 1000} seconds.`));
    };
    AbortSignal.timeout(CODE_TIMEOUT).addEventListener('abort', onAbort, { signal: ended.signal });
  });
  try {
    return await Promise.race([load(), timeout]);
  } finally {
    ended.abort();
  }
}
