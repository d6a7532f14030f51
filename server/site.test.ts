import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { startDesk, temporaryFolder } from './testing/desk';

const style = ':host{color:red}\n/* “quoted” & <b> */';
const script = 'if (a < b && c) document.title = "x";';
const home = `<!doctype html><html lang=en><title>Home</title><style>body{}</style>
<script type=module src=/biosystem.js></script><script>${script}</script>
<script type="application/ld+json">{"@context":"https://schema.org"}</script>
<bio-site><template shadowrootmode=open><div><style>${style}</style><bio-x><template shadowrootmode=open><style>p{}</style></template></bio-x></div></template></bio-site>`;
const library = `export const long = "${'x'.repeat(2_000)}";`;

async function startSite(files: Record<string, string | Buffer> = {}) {
  const folder = temporaryFolder();
  const siteFolder = join(folder, 'site');
  const all = {
    'index.html': home,
    'services/biorinse.html': '<!doctype html><title>BioRinse</title><style>h1{}</style>',
    '404.html': '<!doctype html><title>Not found</title><p>Oops! Page not found<style>h2{}</style>',
    'biosystem.js': library,
    'biosystem.js.br': brotliCompressSync(library),
    'assets/widget-abc123.js': 'export {}',
    'custom-elements.json': '{}',
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(join(siteFolder, name, '..'), { recursive: true });
    writeFileSync(join(siteFolder, name), content);
  }
  writeFileSync(join(folder, 'secret.txt'), 'the secret');
  return { ...(await startDesk({ siteFolder })), siteFolder };
}

/** A request whose path is sent exactly as it is written. */
function get(port: number, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
        text(response).then(
          (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
          reject,
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

describe('a page', () => {
  it.each([
    '/',
    '/index.html',
    '/services/biorinse',
    '/services/biorinse/',
    '/services/biorinse.html',
    '/?a=b',
  ])('is served at %s, with a security policy and for its own site only', async (path) => {
    const { status, headers } = await get((await startSite()).port, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("object-src 'none'");
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('allows exactly the styles and scripts that stand in it, in shadow roots too', async () => {
    const policy = (await get((await startSite()).port, '/')).headers['content-security-policy'];
    const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    const directive = (name: string) =>
      String(policy)
        .split('; ')
        .find((part) => part.startsWith(name))
        ?.split(' ')
        .slice(1)
        .toSorted();
    expect(directive('style-src')).toEqual(["'self'", hash('body{}'), hash(style), hash('p{}')].toSorted());
    expect(directive('script-src')).toEqual(["'self'", hash(script)].toSorted());
    expect(directive('connect-src')).toEqual(["'self'", 'https://www.google.com']);
    expect(directive('frame-src')).toEqual(['https://www.google.com']);
    expect(policy).not.toContain('unsafe');
  });
});

describe('a file', () => {
  it('may be used by pages of other origins', async () => {
    const { port } = await startSite();
    for (const path of ['/biosystem.js', '/assets/widget-abc123.js', '/custom-elements.json']) {
      const { status, headers } = await get(port, path);
      expect(status).toBe(200);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['content-security-policy']).toBeUndefined();
    }
  });

  it('with a hash in its name is kept for a year, any other is asked for again', async () => {
    const { port } = await startSite();
    expect((await get(port, '/assets/widget-abc123.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get(port, '/biosystem.js')).headers['cache-control']).toBe('no-cache');
  });

  it('comes compressed to whoever can read that', async () => {
    const { url, port } = await startSite();
    const { headers } = await get(port, '/biosystem.js', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(await (await fetch(`${url}/biosystem.js`)).text()).toBe(library);
    expect((await get(port, '/biosystem.js')).headers['content-encoding']).toBeUndefined();
  });

  it('is not sent twice to whoever has it', async () => {
    const { port } = await startSite();
    const { etag } = (await get(port, '/biosystem.js')).headers;
    const again = await get(port, '/biosystem.js', { 'if-none-match': String(etag) });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await get(port, '/biosystem.js', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is described by HEAD', async () => {
    const { status, headers, body } = await get((await startSite()).port, '/biosystem.js', {}, 'HEAD');
    expect([status, headers['content-length'], body]).toEqual([200, String(library.length), '']);
  });

  it.each([
    ['bytes=2-5', 206, library.slice(2, 6)],
    ['bytes=2000-', 206, library.slice(2000)],
    ['bytes=10-999999', 206, library.slice(10)],
    ['bytes=999999-', 416, ''],
    ['bytes=5-2', 200, library],
    ['bytes=-5', 200, library],
    ['bytes=0-1,5-6', 200, library],
    ['bytes=99999999999999999999-', 200, library],
    ['lines=1-2', 200, library],
    ['nonsense', 200, library],
  ])('is given in part for the range %s: %i', async (range, status, body) => {
    const { port } = await startSite();
    const answer = await get(port, '/biosystem.js', { range });
    expect([answer.status, answer.body]).toEqual([status, body]);
  });

  it('that vanished while the desk runs costs this one answer, not the desk', async () => {
    const { port, siteFolder } = await startSite();
    rmSync(join(siteFolder, 'biosystem.js'));
    await expect(get(port, '/biosystem.js')).rejects.toThrow('socket hang up');
    expect((await get(port, '/')).status).toBe(200);
  });
});

describe('anything else', () => {
  it.each([
    '/nothing',
    '/..%2fsecret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..\\secret.txt',
    '//secret.txt',
    '/assets/../../secret.txt',
    '/%00',
    '/%',
    '/%ff',
    '/__proto__',
    `/${'x'.repeat(10_000)}`,
  ])('is not found, and nothing outside the site is served: %.40s', async (path) => {
    const { status, headers, body } = await get((await startSite()).port, path);
    expect(status).toBe(404);
    expect(body).toContain('Oops! Page not found');
    expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
  });

  it('is named in the log, without what may be personal in it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { port } = await startSite();
    await get(port, '/servces/biorinse?email=ada@example.com');
    await get(port, `/${'x'.repeat(10_000)}`);
    const lines = warn.mock.calls.flat();
    warn.mockRestore();
    expect(lines).toEqual(['Not found: "/servces/biorinse"', `Not found: "/${'x'.repeat(199)}"`]);
  });

  it('is not found in plain text where the site has no page for it, or there is no site', async () => {
    const { url } = await startDesk();
    const response = await fetch(`${url}/nothing`);
    expect([response.status, await response.text()]).toEqual([404, 'Not found\n']);
  });

  it('cannot be written', async () => {
    const { url } = await startSite();
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await fetch(url, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
    }
  });
});
