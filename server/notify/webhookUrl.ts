/** Leads are personal data, so they are sent encrypted, but for receivers on this machine. */
export function isWebhookUrl(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const { protocol, hostname, username } = new URL(href);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && isLocal));
}
