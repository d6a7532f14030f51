import { connect, type Socket } from 'node:net';
import { atLeast, type Experiment, info, none, under } from './experiment';
import { booking } from './leads';
import { sendFromVisitors } from './visitors';

const seconds = { short: 4, long: 120 };
const connections = 1_000;
/** Milliseconds between two bytes of each slow connection. */
const dripInterval = 1_000;
const visitorsPerSecond = 50;
/** Milliseconds. */
const promised = { p99: 1_000 };
const megabytes = 300;

/** 1,000 connections trickle, half of them in the header and half in the body, while other visitors send leads. */
export const slow: Experiment = {
  name: 'slow',
  async run(newDeployment, size) {
    const deployment = await newDeployment();
    const desks = await deployment.startDesks();
    const slowClients = startSlowClients(desks.map(({ url }) => Number(new URL(url).port)));
    await slowClients.allOpen;
    const { visitors, ledger } = await sendFromVisitors(desks, visitorsPerSecond, seconds[size], booking);
    const memory = Math.max(...desks.map((desk) => desk.memory().peak));
    const { opened, cutOff } = slowClients.stop();
    return [
      atLeast('slow connections', opened, connections),
      info('of these cut off by the desk, and opened again', cutOff),
      info('leads of other visitors', ledger.count),
      none('of these refused, or not answered', visitors.failed),
      info('p50', `${visitors.percentile(0.5).toFixed(0)} ms`),
      under('p99', visitors.percentile(0.99), promised.p99, 'ms'),
      info('slowest', `${visitors.percentile(1).toFixed(0)} ms`),
      under('memory, most', memory, megabytes, 'MB'),
      ...(await ledger.compare(deployment)),
    ];
  },
};

/** Keeps so many slow connections to these ports open that there are always 1,000, from ten addresses. */
function startSlowClients(ports: readonly number[]): {
  allOpen: Promise<unknown>;
  stop(): { opened: number; cutOff: number };
} {
  const sockets = new Map<number, Socket>();
  let opened = 0;
  let cutOff = 0;
  let isOver = false;
  const open = (number: number) =>
    new Promise<void>((resolve) => {
      const port = ports[number % ports.length] ?? 0;
      const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (number % 10)}` });
      sockets.set(number, socket);
      socket.on('error', () => {}).resume();
      socket.once('connect', () => {
        opened++;
        const inBody = number % 2 === 0;
        socket.write(
          'POST /api/requests HTTP/1.1\r\nHost: desk.example\r\nContent-Type: application/json\r\n',
        );
        socket.write(inBody ? 'Content-Length: 100000\r\n\r\n{' : 'X-Slow: ');
        resolve();
      });
      socket.once('close', () => {
        if (isOver) return;
        cutOff++;
        setTimeout(() => !isOver && void open(number), 100);
      });
    });
  const allOpen = Promise.all(Array.from({ length: connections }, (_, number) => open(number)));
  const dripping = setInterval(() => {
    for (const socket of sockets.values()) if (!socket.connecting && socket.writable) socket.write(' ');
  }, dripInterval);
  return {
    allOpen,
    stop() {
      isOver = true;
      clearInterval(dripping);
      for (const socket of sockets.values()) socket.destroy();
      return { opened, cutOff };
    },
  };
}
