import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { pictureVersion } from '../../src/page/pictureVersion';
import { startDesk, temporaryFolder } from '../testing/desk';

const style = ':host{color:red}\n/* “quoted” & <b> */';
const script = 'if (a < b && c) document.title = "x";';
const home = `<!doctype html><html lang=en><title>Home</title><style>body{}</style>
<script type=module src=/biosystem.js></script><script>${script}</script>
<script type="application/ld+json">{"@context":"https://schema.org"}</script>
<bio-site><template shadowrootmode=open><div><style>${style}</style><bio-x><template shadowrootmode=open><style>p{}</style></template></bio-x></div></template></bio-site>`;
const library = `export const long = "${'x'.repeat(2_000)}";`;

function writeSite(siteFolder: string, files: Record<string, string | Buffer> = {}) {
  const all = {
    'index.html': home,
    'services/biorinse.html': '<!doctype html><title>BioRinse</title><style>h1{}</style>',
    '404.html': '<!doctype html><title>Not found</title><p>Oops! Page not found<style>h2{}</style>',
    'studio/index.html':
      '<!doctype html><title>Studio</title><script type=module src=./assets/a.js></script>',
    'docs/owner/index.html': '<!doctype html><title>Owner’s guide</title>',
    'docs/owner.md': '# Owner’s guide',
    'docs/assets/app.abc123.js': 'export {}',
    'biosystem.js': library,
    'biosystem.js.br': brotliCompressSync(library),
    'assets/widget-abc123.js': 'export {}',
    'v/abc123/biosystem.js': library,
    'v/1/biosystem.js': library,
    'custom-elements.json': '{}',
    'pictures/hero-480.avif': 'picture',
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(join(siteFolder, name, '..'), { recursive: true });
    writeFileSync(join(siteFolder, name), content);
  }
}

const inlineHash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

async function startSite() {
  const folder = temporaryFolder();
  const siteFolder = join(folder, 'site');
  writeSite(siteFolder);
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
  ])('is served at %s, with a security policy and without CORS', async (path) => {
    const { status, headers } = await get((await startSite()).port, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("object-src 'none'");
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('for search engines has one address: the others lead to it', async () => {
    const { port, siteFolder } = await startSite();
    const indexed = '<!doctype html><link rel="canonical" href="https://firm.example/x" />';
    writeSite(siteFolder, { 'plans.html': indexed, 'es/index.html': indexed });
    for (const [path, address] of [
      ['/plans.html', '/plans'],
      ['/plans/?a=b', '/plans?a=b'],
      ['/es', '/es/'],
      ['/es/index.html', '/es/'],
    ])
      expect(await get(port, path ?? '')).toMatchObject({ status: 308, headers: { location: address } });
    for (const path of ['/plans', '/plans?a=b', '/es/']) expect((await get(port, path)).status).toBe(200);
  });

  it('of a folder is moved to the address with a slash, from which its files are found', async () => {
    const { port } = await startSite();
    expect(await get(port, '/studio?a=b')).toMatchObject({
      status: 308,
      headers: { location: '/studio/?a=b' },
    });
    expect((await get(port, '/studio/')).status).toBe(200);
  });

  it('of the studio may connect to any address, and shows frames of ours only', async () => {
    const policy = (await get((await startSite()).port, '/studio/')).headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self' https: http:");
    expect(policy).toContain("frame-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain('trusted-types studio');
  });

  it('of the documentation shows frames of ours only, and has its Markdown and lasting files beside it', async () => {
    const { port } = await startSite();
    const policy = (await get(port, '/docs/owner/')).headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-src 'self'");
    expect(policy).toContain('trusted-types vue');
    expect(await get(port, '/docs/owner.md')).toMatchObject({
      headers: { 'content-type': 'text/markdown;charset=utf-8' },
      body: '# Owner’s guide',
    });
    expect((await get(port, '/docs/assets/app.abc123.js')).headers['cache-control']).toContain('immutable');
  });

  it('has a policy that allows exactly its inline styles and scripts, in shadow roots too', async () => {
    const policy = (await get((await startSite()).port, '/')).headers['content-security-policy'];
    const directive = (name: string) =>
      String(policy)
        .split('; ')
        .find((part) => part.startsWith(name))
        ?.split(' ')
        .slice(1)
        .toSorted();
    expect(directive('style-src')).toEqual(
      ["'self'", inlineHash('body{}'), inlineHash(style), inlineHash('p{}')].toSorted(),
    );
    expect(directive('script-src')).toEqual(["'self'", inlineHash(script)].toSorted());
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

  it.each([
    [
      'with a hash in its name is cached for a year',
      '/assets/widget-abc123.js',
      'public, max-age=31536000, immutable',
    ],
    ['of a release is cached for a year', '/v/abc123/biosystem.js', 'public, max-age=31536000, immutable'],
    [
      'that follows a major version is cached for minutes',
      '/v/1/biosystem.js',
      'public, max-age=300, stale-while-revalidate=86400',
    ],
    [
      'that is a picture is cached for a year by the hash of the pictures',
      `/pictures/hero-480.avif?v=${pictureVersion}`,
      'public, max-age=31536000, immutable',
    ],
    [
      'that is a picture is cached for minutes by its bare name',
      '/pictures/hero-480.avif',
      'public, max-age=300, stale-while-revalidate=86400',
    ],
    [
      'that is a picture is cached for minutes by the hash of another release',
      '/pictures/hero-480.avif?v=00000000',
      'public, max-age=300, stale-while-revalidate=86400',
    ],
    ['under any other name is revalidated', '/biosystem.js', 'no-cache'],
    ['under any other name is revalidated with a query too', '/biosystem.js?a=/v/x/', 'no-cache'],
  ])('%s', async (_, path, caching) => {
    const { port } = await startSite();
    expect((await get(port, path)).headers['cache-control']).toBe(caching);
  });

  it('is sent compressed to clients that accept it', async () => {
    const { url, port } = await startSite();
    const { headers } = await get(port, '/biosystem.js', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(await (await fetch(`${url}/biosystem.js`)).text()).toBe(library);
    expect((await get(port, '/biosystem.js')).headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['br;q=0', undefined],
    ['br; q=0.000, gzip', undefined],
    ['br;q=0.1', 'br'],
    ['abr', undefined],
    ['BR', 'br'],
  ])('is compressed under "%s" with %s', async (accepted, coding) => {
    const { port } = await startSite();
    const { headers } = await get(port, '/biosystem.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(coding);
  });

  it('is answered 304 to clients that have it', async () => {
    const { port } = await startSite();
    const { etag } = (await get(port, '/biosystem.js')).headers;
    const again = await get(port, '/biosystem.js', { 'if-none-match': String(etag) });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await get(port, '/biosystem.js', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('has the same headers for HEAD', async () => {
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
  ])('is sent in part for the range %s: %i', async (range, status, body) => {
    const { port } = await startSite();
    const answer = await get(port, '/biosystem.js', { range });
    expect([answer.status, answer.body]).toEqual([status, body]);
  });

  it.each([
    ['small, so that it is kept in memory', 1_000],
    ['large', 500_000],
  ])('is sent again and in part, and as it is once it was replaced: %s', async (_, size) => {
    const { port, siteFolder } = await startSite();
    const first = 'abcdefghij'.repeat(size / 10);
    writeSite(siteFolder, { 'one.txt': first });
    const sent = async (headers = {}) => (await get(port, '/one.txt', headers)).body;
    expect(await sent()).toBe(first);
    expect(await sent()).toBe(first);
    expect(await sent({ range: 'bytes=13-16' })).toBe('defg');
    writeSite(siteFolder, { 'one.txt': 'second' });
    expect(await sent()).toBe('second');
  });

  it('that is removed while the desk runs is not found, and the others are served', async () => {
    const { port, siteFolder } = await startSite();
    expect((await get(port, '/biosystem.js')).status).toBe(200);
    rmSync(join(siteFolder, 'biosystem.js'));
    expect((await get(port, '/biosystem.js')).status).toBe(404);
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
    const { status, headers, body } = await get((await startSite()).port, path, { accept: 'text/html' });
    expect(status).toBe(404);
    expect(body).toContain('Oops! Page not found');
    expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
  });

  it('is not found by the page of its folder, where that has one: in its language', async () => {
    const { port, siteFolder } = await startSite();
    writeSite(siteFolder, { 'es/404.html': '<!doctype html><title>Página no encontrada</title>' });
    for (const [path, says] of [
      ['/es/nada', 'no encontrada'],
      ['/es/services/nada', 'no encontrada'],
      ['/services/nothing', 'Oops!'],
      ['/estate', 'Oops!'],
    ] as const) {
      const { status, body } = await get(port, path, { accept: 'text/html' });
      expect(status).toBe(404);
      expect(body).toContain(says);
    }
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

  it('is named once an hour, and no more than a hundred: anybody can ask for others', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { port } = await startSite();
    for (let nth = 0; nth < 150; nth++) await get(port, `/nothing-${nth % 120}`);
    const lines = warn.mock.calls.flat();
    warn.mockRestore();
    expect(lines).toEqual(Array.from({ length: 100 }, (_, nth) => `Not found: "/nothing-${nth}"`));
  });

  /** Checks what a page of any origin reads of a wrong address. */
  async function expectProblem(response: Response, status: number, detail: string) {
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status, detail: expect.stringContaining(detail) });
  }

  it('is not found for scripts of every origin, who can read that', async () => {
    const { url } = await startSite();
    for (const path of ['/biosystm.js', '/v/0.0.1/biosystem.js', '/api'])
      await expectProblem(await fetch(url + path), 404, 'no file at this address');
  });

  it('is not found in the same way where the site has no page for it, or there is no site', async () => {
    const { url } = await startDesk();
    const response = await fetch(`${url}/nothing`, { headers: { accept: 'text/html' } });
    await expectProblem(response, 404, 'no file at this address');
  });

  it('is answered 405 by other methods, with where leads are taken', async () => {
    const { url } = await startSite();
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await fetch(url, { method });
      expect(response.headers.get('allow')).toBe('GET, HEAD');
      await expectProblem(response, 405, 'Leads are taken at /api/requests.');
    }
  });

  it.each(['/', '/api', '/requests', '/API/requests', '/biosystem.js'])(
    'answers the preflight of a lead that was sent there by mistake: %s',
    async (path) => {
      const { url } = await startSite();
      const { status, headers } = await fetch(url + path, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://agency.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-methods')).toContain('POST');
      expect(headers.get('access-control-allow-headers')).toBe('content-type');
    },
  );
});

describe('a build while the desk runs', () => {
  /** Replaces a folder as the build does: by two renames. */
  function swap(siteFolder: string, next: string) {
    const previous = `${siteFolder}-previous`;
    renameSync(siteFolder, previous);
    renameSync(next, siteFolder);
    rmSync(previous, { recursive: true });
  }

  const pageOf = (version: number) =>
    `<!doctype html><title>Version ${version}</title>${'x'.repeat(version * 500)}<style>/*${version}*/</style>`;

  it('drops no connection, serves each file complete and with its length, and at last the new files', async () => {
    const { port, siteFolder } = await startSite();
    const end = new AbortController();
    let responses = 0;
    const browse = async () => {
      while (!end.signal.aborted) {
        const { status, headers, body } = await get(port, '/page');
        // Node's client rejects a body that is shorter than its length.
        expect([status, Buffer.byteLength(body)]).toEqual([200, Number(headers['content-length'])]);
        const version = Number(/Version (\d+)/.exec(body)?.[1]);
        expect(body).toBe(pageOf(version));
        expect(headers['content-security-policy']).toContain(inlineHash(`/*${version}*/`));
        responses++;
      }
    };
    writeSite(`${siteFolder}-next`, { 'page.html': pageOf(1) });
    swap(siteFolder, `${siteFolder}-next`);
    const visitors = Promise.all([browse(), browse(), browse(), browse()]);
    for (let version = 2; version <= 20; version++) {
      writeSite(`${siteFolder}-next`, { 'page.html': pageOf(version) });
      const before = responses;
      swap(siteFolder, `${siteFolder}-next`);
      await expect.poll(() => responses, { interval: 1 }).toBeGreaterThan(before);
    }
    end.abort();
    await visitors;
    expect((await get(port, '/page')).body).toBe(pageOf(20));
  });

  it('waits for a folder that is missing for a moment', async () => {
    const { port, siteFolder } = await startSite();
    renameSync(siteFolder, `${siteFolder}-away`);
    const response = get(port, '/biosystem.js');
    await get(port, '/api/nothing');
    renameSync(`${siteFolder}-away`, siteFolder);
    expect((await response).body).toBe(library);
  });

  it('completes a response that has begun from the old file', async () => {
    const { port, siteFolder } = await startSite();
    const old = 'old '.repeat(5_000_000);
    writeSite(`${siteFolder}-next`, { 'large.txt': old });
    swap(siteFolder, `${siteFolder}-next`);
    const response = await new Promise<IncomingMessage>((resolve) => {
      request({ port, host: '127.0.0.1', path: '/large.txt' }, resolve).end();
    });
    writeSite(`${siteFolder}-next`, { 'large.txt': 'new' });
    swap(siteFolder, `${siteFolder}-next`);
    expect((await get(port, '/large.txt')).body).toBe('new');
    expect(await text(response)).toBe(old);
  });
});

describe('a release that the site lacks', () => {
  async function startWithKept(site: Record<string, string> = {}) {
    const folder = temporaryFolder();
    const [siteFolder, releasesFolder] = [join(folder, 'site'), join(folder, 'releases')];
    writeSite(siteFolder, site);
    for (const release of ['1.2.9', '2.9.0', '2.10.0'])
      for (const name of ['biosystem.js', 'integrity.json']) {
        mkdirSync(join(releasesFolder, 'v', release), { recursive: true });
        writeFileSync(join(releasesFolder, 'v', release, name), release);
      }
    return startDesk({ siteFolder, releasesFolder });
  }

  it.each([
    ['under its number', '/v/1.2.9/biosystem.js', '1.2.9', 'public, max-age=31536000, immutable'],
    [
      'for its major version, the newest',
      '/v/2/biosystem.js',
      '2.10.0',
      'public, max-age=300, stale-while-revalidate=86400',
    ],
  ])('is served from the folder of kept ones: %s', async (_, path, release, caching) => {
    const { port } = await startWithKept();
    const { status, body, headers } = await get(port, path);
    expect([status, body, headers['cache-control']]).toEqual([200, release, caching]);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('is followed where the site has only a preview of its major version', async () => {
    const { port } = await startWithKept({ 'v/1.3.0-dev.aBc/integrity.json': '{}' });
    expect((await get(port, '/v/1/biosystem.js')).body).toBe('1.2.9');
  });

  it('is not mixed with what the site has', async () => {
    const { port } = await startWithKept({
      'v/1.2.9/biosystem.js': 'of the site',
      'v/1.2.9/integrity.json': '{}',
    });
    expect((await get(port, '/v/1.2.9/biosystem.js')).body).toBe('of the site');
    expect((await get(port, '/v/1/biosystem.js')).body).toBe(library);
    expect((await get(port, '/v/3/biosystem.js')).status).toBe(404);
    expect((await get(port, '/v/1.2.9/../../../leads.sqlite')).status).toBe(404);
  });
});
