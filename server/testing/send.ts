import { Agent, request } from 'node:http';

/** What a sender hears. */
export interface Answer {
  status: number;
  text: string;
}

export interface Way {
  agent?: Agent;
  /** Milliseconds of silence after which the sender gives up; none by default. */
  timeout?: number;
  /** The sender's own address, such as 127.5.0.1 (Linux); the system's choice by default. */
  from?: string;
}

/**
 * Posts a lead's JSON to the desk at `url`.
 * @throws when the connection breaks, or the whole answer does not come in time
 */
export function send(url: string, body: string, { agent, timeout, from }: Way = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const way = { agent, timeout, localAddress: from, family: from ? 4 : undefined };
    const sent = request(`${url}/api/requests`, { method: 'POST', headers, ...way }, (response) => {
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

/** Keeps connections, and lets idle ones go before a desk does: so none is closed under a new request. */
export const visitorsAgent = () => new Agent({ keepAlive: true, timeout: 3_000 });
