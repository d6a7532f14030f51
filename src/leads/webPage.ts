/** A captive portal, a login page or a catch-all route answers every POST with a web page and 200, of whatever type. */
export function isWebPage(text: string, type: string): boolean {
  const isXml = /xml/i.test(type) || /^\s*<\?xml/i.test(text);
  return /<(?:!doctype\s+html|html)\b/i.test(text) || (!isXml && /^\s*<|<(?:head|body)\b/i.test(text));
}
