import { expect, it, vi } from 'vitest';
import { startDesk } from '../testing/desk';
import { firmsFolder } from '../testing/firms';

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
