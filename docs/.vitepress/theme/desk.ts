/** The reader's own desk: code that names a desk as an example names theirs instead, and is copied so. */
import { ref, watch } from 'vue';
import { EXAMPLE_DESK } from '../exampleDesk';

const KEY = 'docs-desk';

/** The address of a desk without a path; undefined for what is none. */
export function deskAddress(text: string): string | undefined {
  const address = URL.parse(/^https?:\/\//.test(text) ? text : `https://${text}`);
  return address?.hostname.includes('.') || address?.hostname === 'localhost' ? address.origin : undefined;
}

/** What the reader has typed; empty where the example stays. */
export const desk = ref('');

/** Called in the browser only. */
export function rememberDesk(): void {
  desk.value = localStorage.getItem(KEY) ?? '';
  watch(desk, (value) => localStorage.setItem(KEY, value));
}

export const withDesk = (text: string): string =>
  text.replaceAll(EXAMPLE_DESK, deskAddress(desk.value) ?? EXAMPLE_DESK);

/** What stood in a text before another address did. */
const originals = new WeakMap<Node, string>();

/** Puts the reader's desk into the code of a page. */
export function fillInDesk(page: Element): void {
  const texts = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const original = originals.get(text) ?? text.nodeValue ?? '';
    if (!original.includes(EXAMPLE_DESK) || !text.parentElement?.closest('code')) continue;
    originals.set(text, original);
    text.nodeValue = withDesk(original);
  }
}
