/** Tells the other tabs of this site, and learns from them, which draft was stored or deleted. */
const channel = new BroadcastChannel('studio-drafts');

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
export const tellOtherTabs = (id: string): void => channel.postMessage(id);

/** @returns stops it. */
export function onChangeInOtherTab(listener: (id: string) => void): () => void {
  const receive = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') listener(data);
  };
  channel.addEventListener('message', receive);
  return () => channel.removeEventListener('message', receive);
}
