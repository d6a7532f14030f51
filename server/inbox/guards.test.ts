import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { provideMetrics } from '../http/problem';
import { UploadBudget } from '../http/uploadBudget';
import { createMetrics } from '../operations/metrics';
import { type InboxEnv, oneAtATime } from './guards';

it('requests of one session are answered one after the other, eleven at most, and those of another meanwhile', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let [running, most] = [0, 0];
  const app = new Hono<InboxEnv>();
  app.use(async (context, next) => {
    const token_hash = context.req.header('session') ?? '';
    context.set('session', {
      token_hash,
      account: '',
      credential: '',
      created_at: '',
      used_at: '',
      device: '',
    });
    await next();
  });
  app.use(provideMetrics(createMetrics(new UploadBudget(1))), oneAtATime());
  app.get('/', async (context) => {
    running++;
    most = Math.max(most, running);
    if (context.req.header('session') === 'a') await held;
    running--;
    return context.text('');
  });
  const ask = async (session: string) => (await app.request('/', { headers: { session } })).status;
  const first = Array.from({ length: 11 }, () => ask('a'));
  expect(await ask('a')).toBe(429);
  expect(await ask('b')).toBe(200);
  expect(most).toBe(2);
  release();
  expect(await Promise.all(first)).toEqual(Array(11).fill(200));
  expect(await ask('a')).toBe(200);
  expect(most).toBe(2);
});
