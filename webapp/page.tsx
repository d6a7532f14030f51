import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../src/style/sheet';

/**
 * Renders into the element of a page of ours. The page around the React tree is styled here: widgets leave that to their host.
 * @param background of the page, where it shows beyond its content.
 */
export function renderPage(selector: string, content: ReactNode, background = 'none'): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html{background:${background}}body{margin:0;font-family:system-ui,sans-serif}`);
  document.adoptedStyleSheets.push(sheet);
  adoptStyles(document);
  createRoot(document.querySelector(selector) as HTMLElement).render(content);
}

/** What the platform asks a policy for: HTML that is parsed into a document without scripts, and the addresses of workers. */
interface Policy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}
interface PolicyFactory {
  createPolicy: (name: string, policy: Policy) => Policy;
}
const rules: Policy = { createHTML: (html) => html, createScriptURL: (url) => url };

/** The only Trusted Types policy of an app, under the name that the desk's Content Security Policy allows. */
export function createPolicy(name: string): Policy {
  // Not every supported browser has it, and TypeScript does not know it.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}

/** Registers the service worker that keeps an app usable without a network. Of a site without HTTPS, browsers offer none. */
export function keepOffline(app: string, policy: Policy): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register(policy.createScriptURL('serviceWorker.js'))
    .catch((error: unknown) => console.warn(`The ${app} will not work without a network:`, error));
}
