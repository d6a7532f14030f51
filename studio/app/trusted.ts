import { createPolicy } from '../../webapp/page';

export const policy = createPolicy('studio');

/** Parses HTML as data: its scripts never run, its pictures are not loaded. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(policy.createHTML(html), 'text/html');

/** Starts a worker from a file of the studio. */
export const startWorker = (url: string): Worker =>
  new Worker(policy.createScriptURL(new URL(url, document.baseURI).href), { type: 'module' });
