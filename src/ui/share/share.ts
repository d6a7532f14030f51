export interface ShareableText {
  title: string;
  text: string;
  url?: string;
}

/** What became of it: `refused` where the browser lets a page neither share nor copy. */
export type Shared = 'shared' | 'copied' | 'refused';

/** Shares by the device's own menu where there is one, else copies the text with the link. Never throws. */
export async function share(data: ShareableText): Promise<Shared> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared'; // the visitor has closed the menu
  }
  try {
    await navigator.clipboard.writeText(toText(data));
    return 'copied';
  } catch {
    return 'refused';
  }
}

export const toText = ({ text, url }: ShareableText): string => (url ? `${text}\n${url}` : text);
