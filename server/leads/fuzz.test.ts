import { once } from 'node:events';
import { connect } from 'node:net';
import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isLong } from '../../src/testing/sample';
import { allLeads, post, startDesk } from '../testing/desk';
import { contactLead } from '../testing/leads';

/** Any JSON value. */
const anything = fc.jsonValue({ maxDepth: 3 });
const lead = fc.constantFrom(contactLead(), contactLead({ partial: true }));

/** A lead in which some fields have any value, some are missing, and some are unknown. */
const spoiled = fc
  .tuple(
    lead,
    fc.dictionary(fc.string(), anything),
    fc.dictionary(fc.nat({ max: 14 }), anything, { maxKeys: 4 }),
  )
  .map(([fields, more, other]) => {
    const names = [...Object.keys(fields), 'guard', 'partial', 'attribution'];
    const changed = Object.entries(other).map(([nth, value]) => [names[Number(nth)] ?? 'kind', value]);
    return JSON.stringify({ ...more, ...fields, ...Object.fromEntries(changed) });
  });

/** JSON text in which some bytes are replaced. */
const damaged = fc
  .tuple(fc.oneof(spoiled, fc.json()), fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 5 }))
  .map(([text, changes]) => {
    const bytes = new Uint8Array(Buffer.from(text));
    for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
    return bytes;
  });

describe('a desk', () => {
  it('answers any body with 200, 201 or 400, and logs nothing', async () => {
    const { url, desk } = await startDesk();
    const log = vi.spyOn(console, 'error');
    onTestFinished(() => log.mockRestore());
    const body = fc.oneof(fc.uint8Array({ maxLength: 2_000 }), fc.string(), fc.json(), spoiled, damaged);
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(body, async (content) => {
        const response = await post(url, typeof content === 'string' ? content : Uint8Array.from(content));
        const text = await response.text();
        expect([200, 201, 400]).toContain(response.status);
        expect(JSON.parse(text)).toHaveProperty(response.ok ? 'id' : 'detail');
        if (response.ok) accepted++;
      }),
      // By chance all random bodies may be bad ones.
      {
        numRuns: isLong ? 1_000 : 100,
        examples: [[JSON.stringify(contactLead())]],
      },
    );
    expect(accepted).toBeGreaterThan(0);
    expect(log).not.toHaveBeenCalled();
    expect((await allLeads(desk)).length).toBeLessThanOrEqual(accepted);
    expect((await post(url, contactLead())).status).toBe(201);
  });

  it('survives any bytes on a connection, in any chunks', async () => {
    const { port, url } = await startDesk({}, { stall: 200, request: 500, stop: 200 });
    const head = 'POST /api/requests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const chunk = fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc
        .tuple(fc.nat({ max: 300 }), fc.uint8Array({ maxLength: 300 }))
        .map(([length, bytes]) =>
          Buffer.concat([Buffer.from(`${head}Content-Length: ${length}\r\n\r\n`), Buffer.from(bytes)]),
        ),
      fc
        .uint8Array({ maxLength: 300 })
        .map((bytes) =>
          Buffer.concat([Buffer.from(`${head}Transfer-Encoding: chunked\r\n\r\n`), Buffer.from(bytes)]),
        ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(chunk, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        async (chunks, resets) => {
          const socket = connect(port, '127.0.0.1');
          let answer = '';
          socket.on('error', () => {}).on('data', (data) => (answer += data.toString('latin1')));
          await once(socket, 'connect');
          for (const piece of chunks) socket.write(piece);
          if (resets) socket.resetAndDestroy();
          else socket.end();
          if (!socket.closed) await once(socket, 'close');
          expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
        },
      ),
      { numRuns: isLong ? 150 : 30 },
    );
    expect((await post(url, contactLead())).status).toBe(201);
  });
});
