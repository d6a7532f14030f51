import type { InlineConfig, Rolldown } from 'vite';
import { build } from './notices';

/** The code of a build's one file, which is not written. */
export async function codeOf(config: InlineConfig): Promise<string> {
  const [{ output }] = [await build(config)].flat() as [Rolldown.RolldownOutput];
  const [file] = output;
  if (output.length > 1)
    throw new Error(`Expected one file, got ${output.map(({ fileName }) => fileName).join(', ')}.`);
  return file.code;
}
