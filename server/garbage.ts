import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Bytes of bodies after which memory is tidied up. */
const enough = 8 * 1024 * 1024;
let dropped = 0;

/**
 * Notes that a large body is needed no more. V8 lets buffers and long strings lie for a long time, as if the machine
 * were its own: eight leads with photos at once would take a third more memory.
 */
export function dropBody(bytes: number): void {
  dropped += bytes;
  if (dropped < enough) return;
  dropped = 0;
  collect();
}
