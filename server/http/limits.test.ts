import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { leadLimits } from '../../src/domain/limits';
import { allLeads, post, startDesk, temporaryFolder } from '../testing/desk';
import { contactLead } from '../testing/leads';
import { startDeskProcess } from '../testing/shared';

const large = () => JSON.stringify(contactLead({ padding: 'x'.repeat(200 * 1024) }));
const head = (length: number, more = '') =>
  `POST /api/requests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`;

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => {
    socket.destroy();
  });
  await once(socket, 'connect');
  return socket;
}

/** Starts a lead with photos and stops in the middle. */
async function startLarge(port: number, from: string): Promise<Socket> {
  const socket = await open(port);
  const body = large();
  socket.write(`${head(body.length, `X-Forwarded-For: ${from}\r\n`)}${body.slice(0, 100 * 1024)}`);
  return socket;
}

describe('leads with photos', () => {
  it('beyond the limit are answered with Retry-After, those without photos never', async () => {
    const { url, port, desk } = await startDesk({ maxBodies: 3, trustProxy: true });
    const metrics = () => fetch(`${url}/metrics`).then((response) => response.text());
    const busy = await Promise.all(['1.1.1.1', '2.2.2.2', '3.3.3.3'].map((from) => startLarge(port, from)));
    await expect.poll(metrics).toContain('desk_bodies_in_flight 3\n');
    const rejected = await post(url, large());
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await rejected.json()).toMatchObject({ detail: expect.stringContaining('send it again') });
    expect((await post(url, contactLead())).status).toBe(201);
    busy[0]?.destroy();
    await expect.poll(metrics).toContain('desk_bodies_in_flight 2\n');
    expect((await post(url, large())).status).toBe(201);
    expect(await allLeads(desk)).toHaveLength(2);
    expect(await metrics()).toContain('desk_refusals_total{reason="no room"} 1\n');
  });

  it('from one client leave some of the upload budget to others', async () => {
    const { url, port } = await startDesk({ trustProxy: true });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    await Promise.all(Array.from({ length: 6 }, (_, i) => startLarge(port, `2001:db8::${i + 1}`)));
    await expect
      .poll(async () => (await post(url, large(), from('2001:db8::ffff'))).status, { interval: 200 })
      .toBe(503);
    expect((await post(url, large(), from('2001:db8:0:1::1'))).status).toBe(201);
    expect((await post(url, contactLead(), from('2001:db8::1'))).status).toBe(201);
  });

  it('that never end, of one address, refuse nobody else one of 8 MB', async () => {
    const { url, port, desk } = await startDesk({ trustProxy: true });
    const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`;
    const headers = head(0, 'X-Forwarded-For: 203.0.113.7\r\n').replace(
      'Content-Length: 0',
      'Transfer-Encoding: chunked',
    );
    const attacks = await Promise.all(Array.from({ length: 6 }, () => open(port)));
    for (const socket of attacks) socket.write(headers + chunk.repeat(4));
    await expect
      .poll(async () => Number(/desk_body_bytes (\d+)/.exec(await desk.metrics.registry.metrics())?.[1]))
      .toBeGreaterThan(10_000_000);
    const body = JSON.stringify(contactLead({ padding: 'x'.repeat(leadLimits.body - 2_000) }));
    for (let nth = 0; nth < 5; nth++) {
      expect((await post(url, body, { 'x-forwarded-for': `10.0.0.${nth}` })).status).toBeLessThan(202);
    }
  });

  it('of 8 MB, 24 at a time, are stored or answered with Retry-After, in 200 MB of memory', async () => {
    const desk = await startDeskProcess({ DATA_DIR: temporaryFolder(), MAX_BODIES: '50', TRUST_PROXY: '1' });
    const atRest = desk.memory().now;
    let stored = 0;
    const padding = 'x'.repeat(leadLimits.body - 2_000);
    const send = async (nth: number) => {
      const body = JSON.stringify(contactLead({ padding }));
      for (let attempt = 0; attempt < 400; attempt++) {
        const { status } = await post(desk.url, body, { 'x-forwarded-for': `10.0.0.${nth}` });
        if (status === 201) {
          stored++;
          return;
        }
        expect(status).toBe(503);
        await sleep(50 + Math.random() * 200);
      }
    };
    await Promise.all(Array.from({ length: 24 }, (_, nth) => send(nth)));
    expect(stored).toBe(24);
    // The desk itself takes some 70 MB.
    expect(desk.memory().peak - atRest).toBeLessThan(200);
  }, 120_000);
});

describe('a lead', () => {
  it.each([
    ['more fields than any form', Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`f${i}`, '']))],
    ['too many values', { items: Array(10_001).fill(0) }],
    ['too many photos', { kind: 'audit', photos: Array(11).fill('data:image/png;base64,AA==') }],
    ['a deep nest', { a: JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) }],
  ])('with %s is rejected', async (_name, own) => {
    const { url } = await startDesk();
    expect((await post(url, contactLead(own))).status).toBe(400);
  });

  it('is counted for the /64 network of an IPv6 address', async () => {
    const { url } = await startDesk({ rateLimit: 1, trustProxy: true });
    const from = async (address: string) =>
      (await post(url, contactLead(), { 'x-forwarded-for': address })).status;
    expect(await from('2001:db8:0:1::1')).toBe(201);
    expect(await from('2001:db8:0:1:ffff::2')).toBe(429);
    expect(await from('2001:db8:0:2::1')).toBe(201);
  });
});

describe('thousands of slow connections', () => {
  it('delay no other client, and are closed after the timeout', async () => {
    const { url, port } = await startDesk({}, { stall: 4_000, request: 20_000, stop: 200 });
    const beginnings = [
      'POST /api/requests HTTP/1.1\r\nHost: x\r\n', // endless headers
      '',
      `${head(2_000)}{`,
      `${head(200_000)}${'['.repeat(50_000)}`, // unfinished photos
    ];
    /** The 99th percentile of 100 posts, in milliseconds. */
    const slowestPosts = async () => {
      const times: number[] = [];
      for (let i = 0; i < 100; i++) {
        const start = performance.now();
        expect((await post(url, contactLead())).status).toBe(201);
        times.push(performance.now() - start);
      }
      return times.toSorted((a, b) => a - b)[98] ?? 0;
    };
    const quiet = await slowestPosts();
    const slow: Socket[] = [];
    for (let i = 0; i < 40; i++)
      slow.push(...(await Promise.all(Array.from({ length: 50 }, () => open(port)))));
    for (const [i, socket] of slow.entries()) socket.resume().write(beginnings[i % beginnings.length] ?? '');
    const drip = setInterval(() => {
      for (const socket of slow) if (socket.writable) socket.write('x');
    }, 500);
    onTestFinished(() => clearInterval(drip));
    // On a busy machine a quiet desk is slow too.
    expect(await slowestPosts()).toBeLessThan(Math.max(1_000, 10 * quiet));
    await expect.poll(() => slow.every(({ closed }) => closed), { timeout: 20_000 }).toBe(true);
  });
});
