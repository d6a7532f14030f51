/** File systems for images, made of programs of this machine and the libraries that they load. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * As in the distroless image: Node in its folder, certificates, names of users, and no shell.
 * @param desk the unpacked archive, whose native code needs libraries, too.
 */
export function runtimeRoot(root: string, desk: string): string {
  const folder = join(root, 'runtime-image');
  copyProgram(process.execPath, folder, '/nodejs/bin/node');
  copyLibraries(join(desk, `node_modules/@libsql/linux-${process.arch}-gnu/index.node`), folder);
  addCommon(folder);
  return folder;
}

/** As far as `deploy/Dockerfile` needs an image with a shell. */
export function shellRoot(root: string): string {
  const folder = join(root, 'shell-image');
  for (const name of ['sh', 'mkdir', 'cp', 'rm', 'uname'])
    copyProgram(execFileSync('which', [name], { encoding: 'utf8' }).trim(), folder, `/bin/${name}`);
  addCommon(folder);
  return folder;
}

function addCommon(folder: string): void {
  for (const name of ['etc', 'tmp', 'proc', 'sys', 'dev', 'run'])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(
    join(folder, 'etc/passwd'),
    'root:x:0:0::/:/sbin/nologin\nnonroot:x:65532:65532::/:/sbin/nologin\n',
  );
  writeFileSync(join(folder, 'etc/group'), 'root:x:0:\nnonroot:x:65532:\n');
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  if (existsSync(certificates)) copy(certificates, join(folder, certificates));
}

function copyProgram(program: string, folder: string, path: string): void {
  copy(realpathSync(program), join(folder, path));
  copyLibraries(program, folder);
}

function copyLibraries(program: string, folder: string): void {
  const libraries = execFileSync('ldd', [program], { encoding: 'utf8' });
  for (const [, library = ''] of libraries.matchAll(/(\/\S+\.so\S*)/g)) copy(library, join(folder, library));
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { dereference: true });
}
