import { followHere, isFollowedHere, linkOf } from './hash';

/**
 * Keeps links of widgets within this document, such as `#contact`, in it. Where the page has a `<base>`, the browser would go
 * to another one, and what was typed here would be left behind.
 */
export function keepLinksHere(): void {
  // Added anew at each click, it comes after all others: a link that somebody has answered is left alone.
  const listenLast = () => {
    removeEventListener('click', follow);
    addEventListener('click', follow);
  };
  addEventListener('click', listenLast, { capture: true });
}

function follow(event: MouseEvent): void {
  const link = linkOf(event);
  const { host } = (link?.getRootNode() ?? {}) as Partial<ShadowRoot>;
  if (link && host?.localName.startsWith('bio-') && isFollowedHere(event, link)) followHere(event, link);
}
