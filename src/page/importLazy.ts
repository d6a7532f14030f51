import { importInTime } from './importInTime';
import { type FetchFailures, importModule } from './importModule';

const failures = new Map<string, FetchFailures>();

/**
 * What the build makes of each `import()` of the widgets: a chunk that does not come within the time limit counts as one
 * that could not be fetched.
 * @param file relative to the chunk that this module is built into, which lies in the same folder.
 */
export function importLazy(file: string): Promise<unknown> {
  const ownFailures = failures.get(file) ?? { count: 0 };
  failures.set(file, ownFailures);
  return importInTime(
    () => importModule(file, import.meta.url, ownFailures),
    () => ownFailures.count++,
  );
}
