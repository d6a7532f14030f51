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

/** Answers a lead that came in whole, or what a browser fetches instead. */
export type Answer = (...exchange: [...Parameters<RequestListener>, lead?: Arrived]) => void;

export interface FaultyEndpoint {
  url: string;
  /** Every lead that came in whole, whatever was answered. */
  arrived: Arrived[];
  /** How leads are answered from now on. */
  answer: Answer;
  /** How a request is answered whose body is not read, instead. */
  interrupt: RequestListener | undefined;
  /** Whether it answers preflights, as most webhooks do not. */
  preflight: boolean;
  stop: () => void;
}

/** The path of its URL. */
const LEADS = '/leads';

const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };

export const answer =
  (status: number, body = '', headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { ...CORS, ...headers }).end(body);
  };

const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html; charset=utf-8' };

/** With a receipt: the id of the lead. */
const acceptedWith =
  (status: number, headers: Record<string, string> = json): Answer =>
  (request, response, lead) =>
    answer(status, JSON.stringify({ id: lead?.id }), headers)(request, response);

export const accepted = acceptedWith(201);

/** Answers the lead with a redirect, and what the redirect leads to as somebody who has taken the lead. */
const redirect =
  (status: number, location: (port: number | undefined) => string): Answer =>
  (request, response, lead) => {
    if (request.url !== LEADS) accepted(request, response, lead);
    else answer(status, '', { location: location(request.socket.localPort) })(request, response);
  };
const toOtherOrigin = (port: number | undefined) => `http://127.0.0.1:${port}/done`;

/** By what the page can learn of it: each is answered after the lead came in whole. */
export const outcomes: Record<'accepted' | 'refused' | 'unproven', Record<string, Answer>> = {
  accepted: {
    '201 with the id': accepted,
    '200 with the id': acceptedWith(200),
    '200 with JSON': answer(200, '{"ok":true}', json),
    '200 with text': answer(200, 'OK'),
    '204 without a body': answer(204),
  },
  refused: {
    '400': answer(400, '{"errors":[{"field":"email","message":"must be an email address"}]}', json),
    '403': answer(403, 'Forbidden'),
    '404': answer(404, '<h1>Not found</h1>', html),
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
    '{ "ok": false }': answer(200, '{"ok":false}', json),
    'a receipt of another lead': answer(201, '{"id":"6f1f9c1e-0b1d-4c58-9f0e-2f1f2a7b9a10"}', json),
    'a web page that is called JSON': answer(200, '<html><h1>Welcome</h1></html>', json),
    'a redirect that ends in JSON': redirect(302, () => '/done'),
    'a redirect that repeats the lead': redirect(308, () => `${LEADS}/`),
    'a redirect that repeats the lead to another origin': redirect(307, toOtherOrigin),
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
      response.write('{"id":', () => response.destroy());
    },
    'an answer whose end nobody can tell, cut off': answer(201, '{"id":', { ...json, connection: 'close' }),
    'a connection that is reset': (request) => {
      request.socket.resetAndDestroy();
    },
    silence: () => {},
  },
};

/** @param port one that is free, if none is given. */
export async function startFaultyEndpoint(port = 0): Promise<FaultyEndpoint> {
  const arrived: Arrived[] = [];
  const take = async (...[request, response]: Parameters<RequestListener>) => {
    const body = await text(request);
    const lead = request.method === 'POST' ? (JSON.parse(body) as Arrived) : undefined;
    if (lead) arrived.push(lead);
    endpoint.answer(request, response, lead);
  };
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS' && !endpoint.preflight) response.writeHead(405).end();
    else if (request.method === 'OPTIONS')
      response.writeHead(204, { ...CORS, 'access-control-allow-headers': 'content-type' }).end();
    else if (endpoint.interrupt) endpoint.interrupt(request, response);
    else take(request, response).catch(() => {}); // it broke off
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const endpoint: FaultyEndpoint = {
    url: `http://localhost:${(server.address() as AddressInfo).port}${LEADS}`,
    arrived,
    answer: accepted,
    interrupt: undefined,
    preflight: true,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return endpoint;
}
