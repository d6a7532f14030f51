import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { DATA_DIR } from './urls';

export interface Desk {
  url: string;
  stop: () => Promise<void>;
}

/** Starts a lead desk with its site, as it is delivered, on a free port. All of a run store leads in the same folder. */
export async function startDesk(env: Record<string, string>): Promise<Desk> {
  const desk = spawn(
    process.execPath,
    ['--import', './tests/support/endWithParent.mjs', 'dist/desk/main.js'],
    {
      env: { ...process.env, PORT: '0', DATA_DIR, DATABASE_URL: '', RATE_LIMIT: '0', ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const url = await deskUrl(desk);
  return {
    url,
    stop: async () => {
      desk.kill();
      await once(desk, 'exit');
    },
  };
}

/** The URL of a desk that was started, as it prints it. Rejects where it ends before. */
export const deskUrl = (desk: ChildProcessByStdio<Writable | null, Readable, null>): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    desk.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (found) resolve(found);
    });
    desk.once('exit', () =>
      reject(new Error(`The lead desk did not start. Is it built? (npm run build)\n${output}`)),
    );
  });
