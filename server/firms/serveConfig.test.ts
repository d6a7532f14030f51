import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import type { DeskEnv } from '../http/problem';
import { englishStyle } from '../notify/messages';
import { startDesk } from '../testing/desk';
import { firmsFolder } from '../testing/firms';
import type { Firm } from './firm';
import type { Firms } from './firms';
import { publicConfig } from './publicConfig';
import { serveSnapshot } from './serveConfig';
import type { Snapshots } from './snapshots';

const config = { version: 1, company: { name: 'Bug Off', phone: '(404) 555-0123' } };
const firm = {
  allowedOrigins: ['https://bug-off.example'],
  mail: { smtp: 'smtp://desk:hunter2@127.0.0.1:9', from: 'a@b.example', to: 'office@b.example' },
};

it('the config of a firm is served to every origin, without anything else of its file', async () => {
  const firms = { 'bug-off': { ...firm, config: 'configs/bug-off.json' }, inline: { ...firm, config } };
  const { url } = await startDesk({
    firmsFolder: firmsFolder(firms, { 'configs/bug-off.json': JSON.stringify(config) }),
  });
  for (const id of ['bug-off', 'inline']) {
    for (const coding of ['identity', 'gzip', 'br']) {
      const answer = await fetch(`${url}/configs/${id}.json`, {
        headers: { origin: 'https://anybody.example', 'accept-encoding': coding },
      });
      expect(await answer.json()).toEqual(config);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'content-type': 'application/json',
        'cache-control': 'public, max-age=60',
        vary: 'Accept-Encoding',
        ...(coding !== 'identity' && { 'content-encoding': coding }),
      });
    }
  }
});

it('a config that the browser has already is answered with 304', async () => {
  const { url } = await startDesk({ firmsFolder: firmsFolder({ 'bug-off': { ...firm, config } }) });
  const get = (tag: string) => fetch(`${url}/configs/bug-off.json`, { headers: { 'if-none-match': tag } });
  const etag = (await get('"another"')).headers.get('etag') ?? '';
  const known = await get(`"another", ${etag}`);
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag]);
  expect(known.headers.get('access-control-allow-origin')).toBe('*');
});

it.each([
  ['of a firm without one', 'plain.json', 404],
  ['of an unknown firm', 'nobody.json', 404],
  ['without its ending', 'bug-off', 404],
  ['that is a path', '..%2fbug-off.json', 404],
  ['of a firm whose file has errors', 'broken.json', 503],
])('a config %s is answered with a problem that every page may read', async (_what, name, status) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const firms = { 'bug-off': { ...firm, config }, plain: firm, broken: '{ "hunter2"' };
  const { url } = await startDesk({ firmsFolder: firmsFolder(firms) });
  const answer = await fetch(`${url}/configs/${name}`);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.text()).not.toContain('hunter2');
  vi.restoreAllMocks();
});

it('without firms, the folder of that name is the site’s', async () => {
  const { url } = await startDesk();
  const answer = await fetch(`${url}/configs/bug-off.json`);
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('no file')]);
});

/** A desk's routes of configs, with snapshots that are texts. @param find makes one. */
function appWith(find: Snapshots['find']) {
  const own: Firm = {
    id: 'junk',
    allowedOrigins: [],
    notify: { mail: undefined, webhooks: [] },
    config: publicConfig('{"version":1}', [], []),
    calendars: [],
    owners: new Map(),
    readers: new Map(),
    style: englishStyle,
  };
  const firms: Firms = {
    own,
    ids: () => ['junk'],
    find: (id) => (id === 'junk' ? own : undefined),
    changeOwn: () => {},
    reload: () => {},
    styleOf: () => englishStyle,
  };
  const app = new Hono<DeskEnv>();
  const snapshots = { find, stop: () => Promise.resolve() };
  app.get('/configs/:id/:file', serveSnapshot({ firms, findPublished: undefined }, snapshots));
  return app;
}

it('the snapshot of a config is served to every origin, as the config is', async () => {
  const asked: unknown[] = [];
  const app = appWith((name, { text }, lang) => {
    asked.push([name, text, lang]);
    return Promise.resolve(
      publicConfig('export {};', brotliCompressSync('export {};'), gzipSync('export {};')),
    );
  });
  const get = (headers: Record<string, string>) =>
    app.request('/configs/junk/quote-builder.js?lang=de', { headers });
  const answer = await get({ 'accept-encoding': 'br' });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': 'text/javascript',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=60',
    vary: 'Accept-Encoding',
  });
  const known = await get({ 'if-none-match': answer.headers.get('etag') ?? '' });
  expect(known.status).toBe(304);
  expect(await (await get({})).text()).toBe('export {};');
  expect(asked[0]).toEqual(['quote-builder', '{"version":1}', 'de']);
});

it.each([
  ['of an unknown widget', '/configs/junk/nothing.js'],
  ['of another kind', '/configs/junk/faq.css'],
  ['in a language that is none', '/configs/junk/faq.js?lang=%22'],
])('a snapshot %s is answered with 404, which every page may read', async (_what, path) => {
  const answer = await appWith(() => Promise.resolve(undefined)).request(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

it.each([
  ['that cannot be made', 'junk'],
  ['of an unknown firm', 'nobody'],
])('instead of a snapshot %s comes a script: it may be the only one of its page', async (_what, id) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const answer = await appWith(() => Promise.reject(new Error('no memory'))).request(`/configs/${id}/map.js`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("import('../../biosystem.js')");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'content-type': 'text/javascript',
  });
  vi.restoreAllMocks();
});

it('the cause of a snapshot that cannot be made is logged once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const app = appWith(() => Promise.reject(new Error('it takes longer than 10 s')));
  for (let time = 0; time < 2; time++) await app.request('/configs/junk/faq.js');
  expect(warned.mock.calls).toEqual([
    ['No snapshot of faq for junk could be made: it takes longer than 10 s'],
  ]);
  warned.mockRestore();
});
