/** The thread that reads large leads, one after the other: it gets a body and answers with what `readReceived` makes of it. */
import { on } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { noteReleasedBody } from '../http/garbageCollection';
import { type ReceivedBody, readReceived } from './leadThread';

if (!parentPort) throw new Error('This program is a thread of the desk.');
for await (const [body] of on(parentPort, 'message') as AsyncIterable<[ReceivedBody]>) {
  const size = body.bytes.length;
  const read = await readReceived(body);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  if ('invalid' in read) parentPort.postMessage(read);
  else {
    // Small photos are in memory that Node shares among its buffers, which cannot be handed over.
    const photos = read.photos.map((photo) => ({ ...photo, bytes: new Uint8Array(photo.bytes) }));
    parentPort.postMessage(
      { ...read, photos },
      photos.map(({ bytes }) => bytes.buffer),
    );
  }
  noteReleasedBody(size);
}
