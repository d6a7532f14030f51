import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { freePort } from '../../server/testing/postgres';
import { until } from '../faults/until';
import { type Check, check, info } from './checks';
import { sendLead, storedIds, untilHealthy } from './leads';
import { runtimeRoot, shellRoot } from './standInImages';

/** Bytes of the image, unpacked. */
const LARGEST = 200e6;

/** How to call what builds and runs images. Podman's usual runtime refuses some systems, on which the other one works. */
const engines = [['docker'], ['podman'], ['podman', '--runtime', 'runc']];

/** What all containers of the tests have. Limits that are above the system's own would need more rights. */
const place = ['--network', 'host', '--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];

/** An engine with the image that the desk's image begins from. */
export interface Engine {
  command: readonly string[];
  runtimeImage: string;
}

/**
 * @param desk the unpacked archive.
 * @returns the first engine that runs a container here, or what the last one said.
 */
export function findEngine(root: string, desk: string): Engine | { missing: string } {
  let missing = 'there is no Docker and no Podman';
  const folder = runtimeRoot(root, desk);
  for (const command of engines) {
    const [program = '', ...options] = command;
    if (spawnSync(program, ['--version']).status !== 0) continue;
    const runtimeImage = `localhost/desk-test-${randomUUID().slice(0, 8)}-runtime`;
    try {
      importRoot(command, folder, runtimeImage);
      run(command, 'run', '--rm', ...place, runtimeImage, '/nodejs/bin/node', '--version');
      return { command, runtimeImage };
    } catch (error) {
      missing = `${command.join(' ')} runs no container here: ${lastLine(error)}`;
      spawnSync(program, [...options, 'rmi', '--force', runtimeImage], { stdio: 'ignore' });
    }
  }
  return { missing };
}

/** @throws with what the engine said */
function run([program = '', ...options]: readonly string[], ...args: string[]): string {
  return execFileSync(program, [...options, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

const lastLine = (error: unknown): string => String(error).trim().split('\n').at(-1) ?? '';

/**
 * The image of `deploy/Dockerfile`, built in an unpacked archive and run as `deploy/compose.yaml` does. Registries are not
 * asked: stand-ins for the images that it begins from are made of this machine's Node and the libraries that it needs.
 */
export async function tryContainer(engine: Engine, folder: string, root: string): Promise<Check[]> {
  const { command, runtimeImage } = engine;
  const [program = '', ...options] = command;
  const name = `desk-test-${randomUUID().slice(0, 8)}`;
  const [image, shell] = [`localhost/${name}`, `localhost/${name}-shell`];
  try {
    importRoot(command, shellRoot(root), shell);
    const format = program === 'podman' ? ['--format', 'docker'] : []; // else it leaves HEALTHCHECK out
    const bases = ['--build-arg', `BUILD_IMAGE=${shell}`, '--build-arg', `RUN_IMAGE=${runtimeImage}`];
    const dockerfile = ['--file', `${folder}/deploy/Dockerfile`, '--tag', image, folder];
    run(command, 'build', '--quiet', ...format, ...place, ...bases, ...dockerfile);
    const bytes = Number(run(command, 'image', 'inspect', '--format', '{{.Size}}', image));

    const port = await freePort();
    const url = `http://localhost:${port}`;
    const data = ['--env', `PORT=${port}`, '--volume', `${name}:/data`];
    const limits = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
    const start = () =>
      run(
        command,
        'run',
        '--detach',
        '--name',
        name,
        ...place,
        ...data,
        ...limits,
        '--memory',
        '400m',
        image,
      );
    start();
    const ready = await untilHealthy(url);
    const id = await sendLead(url);
    const inside = (script: string) => run(command, 'exec', name, 'node', '-p', script);
    const user = inside('process.getuid()');
    const written = inside("try { fs.writeFileSync('/desk/x', ''); 'written' } catch (error) { error.code }");
    const health = await healthOf(command, name);
    run(command, 'kill', '--signal', 'KILL', name);
    run(command, 'rm', '--force', name);
    start();
    await untilHealthy(url);
    const stored = storedIds(program, [...options, 'exec', name, 'node', 'dist/desk/cli.js']);
    run(command, 'stop', '--time', '15', name);
    const code = run(command, 'inspect', '--format', '{{.State.ExitCode}}', name);
    return [
      check('size of the image', bytes < LARGEST, `${(bytes / 1e6).toFixed(1)} MB`),
      info('from the start to the first answer', `${ready.toFixed(0)} ms`),
      check('it does not run as root', Number(user) > 0, user),
      check('its file system is read-only', written === 'EROFS', written),
      check('HEALTHCHECK', health === 'healthy', health),
      check(
        'a lead outlives kill -9 and a new container, once',
        stored.length === 1 && stored[0] === id,
        stored.length,
      ),
      check('the container ends at SIGTERM', code === '0', code),
    ];
  } finally {
    for (const args of [
      ['rm', '--force', name],
      ['volume', 'rm', '--force', name],
      ['rmi', '--force', image, shell, runtimeImage],
    ])
      spawnSync(program, [...options, ...args], { stdio: 'ignore' });
  }
}

/** Podman runs the check when it is asked; Docker by itself, so it is waited for. */
async function healthOf(command: readonly string[], name: string): Promise<string> {
  if (command[0] === 'podman') {
    run(command, 'healthcheck', 'run', name);
    return 'healthy';
  }
  const read = () => run(command, 'inspect', '--format', '{{.State.Health.Status}}', name);
  await until(() => read() !== 'starting', 60);
  return read();
}

function importRoot([program = '', ...options]: readonly string[], folder: string, image: string): void {
  const tarball = `${folder}.tar`;
  execFileSync('tar', ['--create', '--file', tarball, '--owner=0', '--group=0', '-C', folder, '.']);
  execFileSync(program, [...options, 'import', tarball, image], { stdio: ['ignore', 'ignore', 'pipe'] });
}
