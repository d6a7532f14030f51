/** An endpoint of somebody else's that answers as a test wants, for all that can happen on the way. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A lead as it arrived. */
export interface Arrived {
  id: string;
  timestamp: string;
  [field: string]: unknown;
}

export interface FaultyEndpoint {
  url: string;
  /** Every lead that came in whole, whatever was answered. */
  arrived: Arrived[];
  /** How leads are answered from now on. */
  answer: RequestListener;
  stop: () => void;
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };

export const answer =
  (status: number, body = '', headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { ...CORS, ...headers }).end(body);
  };

const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html; charset=utf-8' };

export const accepted = answer(201, '{"id":"x"}', json);

/** By what the page can learn of it: each is answered after the lead came in whole. */
export const outcomes: Record<'accepted' | 'refused' | 'unproven', Record<string, RequestListener>> = {
  accepted: {
    '201 with JSON': accepted,
    '200 with JSON': answer(200, '{"id":"x"}', json),
    '204 without a body': answer(204),
    'a redirect that ends in JSON': (request, response) => {
      if (request.method === 'POST') answer(302, '', { location: '/done' })(request, response);
      else answer(200, '{}', json)(request, response);
    },
  },
  refused: {
    '400': answer(400, '{"errors":[{"field":"email","message":"must be an email address"}]}', json),
    '403': answer(403, 'Forbidden'),
    '413': answer(413),
    '422': answer(422),
  },
  unproven: {
    '408': answer(408),
    '425': answer(425),
    '429 with Retry-After': answer(429, '', { 'retry-after': '1' }),
    '500': answer(500, '<h1>Oops</h1>', html),
    '503': answer(503),
    'a web page with 200': answer(200, '<h1>Welcome to the hotel</h1>', html),
    'a web page that is called text': answer(200, '<!doctype html><h1>Welcome</h1>', {
      'content-type': 'text/plain',
    }),
    'a redirect to a page': (request, response) => {
      if (request.method === 'POST') answer(303, '', { location: '/login' })(request, response);
      else answer(200, '<h1>Log in</h1>', html)(request, response);
    },
    'a redirect to a captive portal, which permits nothing': (request, response) => {
      if (request.method === 'POST')
        answer(302, '', { location: `http://127.0.0.1:${request.socket.localPort}/portal` })(
          request,
          response,
        );
      else response.writeHead(200, html).end('<h1>Log in to the Wi-Fi</h1>');
    },
    'an answer that the page may not read': (_, response) => {
      response.writeHead(201, json).end('{}');
    },
    'an answer that is cut off': (_, response) => {
      response.writeHead(201, { ...CORS, ...json, 'content-length': '100' });
      response.write('{"id":');
      setTimeout(() => response.destroy(), 20);
    },
    'an answer whose end nobody can tell, cut off': answer(201, '{"id":', { ...json, connection: 'close' }),
    'a connection that is reset': (request) => {
      request.socket.resetAndDestroy();
    },
    silence: () => {},
  },
};

/** Starts it on a port that is free. */
export async function startFaultyEndpoint(): Promise<FaultyEndpoint> {
  const arrived: Arrived[] = [];
  const take = async (...[request, response]: Parameters<RequestListener>) => {
    const body = await text(request);
    if (request.method === 'POST') arrived.push(JSON.parse(body) as Arrived);
    endpoint.answer(request, response);
  };
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS')
      response.writeHead(204, { ...CORS, 'access-control-allow-headers': 'content-type' }).end();
    else take(request, response).catch(() => {}); // it broke off
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint: FaultyEndpoint = {
    url: `http://localhost:${(server.address() as AddressInfo).port}/leads`,
    arrived,
    answer: accepted,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return endpoint;
}
