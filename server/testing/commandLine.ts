import { Console } from 'node:console';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { runCommandLine } from '../commands/commandLine';

/** Runs the command line in this process. */
export async function leads(
  args: string,
  env: Record<string, string> = {},
): Promise<{ code: number; output: string; errors: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const written = Promise.all([buffer(stdout), buffer(stderr)]);
  const code = await runCommandLine(args.split(' ').filter(Boolean), env, {
    stdout,
    console: new Console(stdout, stderr),
  });
  stdout.end();
  stderr.end();
  // A decoder would drop the byte order mark.
  const [output = '', errors = ''] = (await written).map(String);
  return { code, output, errors };
}
