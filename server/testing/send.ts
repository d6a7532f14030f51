import { Agent, request } from 'node:http';

/** The response to a lead. */
export interface Answer {
  status: number;
  text: string;
}

export interface SendOptions {
  agent?: Agent;
  /** Milliseconds without data after which the client gives up; none by default. */
  timeout?: number | undefined;
  /** The client's IP address, such as 127.5.0.1 (Linux); the system's choice by default. */
  from?: string;
  /** The body's content type. @default 'application/json' */
  type?: string;
}

/**
 * Posts a lead, by default as JSON, to the desk at `url`.
 * @throws when the connection breaks, or the whole response does not arrive in time
 */
export function send(
  url: string,
  body: string | Buffer,
  { agent, timeout, from, type = 'application/json' }: SendOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body) };
    const options = { agent, timeout, localAddress: from, family: from ? 4 : undefined };
    const sent = request(`${url}/api/requests`, { method: 'POST', headers, ...options }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.once('error', reject);
    });
    if (timeout) sent.once('timeout', () => sent.destroy(new Error(`silent for ${timeout} ms`)));
    sent.once('error', reject).end(body);
  });
}

/** Keeps connections alive, and closes idle ones before a desk does, so that none is closed under a new request. */
export const visitorsAgent = () => new Agent({ keepAlive: true, timeout: 3_000 });
