import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { findCaddy } from '../../scripts/tools/caddy';
import { attackList } from '../../server/testing/attackList';
import { generateLoad } from '../../server/testing/loadGenerator';
import { send, visitorsAgent } from '../../server/testing/send';
import { startCaddy } from './caddy';
import { isReceipt } from './deliver';
import { atLeast, type Experiment, type Finding, info, none, under } from './experiment';
import { auditWithPhotos, booking, randomIp } from './leads';
import { findNginx, startNginx } from './nginx';

const seconds = { short: 4, long: 60 };
const visitorsPerSecond = 20;
const slowConnections = 500;
/** Leads a minute of one network, and how many a stranger sends. */
const [limit, floodOfOne] = [60, 150];
const stranger = '127.200.0.1';

const env = { TRUST_PROXY: '1', RATE_LIMIT: String(limit) };

/** Caddy and nginx as in `deploy/` stand in front of a desk, with limits of their own, and strangers attack through them. */
export const proxies: Experiment = {
  name: 'proxies',
  async run(newDeployment, size) {
    const [caddy, nginx] = [findCaddy(), findNginx()];
    const all = [
      ...(caddy ? [['Caddy', (port: number) => startCaddy(caddy, [port])] as const] : []),
      ...(nginx ? [['nginx', (port: number) => startNginx(nginx, port)] as const] : []),
    ];
    const findings: Finding[] = [];
    for (const [name, start] of all) {
      const deployment = await newDeployment();
      const desk = await deployment.startDesk(env);
      const proxy = await start(Number(new URL(desk.url).port));
      deployment.onDispose(proxy.end);
      const found = await attackThrough(proxy.url, seconds[size]);
      const memory = under('memory of the desk, most', desk.memory().peak, 400, 'MB');
      findings.push(...[...found, memory].map((one) => ({ ...one, what: `${name}: ${one.what}` })));
      await deployment.killDesks();
    }
    return all.length > 0 ? findings : [info('left out: neither Caddy nor nginx is installed', '')];
  },
};

async function attackThrough(url: string, duration: number): Promise<Finding[]> {
  const agent = visitorsAgent();
  const large = await send(url, JSON.stringify(auditWithPhotos(8, 700_000)), { from: randomIp() });
  const tooLarge = await send(url, JSON.stringify(auditWithPhotos(8, 950_000)), { from: randomIp() }).catch(
    () => ({ status: 413 }), // it answers and closes, whatever is still sent
  );
  // The home page is there, whatever is asked of it.
  const paths = attackList.filter(({ group, path }) => group === 'a path' && !path.startsWith('/?'));
  let served = 0;
  for (const { path } of paths) if ((await statusOf(url, path)) < 300) served++;

  const sockets = startSlow(Number(new URL(url).port));
  let accepted = 0;
  const flood = async () => {
    for (let nth = 0; nth < floodOfOne; nth++) {
      const forged = `10.${nth}.0.1`;
      if ((await statusOf(url, '/api/requests', forged, JSON.stringify(booking()))) === 201) accepted++;
    }
  };
  const visitors = generateLoad(visitorsPerSecond, duration, async () => {
    const lead = Math.random() < 0.2 ? auditWithPhotos(3, 150_000) : booking();
    const { status, text } = await send(url, JSON.stringify(lead), { agent, from: randomIp() });
    return isReceipt(status, text, lead.id);
  });
  const [load] = await Promise.all([visitors, flood()]);
  for (const socket of sockets) socket.destroy();
  agent.destroy();
  return [
    atLeast('a lead of 7.5 MB is taken', large.status, 200),
    under('its status', large.status, 202, ''),
    atLeast('one of 10 MB is too large', tooLarge.status, 413),
    none('of the list of paths served', served),
    none('metrics shown', (await statusOf(url, '/metrics')) === 200 ? 1 : 0),
    under('leads of one network by forged addresses', accepted, limit + 1, ''),
    none('leads of others refused', load.failed),
    info('their p99', `${load.percentile(0.99).toFixed(0)} ms`),
  ];
}

/** Of a request of the stranger's, with an address that it makes up. */
const statusOf = (url: string, path: string, forged = '10.0.0.1', body?: string): Promise<number> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const sent = request(
      {
        hostname,
        port,
        path,
        family: 4,
        localAddress: stranger,
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'x-forwarded-for': forged, 'x-real-ip': forged, 'content-type': 'application/json' },
      },
      (response) => response.resume().once('end', () => resolve(response.statusCode ?? 0)),
    );
    sent.once('error', () => resolve(599)).end(body);
  });

/** Connections of one other stranger that begin a lead and say no more. */
function startSlow(port: number): Socket[] {
  const begun = `POST /api/requests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`;
  return Array.from({ length: slowConnections }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.201.0.1' }, () =>
      socket.write(begun),
    );
    return socket.on('error', () => {}).resume();
  });
}
