import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewFirm } from './firms';

/** What a clone has, with what is not committed yet. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  return listed.split('\n').filter((file) => file !== '' && existsSync(file));
}

/** Makes its site as docs/your-site.md says. */
export function makeSite(folder: string, name: string, { init, files }: NewFirm): void {
  const tsx = (...args: string[]) => runInProject(folder, 'tsx', ...args);
  tsx(
    'scripts/firm.ts',
    'init',
    ...Object.entries(init).flatMap(([option, value]) => [`--${option}`, value]),
  );
  for (const [target, source] of Object.entries(files))
    writeFileSync(join(folder, target), ownFile(readFileSync(source, 'utf8')));
  tsx('scripts/firm.ts', 'check', '--mistakes');
  console.log(`${name}: the build begins`);
  tsx('scripts/build.ts');
}

/** A file as it is, or the first HTML in a document. */
const ownFile = (text: string): string => /```html\n(.*?)```/s.exec(text)?.[1] ?? text;

/** Runs an installed program in a project. @returns what it wrote to standard output. @throws with what it says where it fails. */
export function runInProject(cwd: string, program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(join('node_modules/.bin', program), args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, SITE_EXAMPLES: '0', SITE_STUDIO: '0', SITE_ADDRESS: 'https://firm.example' },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}
