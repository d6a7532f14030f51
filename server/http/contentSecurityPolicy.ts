import { inlineHashes } from '../../src/package/node/inlineHashes';

/** What a page may load besides files of its own origin. */
interface AllowedSources {
  images: string;
  connections: string;
  frames: string;
  /** Pages that may show it in a frame. */
  ancestors: string;
  /** Names of its Trusted Types policies. */
  trustedTypes: string;
}

const site: AllowedSources = {
  images: '',
  // The map is embedded once a request has shown that it is reachable.
  connections: 'https://www.google.com',
  frames: 'https://www.google.com',
  ancestors: "'self'",
  trustedTypes: "'none'",
};

/** The studio reads configs from any address, and shows a firm's logo and pictures. It runs no script from elsewhere. */
const studio: AllowedSources = {
  images: 'https:',
  connections: 'https: http:',
  frames: "'self' https://www.google.com",
  ancestors: "'self'",
  trustedTypes: 'studio',
};

/** The documentation shows the studio's previews in frames. Its search and its pages are HTML of the build, by Vue. */
const docs: AllowedSources = { ...site, connections: '', frames: "'self'", trustedTypes: 'vue' };

/** The inbox shows what strangers typed and sent: nothing is loaded from elsewhere, and no page shows it in a frame. */
const inbox: AllowedSources = {
  images: '',
  connections: '',
  frames: "'none'",
  ancestors: "'none'",
  trustedTypes: 'inbox',
};

/** The page for frames of other sites. */
const embed: AllowedSources = { ...site, ancestors: '*' };

function allowedSources(route: string): AllowedSources {
  if (route === '/embed') return embed;
  if (route === '/inbox') return inbox;
  if (/^\/docs(?:\/|$)/.test(route)) return docs;
  return route.startsWith('/studio') ? studio : site;
}

/**
 * The Content-Security-Policy of one HTML page: it allows files of the same origin, and the page's inline styles and
 * scripts by their hashes.
 * @param route of the page, such as `/services/biorinse`; without one it is an answer of the desk.
 */
export function contentSecurityPolicy(html: string, route = ''): string {
  const hashes = inlineHashes(html);
  const allowed = allowedSources(route);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.script].join(' '),
    ["style-src 'self'", ...hashes.style].join(' '),
    `img-src 'self' data: blob: ${allowed.images}`.trimEnd(),
    "font-src 'self'",
    `connect-src 'self' ${allowed.connections}`.trimEnd(),
    `frame-src ${allowed.frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${allowed.ancestors}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${allowed.trustedTypes}`,
  ].join('; ');
}
