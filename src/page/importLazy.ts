import { CODE_TIMEOUT, type FetchFailures, importModule } from './importModule';

const failures = new Map<string, FetchFailures>();

/**
 * What the build makes of each `import()` of the widgets: a chunk that does not come within the time limit counts as one
 * that could not be fetched, so that whoever needs it can say so.
 * @param file relative to the chunk that this module is built into, which lies in the same folder.
 */
export async function importLazy(file: string): Promise<unknown> {
  const ownFailures = failures.get(file) ?? { count: 0 };
  failures.set(file, ownFailures);
  const ended = new AbortController();
  const timeout = new Promise((_, reject) => {
    const onTimeout = () => {
      ownFailures.count++;
      reject(new Error(`${file} has not come within ${CODE_TIMEOUT / 1000} seconds.`));
    };
    AbortSignal.timeout(CODE_TIMEOUT).addEventListener('abort', onTimeout, { signal: ended.signal });
  });
  try {
    return await Promise.race([importModule(file, import.meta.url, ownFailures), timeout]);
  } finally {
    ended.abort();
  }
}
