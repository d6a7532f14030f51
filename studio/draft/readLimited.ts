/** Says that a stream holds more than is read of it. */
export class TooLarge extends Error {}

/**
 * All text of a stream of UTF-8.
 * @param limit in bytes. What comes after is not waited for.
 * @throws TooLarge
 */
export async function readLimited(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  limit: number,
): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > limit) {
      void reader.cancel().catch(() => {});
      throw new TooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}
