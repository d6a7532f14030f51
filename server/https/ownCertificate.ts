/** The certificate of a desk on this machine, which the desk itself has signed: no browser trusts it until its user says so. */
import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files in a folder, as `HTTPS_FOLDER` names it. */
export const CERTIFICATE = 'cert.pem';
export const KEY = 'key.pem';

/** As long as browsers accept one at most. */
const DAYS = 397;
const DAY = 86_400_000;
/** Days before its end when it is made anew. */
const RENEWED = 30;

/** It holds for this machine alone, and cannot vouch for other names: whoever finds the key gains nothing elsewhere. */
const REQUEST = `[req]
prompt = no
distinguished_name = name
x509_extensions = extensions
[name]
CN = localhost
[extensions]
subjectAltName = DNS:localhost, IP:127.0.0.1, IP:::1
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = serverAuth
`;

/**
 * Makes a certificate by openssl where the folder has none that holds for some time yet.
 * @returns whether it is a new one
 * @throws Error where openssl is not there, or fails
 */
export function ensureCertificate(folder: string, now: Date): boolean {
  const certificate = join(folder, CERTIFICATE);
  const key = join(folder, KEY);
  if (existsSync(key) && existsSync(certificate)) {
    const { validTo } = new X509Certificate(readFileSync(certificate));
    if (Date.parse(validTo) - now.getTime() > RENEWED * DAY) return false;
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const request = join(folder, 'request.cnf');
  writeFileSync(request, REQUEST);
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', String(DAYS)];
  const { error, status, stderr } = spawnSync(
    'openssl',
    ['req', '-x509', ...kind, '-config', request, '-keyout', key, '-out', certificate],
    { encoding: 'utf8' },
  );
  rmSync(request);
  if (error)
    throw new Error(
      'the program openssl is not on the PATH. Install it ("apt-get install openssl", "brew install openssl"; on Windows it comes with Git, in usr\\bin), or start without --https',
    );
  if (status !== 0) throw new Error(`openssl failed: ${stderr.trim()}`);
  chmodSync(key, 0o600);
  return true;
}
