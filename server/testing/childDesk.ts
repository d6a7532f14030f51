import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { endWithParent } from './endWithParent';
import { contactLead } from './leads';
import { send } from './send';

/** A desk in a process of its own, as `npm start` runs it. It ends with the process that started it. */
export interface ChildDesk {
  url: string;
  process: ChildProcess;
  /** Everything it printed. */
  output: () => string;
  /** Its memory in MB now, and the most it ever had. */
  memory(): { now: number; peak: number };
  /** Seconds that its main thread ran (Linux). */
  ranOnProcessor: () => number;
  /** Seconds that its main thread was ready to run while no processor was free (Linux). */
  waitedForProcessor: () => number;
  /** Sends the signal and waits for the end; resolves with the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** How to run the desk from its source. */
const sourceDesk = ['--import', 'tsx', 'server/main.ts'];

/** How to run the built desk and its built command line; their source where nothing is built. */
export const delivered = existsSync('dist/desk/main.js')
  ? { desk: ['dist/desk/main.js'], commands: ['dist/desk/cli.js'] }
  : { desk: sourceDesk, commands: ['--import', 'tsx', 'server/cli.ts'] };

/**
 * Starts a desk on a free port and resolves once it listens.
 * @throws with what it printed when it ends before that
 */
export async function startChildDesk(
  env: Record<string, string>,
  program: readonly string[] = sourceDesk,
  node: string = process.execPath,
): Promise<ChildDesk> {
  const child = spawn(node, [...endWithParent, ...program], {
    env: { ...process.env, PORT: '0', RATE_LIMIT: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (found) resolve(found);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('exit', (code, signal) =>
      reject(new Error(`the desk ended with ${signal ?? `code ${code}`}: ${output}`)),
    );
  });
  const status = () => readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const megabytes = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status())?.[1]) / 1000;
  const scheduled = (nth: 0 | 1) =>
    Number(readFileSync(`/proc/${child.pid}/schedstat`, 'utf8').split(' ')[nth]) / 1e9;
  return {
    url,
    process: child,
    output: () => output,
    memory: () => ({ now: megabytes('VmRSS'), peak: megabytes('VmHWM') }),
    ranOnProcessor: () => scheduled(0),
    waitedForProcessor: () => scheduled(1),
    async end(signal) {
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

/**
 * Sends leads from several senders at a time and kills the desk with `SIGKILL` once it acknowledged so many.
 * @returns the ids of the leads that it acknowledged
 */
export async function killUnderLoad(desk: ChildDesk, afterLeads: number): Promise<string[]> {
  const agent = new Agent({ keepAlive: true });
  const acknowledged: string[] = [];
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const sendOn = async () => {
    for (;;) {
      const lead = contactLead();
      const { status } = await send(desk.url, JSON.stringify(lead), { agent });
      if (status !== 201) throw new Error('a lead was rejected');
      acknowledged.push(lead.id);
      if (acknowledged.length === afterLeads) reach();
    }
  };
  const sending = Promise.allSettled(Array.from({ length: 8 }, sendOn));
  await Promise.race([reached, sending]);
  await desk.end('SIGKILL');
  await sending;
  agent.destroy();
  if (acknowledged.length < afterLeads)
    throw new Error('the desk stopped accepting leads before it was killed');
  return acknowledged;
}
