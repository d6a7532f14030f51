import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { freePort } from '../../server/testing/postgres';
import { until } from '../faults/until';
import { type Check, check, info } from './checks';
import { sendLead, storedIds, untilHealthy } from './leads';
import { runtimeRoot, shellRoot } from './standInImages';

/** Bytes of the image, unpacked. */
const LARGEST = 200e6;

const engines = ['docker', 'podman'];

/** The program that builds and runs images here, if there is one that works. */
export const findEngine = (): string | undefined =>
  engines.find((engine) => spawnSync(engine, ['info'], { stdio: 'ignore' }).status === 0);

/**
 * The image of `deploy/Dockerfile`, built in an unpacked archive and run as `deploy/compose.yaml` does. Registries are not
 * asked: stand-ins for the images that it begins from are made of this machine's Node and the libraries that it needs.
 */
export async function tryContainer(engine: string, folder: string, root: string): Promise<Check[]> {
  const suffix = randomUUID().slice(0, 8);
  const image = `localhost/desk-test-${suffix}`;
  const [shell, runtime] = [`${image}-shell`, `${image}-runtime`];
  const volume = `desk-test-${suffix}`;
  const container = volume;
  const run = (...args: string[]) => execFileSync(engine, args, { encoding: 'utf8' }).trim();
  try {
    importRoot(engine, shellRoot(root), shell);
    importRoot(engine, runtimeRoot(root), runtime);
    const format = engine === 'podman' ? ['--format', 'docker', '--network', 'host'] : [];
    const bases = ['--build-arg', `BUILD_IMAGE=${shell}`, '--build-arg', `RUN_IMAGE=${runtime}`];
    run(
      'build',
      '--quiet',
      ...format,
      ...bases,
      '--file',
      `${folder}/deploy/Dockerfile`,
      '--tag',
      image,
      folder,
    );
    const bytes = Number(run('image', 'inspect', '--format', '{{.Size}}', image));

    const port = await freePort();
    const url = `http://localhost:${port}`;
    const limits = [
      '--read-only',
      '--cap-drop',
      'ALL',
      '--security-opt',
      'no-new-privileges',
      '--memory',
      '400m',
    ];
    run(
      ...['run', '--detach', '--name', container, '--network', 'host', '--env', `PORT=${port}`],
      ...['--volume', `${volume}:/data`, ...limits, image],
    );
    const ready = await untilHealthy(url);
    const id = await sendLead(url);
    const inside = (script: string) => run('exec', container, 'node', '-p', script);
    const user = inside('process.getuid()');
    const written = inside("try { fs.writeFileSync('/desk/x', ''); 'written' } catch (error) { error.code }");
    const health = await healthOf(engine, container);
    run('kill', '--signal', 'KILL', container);
    run('rm', '--force', container);
    run(
      ...['run', '--detach', '--name', container, '--network', 'host', '--env', `PORT=${port}`],
      ...['--volume', `${volume}:/data`, ...limits, image],
    );
    await untilHealthy(url);
    const stored = storedIds(engine, ['exec', container, 'node', 'dist/desk/cli.js']);
    run('stop', '--time', '15', container);
    const code = run('inspect', '--format', '{{.State.ExitCode}}', container);
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
      ['rm', '--force', container],
      ['volume', 'rm', '--force', volume],
      ['rmi', '--force', image, shell, runtime],
    ])
      spawnSync(engine, args, { stdio: 'ignore' });
  }
}

/** Podman runs the check when it is asked; Docker by itself, so it is waited for. */
async function healthOf(engine: string, container: string): Promise<string> {
  if (engine === 'podman') {
    const { status } = spawnSync(engine, ['healthcheck', 'run', container], { stdio: 'ignore' });
    return status === 0 ? 'healthy' : 'unhealthy';
  }
  const read = () =>
    execFileSync(engine, ['inspect', '--format', '{{.State.Health.Status}}', container], {
      encoding: 'utf8',
    }).trim();
  await until(() => read() !== 'starting', 60);
  return read();
}

function importRoot(engine: string, folder: string, image: string): void {
  const tar = execFileSync('tar', ['--create', '--owner=0', '--group=0', '-C', folder, '.'], {
    maxBuffer: 512 * 1024 * 1024,
  });
  execFileSync(engine, ['import', '-', image], { input: tar, stdio: ['pipe', 'ignore', 'inherit'] });
}
