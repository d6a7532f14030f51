/** An origin as browsers write it; undefined for anything with a path, or without scheme and host. */
export function parseOrigin(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.pathname}${url.search}${url.hash}` === '/';
  return isOrigin ? url.origin : undefined;
}
