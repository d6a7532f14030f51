import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/**
 * Arguments of `node` for a child that ends with its parent, also when the parent is killed: the child's standard input
 * has to be a pipe, which closes with the parent.
 */
export const endWithParent = [
  '--import',
  `data:text/javascript,${encodeURIComponent(
    "process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL')).on('error', () => {}).resume().unref()",
  )}`,
];

/** Runs the program that its first argument names, and ends it when its own standard input closes. */
const supervisor = `
  const { spawn } = require('node:child_process');
  const { program, args, signal, options } = JSON.parse(process.argv[1]);
  const child = spawn(program, args, { ...options, stdio: 'ignore' });
  child.once('exit', (code) => process.exit(code ?? 0));
  child.once('error', () => process.exit(127));
  process.stdin.on('end', () => process.kill(options.detached ? -child.pid : child.pid, signal)).resume();
`;

/**
 * A program that is not ours, run so that it ends with its parent. Close its standard input to end it.
 * @param options.detached its children get the signal, too.
 */
export function spawnSupervised(
  program: string,
  args: readonly string[],
  signal: NodeJS.Signals,
  options: Pick<SpawnOptions, 'cwd' | 'uid' | 'gid' | 'detached'>,
): ChildProcess {
  const command = JSON.stringify({ program, args, signal, options });
  return spawn(process.execPath, ['-e', supervisor, command], { stdio: ['pipe', 'ignore', 'ignore'] });
}
