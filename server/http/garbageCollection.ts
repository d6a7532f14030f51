import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Released bytes of bodies after which garbage is collected. */
const threshold = 8 * 1024 * 1024;
/** Milliseconds between two collections, each of which stops everything else for some 30. */
const pause = 200;
let released = 0;
let collecting: NodeJS.Timeout | undefined;

/**
 * Notes that the memory of a large body can be collected, and collects it when much has gathered. V8 by itself is slow to
 * free buffers and long strings: eight leads with photos at a time would take a third more memory.
 */
export function noteReleasedBody(bytes: number): void {
  released += bytes;
  if (released < threshold || collecting) return;
  collect();
}

function collect(): void {
  released = 0;
  collectGarbage();
  collecting = setTimeout(() => {
    collecting = undefined;
    if (released >= threshold) collect();
  }, pause).unref();
}
