/**
 * The studio's only Trusted Types policy. It takes what the platform asks a policy for: HTML that is parsed into a document
 * without scripts, and the addresses of workers.
 */
interface Policy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, policy: Policy) => Policy;
}

const rules: Policy = { createHTML: (html) => html, createScriptURL: (url) => url };

// Not every supported browser has it, and TypeScript does not know it.
const policy =
  (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('studio', rules) ?? rules;

/** Parses HTML as data: its scripts never run, its pictures are not loaded. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(policy.createHTML(html), 'text/html');

/** Registers the service worker, which keeps the studio usable without a network. */
export const registerServiceWorker = (url: string): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(policy.createScriptURL(url));

/** Starts a worker from a file of the studio. */
export const startWorker = (url: string): Worker =>
  new Worker(policy.createScriptURL(new URL(url, document.baseURI).href), { type: 'module' });
