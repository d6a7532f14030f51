import { X509Certificate } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readSettings } from '../operations/settings';
import { startDesk, temporaryFolder } from '../testing/desk';
import { CERTIFICATE, ensureCertificate, KEY } from './ownCertificate';

const DAY = 86_400_000;

it('a certificate is for this machine alone, is kept, and is made anew before it ends', () => {
  const folder = join(temporaryFolder(), 'https');
  const read = () => readFileSync(join(folder, CERTIFICATE), 'utf8');
  expect(ensureCertificate(folder, new Date())).toBe(true);
  const first = read();
  const certificate = new X509Certificate(first);
  expect(certificate.subjectAltName).toMatch(
    /^DNS:localhost, IP Address:127\.0\.0\.1, IP Address:0:0:0:0:0:0:0:1$/,
  );
  expect(certificate.ca).toBe(false);
  expect(statSync(join(folder, KEY)).mode & 0o777).toBe(0o600);
  expect(ensureCertificate(folder, new Date())).toBe(false);
  expect(read()).toBe(first);
  expect(ensureCertificate(folder, new Date(Date.now() + 380 * DAY))).toBe(true);
  expect(read()).not.toBe(first);
});

it('says what to do where there is no openssl', () => {
  vi.stubEnv('PATH', temporaryFolder());
  try {
    expect(() => ensureCertificate(join(temporaryFolder(), 'https'), new Date())).toThrow(
      /^the program openssl is not on the PATH\. Install it \(.+\), or start without --https$/,
    );
  } finally {
    vi.unstubAllEnvs();
  }
});

it('a desk with a certificate answers by HTTPS, and leaves other ports of the machine as they are', async () => {
  const folder = join(temporaryFolder(), 'https');
  ensureCertificate(folder, new Date());
  const { https } = readSettings({ HTTPS_FOLDER: folder });
  const { port } = await startDesk({ https });
  const answer = await new Promise<{ status?: number | undefined; hsts?: string | undefined }>(
    (resolve, reject) => {
      request({ host: 'localhost', port, path: '/healthz', ca: https?.cert }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, hsts: response.headers['strict-transport-security'] });
      })
        .on('error', reject)
        .end();
    },
  );
  // With that header the browser would refuse http://localhost on every port for a year.
  expect(answer).toEqual({ status: 200, hsts: undefined });
});

it('says which file is missing', () => {
  expect(() => readSettings({ HTTPS_FOLDER: temporaryFolder() })).toThrow(/HTTPS_FOLDER.*cert\.pem/);
});
