import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { WebhookSettings } from '../notify/settings';

export interface WebhookCall {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface TestWebhookServer {
  settings: WebhookSettings;
  port: number;
  calls: WebhookCall[];
  /** Answers to the next calls, in order; after the last one, all are answered with 200. */
  answers: ((response: ServerResponse) => void)[];
  stop(): Promise<void>;
}

/** A webhook server on the loopback for one test. */
export async function startWebhookServer(port = 0): Promise<TestWebhookServer> {
  const calls: WebhookCall[] = [];
  const answers: TestWebhookServer['answers'] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    calls.push({ headers: request.headers, body: await text(request) });
    const answer = answers.shift();
    if (answer) answer(response);
    else response.end('fine');
  };
  const server = createServer((request, response) => {
    // A desk that was killed ends its request early.
    receive(request, response).catch(() => {});
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  onTestFinished(stop);
  const address = server.address();
  const listening = typeof address === 'object' && address ? address.port : 0;
  return {
    port: listening,
    settings: {
      url: `http://127.0.0.1:${listening}/hook?key=secret`,
      secret: `whsec_${Buffer.from('a secret of thirty-two bytes....').toString('base64')}`,
    },
    calls,
    answers,
    stop,
  };
}

/** An answer with a status and headers. */
export const answer =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, headers).end();
  };
