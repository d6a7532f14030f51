import { safeDocument } from './safeDocument';

/**
 * Where the script that this module is part of lies: its other files are found from there. It may be a module or a classic
 * script, under any name. A page tells by `data-base` on the script's tag (its folder), or by `data-bio-script` on any
 * element before it (its address), what nothing else can: that it was moved, or joined with others.
 *
 * Undefined where it was written into the page, or comes from a `blob:`, and the page does not tell. Evaluated once, while
 * the script runs: later nobody knows.
 */
export const scriptUrl: URL | undefined = [named(), own()]
  .map(parse)
  .find((url) => url && URL.canParse('.', url)); // what has no folder, such as `data:`, is passed over

function named(): string | null | undefined {
  const element = safeDocument.querySelector('script[data-base],[data-bio-script]');
  return element?.getAttribute('data-base')?.replace(/\/?$/, '/') ?? element?.getAttribute('data-bio-script');
}

/** The document knows a classic script while it runs. Of a module only the list of calls in an error tells. */
function own(): string | undefined {
  const { currentScript } = safeDocument;
  if (currentScript) return (currentScript as HTMLScriptElement).src;
  const found = /(?<!blob:)\b(?:https?|file):\/\/\S+?(?=:\d+:\d+)/.exec(String(new Error().stack));
  if (found) return found[0] === location.href.split('#')[0] ? undefined : found[0];
  // The page has changed what errors tell.
  return safeDocument.querySelector<HTMLScriptElement>('script[src*="/biosystem."]')?.src;
}

function parse(address: string | null | undefined): URL | undefined {
  const base = safeDocument.baseURI;
  return address && URL.canParse(address, base) ? new URL(address, base) : undefined;
}
