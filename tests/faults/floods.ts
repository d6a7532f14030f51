import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildDesk } from '../../server/testing/childDesk';
import { passwordHash } from '../../server/testing/publish';
import { atLeast, type Experiment, type Finding, info, none, under } from './experiment';
import { auditWithPhotos, booking } from './leads';
import { startProbe } from './probe';
import { sendFromVisitors } from './visitors';

const seconds = { short: 3, long: 60 };
const visitorsPerSecond = 20;
/** One lead in so many has photos. */
const photosInOneOf = 5;
/** Requests of an attacker that are under way at a time. */
const atATime = 8;
/** Milliseconds, megabytes. On a machine with other work a desk without attacks is slow too: ten times as long as that. */
const promised = { p99: 500, memory: 400 };
/** Of which a short run has one part, another one each day. */
const parts = 3;

const env = {
  TRUST_PROXY: '1',
  RATE_LIMIT: '60',
  COUNT_VISITS: '1',
  GUARD_SECRET: randomBytes(16).toString('hex'),
  INBOX_PASSWORD_HASH: passwordHash,
  STUDIO_PASSWORD_HASH: passwordHash,
};

const random = (length: number) => randomBytes(length / 2).toString('hex');
/** A network of its own, of the 2^61 that anybody may have. */
const anyNetwork = () => `2001:db8:${random(4)}:${random(4)}::1`;
const oneNetwork = () => '203.0.113.7';

interface Attack {
  method?: string;
  path: string;
  type?: string;
  from: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const signIn = (desk: string, from: string): Attack => ({
  method: 'POST',
  path: '/inbox/api/session',
  type: 'application/json',
  from,
  headers: { origin: desk },
  body: JSON.stringify({ name: random(200), password: 'wrong' }),
});
const lead = (own: object, headers = {}): Attack => ({
  method: 'POST',
  path: '/api/requests',
  type: 'application/json',
  from: anyNetwork(),
  headers,
  body: JSON.stringify(own),
});
const form = (body: string): Attack => ({
  method: 'POST',
  path: '/api/requests',
  type: 'application/x-www-form-urlencoded',
  from: anyNetwork(),
  body,
});

/** What a browser sends without script is answered by a page. */
const browserForm = (from: string): Attack => ({
  ...form('fullName=Ana&phone=1'),
  from,
  headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
});

const repeatedField = Array.from({ length: 190 }, () => `fullName=${'%26'.repeat(13_000)}`).join('&');
const repeatedShort = Array.from({ length: 190 }, (_, nth) => `f${nth}=${'<'.repeat(300)}`).join('&');

/** What strangers may make a desk remember, each filled with what nobody else sends. */
const attacks: Record<string, (desk: string) => Attack> = {
  'sign-ins by new names, of one address': (desk) => signIn(desk, oneNetwork()),
  'sign-ins by new names, of any network': (desk) => signIn(desk, anyNetwork()),
  'passwords of the studio, of any network': () => ({
    method: 'PUT',
    path: '/configs/x.json',
    from: anyNetwork(),
    headers: { authorization: `Basic ${Buffer.from('a:wrong').toString('base64')}` },
    body: '{}',
  }),
  'leads that are none, of any network': () => lead({}),
  'pages of any origin': () => lead({}, { origin: `https://${random(60)}.example` }),
  'firms that there are not': () => ({ ...lead({}), path: `/api/requests/${random(60)}` }),
  'tokens of any network': () => ({ path: `/api/token?id=${randomUUID()}`, from: anyNetwork() }),
  'visits from any source': () => ({
    ...lead({
      source: `${random(60)}.example`,
      events: Array.from({ length: 20 }, () => ({
        widget: 'bio-estimator',
        what: 'step',
        step: 2,
        label: random(60),
      })),
    }),
    path: '/api/events',
  }),
  'configs that there are not': () => ({ path: `/configs/a${random(20)}.json`, from: anyNetwork() }),
  'pages that there are not': () => ({ path: `/${random(2_000)}`, from: anyNetwork() }),
  'sessions that there are not': () => ({
    path: '/inbox/api/leads',
    from: anyNetwork(),
    headers: { cookie: `__Host-inbox=${random(60)}` },
  }),
  'forms of one field, repeated': () => form(repeatedField),
  'forms of many fields': () => form(repeatedShort),
  'forms of browsers, of one address': () => browserForm(oneNetwork()),
  'forms of browsers, of any network': () => browserForm(anyNetwork()),
};

/** Sends one attack after the other, so many at a time, until the signal. @returns how many were answered */
async function flood(url: string, attack: (desk: string) => Attack, signal: AbortSignal): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atATime });
  let answered = 0;
  const sendOn = async () => {
    while (!signal.aborted) {
      await sendOne(url, attack(url), agent).then(
        () => answered++,
        () => {},
      );
    }
  };
  await Promise.all(Array.from({ length: atATime }, sendOn));
  agent.destroy();
  return answered;
}

const sendOne = (
  url: string,
  { method = 'GET', path, type, from, headers, body }: Attack,
  agent: Agent,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(
      url + path,
      {
        agent,
        method,
        headers: { 'x-forwarded-for': from, ...(type && { 'content-type': type }), ...headers },
      },
      (response) => response.resume().once('end', resolve).once('error', reject),
    );
    sent.once('error', reject).end(body);
  });

/** Opens connections again and again, each of which begins so and never ends, until the signal. */
async function hang(
  url: string,
  count: number,
  beginning: () => string,
  signal: AbortSignal,
): Promise<number> {
  const sockets = new Set<Socket>();
  let opened = 0;
  const port = Number(new URL(url).port);
  while (!signal.aborted) {
    for (let nth = 0; nth < 50 && sockets.size < count; nth++) {
      const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(beginning()));
      sockets.add(socket);
      opened++;
      socket
        .on('error', () => {})
        .once('close', () => sockets.delete(socket))
        .resume();
    }
    await sleep(20);
  }
  for (const socket of sockets) socket.destroy();
  return opened;
}

/** What the other figures are compared to: a busy machine is slow without any attack. */
async function idle(signal: AbortSignal): Promise<number> {
  while (!signal.aborted) await sleep(50);
  return 1;
}

const endless = () =>
  `POST /api/requests HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.${Math.floor(Math.random() * 3)}\r\n` +
  `Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n400000\r\n${'x'.repeat(0x400000)}\r\n`;

const hanging: Record<string, (url: string, signal: AbortSignal) => Promise<number>> = {
  'photos of three addresses that never end': (url, signal) => hang(url, 18, endless, signal),
  'connections that say nothing': (url, signal) => hang(url, 6_000, () => '', signal),
  'connections that begin a request': (url, signal) =>
    hang(url, 6_000, () => 'GET / HTTP/1.1\r\nX: ', signal),
};

/** Strangers flood all that a desk remembers of them, one after the other, beside leads with and without photos. */
export const floods: Experiment = {
  name: 'floods',
  async run(newDeployment, size) {
    const deployment = await newDeployment();
    const desks = await deployment.startDesks(env);
    const findings: Finding[] = [];
    const all = [
      ['nothing', (_: ChildDesk, signal: AbortSignal) => idle(signal)] as const,
      ...Object.entries(attacks).map(
        ([name, attack]) =>
          [name, (desk: ChildDesk, signal: AbortSignal) => flood(desk.url, attack, signal)] as const,
      ),
      ...Object.entries(hanging).map(
        ([name, attack]) =>
          [name, (desk: ChildDesk, signal: AbortSignal) => attack(desk.url, signal)] as const,
      ),
    ];
    const day = Math.floor(Date.now() / 86_400_000);
    const chosen = all.filter((_, nth) => nth === 0 || size === 'long' || nth % parts === day % parts);
    let quiet = 0;
    for (const [name, attack] of chosen) {
      const stopping = new AbortController();
      const attacking = Promise.all(desks.map((desk) => attack(desk, stopping.signal)));
      const probe = startProbe(desks, ['/healthz']);
      const { visitors } = await sendFromVisitors(desks, visitorsPerSecond, seconds[size], () =>
        Math.random() < 1 / photosInOneOf ? auditWithPhotos(3, 150_000) : booking(),
      );
      stopping.abort();
      const [counts] = await Promise.all([attacking, probe.stop()]);
      const memory = Math.max(...desks.map((desk) => desk.memory().now));
      quiet ||= visitors.percentile(0.99);
      findings.push(
        ...[
          atLeast(
            'requests',
            counts.reduce((sum, count) => sum + count, 0),
            1,
          ),
          none('leads of others refused', visitors.failed),
          // Three seconds beside other tests tell no speed.
          size === 'long'
            ? under(
                'their p99',
                visitors.percentile(0.99),
                Math.max(promised.p99, Math.ceil(10 * quiet)),
                'ms',
              )
            : info('their p99', `${visitors.percentile(0.99).toFixed(0)} ms`),
          info('p99 of /healthz', `${probe.percentile(0.99).toFixed(0)} ms`),
          under('memory after it', memory, promised.memory, 'MB'),
        ].map((finding) => ({ ...finding, what: `${name}: ${finding.what}` })),
      );
    }
    const peak = Math.max(...desks.map((desk) => desk.memory().peak));
    return [...findings, under('memory, most', peak, promised.memory, 'MB')];
  },
};
