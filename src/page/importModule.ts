import { safeDocument } from './safeDocument';

/** Milliseconds after which an action whose code has not come is answered by a message. */
export const CODE_TIMEOUT = 8_000;

/** How often modules of one folder, or one file, could not be fetched. */
export interface FetchFailures {
  count: number;
}

/** Milliseconds before each further request: a network that changes, or a desk that restarts, is back after a second or two. */
const PAUSES = [0, 0, 1_000, 2_000];

/**
 * Imports a module of the build. One that could not be fetched is requested again: under the same URL and, because
 * browsers of before autumn 2026 never request that one again (whatwg/html#10327), under other URLs of the same file. One
 * that was fetched and failed to run is not: it would fail again.
 * @param path relative to `base`. What the module imports follows the spelling of its folders.
 * @param failures are counted here, so that the next call begins with a URL that has not failed.
 */
export async function importModule<Module>(
  path: string,
  base: string,
  failures: FetchFailures,
): Promise<Module> {
  const request = (): Promise<Module> =>
    import(/* @vite-ignore */ new URL(respell(path, failures.count), base).href) as Promise<Module>;
  let last: unknown;
  for (const pause of PAUSES) {
    const { count } = failures;
    try {
      return await request();
    } catch (error) {
      // What a module has thrown is kept and thrown again; a failed fetch is a new error each time.
      if (error === last || error instanceof SyntaxError) throw error;
      // Not after the first request; and another import may have counted the same failure.
      if (last !== undefined && failures.count === count) failures.count++;
      last = error;
    }
    if (navigator.onLine) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return request();
}

/**
 * Another URL of the same file: for any server the same, for browsers a new one. Where the page names the integrity of
 * files, it does so by their URLs: another one would not be checked.
 * @param spelling as a binary number it says which of the path's letters are percent-encoded.
 */
export function respell(path: string, spelling: number): string {
  if (spelling > 0 && namesIntegrity()) return path;
  let place = 0;
  return path.replace(/[a-z]/gi, (letter) =>
    Math.floor(spelling / 2 ** place++) % 2 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  );
}

const namesIntegrity = (): boolean =>
  [...safeDocument.querySelectorAll('script[type=importmap]')].some(({ textContent }) =>
    textContent.includes('"integrity"'),
  );
