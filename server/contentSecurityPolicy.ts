import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

/**
 * The Content-Security-Policy of one HTML page: it allows files of the same origin, and the page's inline styles and
 * scripts by their hashes.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = inlineHashes(html);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.script].join(' '),
    ["style-src 'self'", ...hashes.style].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // The map is embedded once a request has shown that it is reachable.
    "connect-src 'self' https://www.google.com",
    'frame-src https://www.google.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

interface InlineHashes {
  style: Set<string>;
  script: Set<string>;
}

/** The hashes of a page's inline styles and scripts, including those inside declarative shadow roots. */
export function inlineHashes(html: string): InlineHashes {
  const hashes: InlineHashes = { style: new Set(), script: new Set() };
  collectHashes(parse(html), hashes);
  return hashes;
}

function collectHashes(node: DefaultTreeAdapterTypes.ParentNode, hashes: InlineHashes) {
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    const inline =
      child.tagName === 'style' ||
      (child.tagName === 'script' && !attribute(child, 'src') && !attribute(child, 'type')?.endsWith('json'));
    if (inline) {
      const text = child.childNodes.map((part) => ('value' in part ? part.value : '')).join('');
      const hash = createHash('sha256').update(text).digest('base64');
      hashes[child.tagName === 'style' ? 'style' : 'script'].add(`'sha256-${hash}'`);
    }
    collectHashes(isTemplate(child) ? child.content : child, hashes);
  }
}

const attribute = (element: DefaultTreeAdapterTypes.Element, name: string) =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

const isTemplate = (element: DefaultTreeAdapterTypes.Element): element is DefaultTreeAdapterTypes.Template =>
  element.tagName === 'template';
