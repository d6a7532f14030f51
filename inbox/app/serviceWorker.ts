/** Names of caches: what was read of leads is erased when nobody is signed in any more. */
const READ_LEADS = 'inbox-leads';
/** What the worker is told then. */
const FORGET = 'forget read leads';

interface PolicyFactory {
  createPolicy: (name: string, policy: { createScriptURL: (url: string) => string }) => typeof policy;
}
const policy = { createScriptURL: (url: string) => url };

/** Registers the service worker, which keeps what was read readable without a network. */
export function registerServiceWorker(url: string): Promise<ServiceWorkerRegistration> {
  // Not every supported browser has it, and TypeScript does not know it.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return navigator.serviceWorker.register(
    (trustedTypes?.createPolicy('inbox', policy) ?? policy).createScriptURL(url),
  );
}

/** Erases what is stored on this device for reading without a network. */
export async function forgetReadLeads(): Promise<void> {
  // The worker keeps nothing any more of what is under way.
  navigator.serviceWorker?.controller?.postMessage(FORGET);
  if ('caches' in globalThis) await caches.delete(READ_LEADS);
}
