import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import type { InlineHashes } from '../types/server';

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
