/** Every link, anchor and file that the built site names, from page to page as a crawler goes. */
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import { expect, test } from 'playwright/test';
import { ANSWER_PAGES, PAGES, SITE, SPANISH_PAGES } from '../support/urls';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const attribute = (element: Element, name: string) =>
  element.attrs.find((entry) => entry.name === name)?.value;

/** All elements of a page; `light` are those outside of shadow roots, the only ones that a link may lead to. */
function* elements(node: Node, light = true): Generator<{ element: Element; light: boolean }> {
  if (tree.isElementNode(node)) yield { element: node, light };
  if ('content' in node) for (const child of node.content.childNodes) yield* elements(child, false);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child, light);
}

/** The hash that an overlay answers. */
const overlayHash = (element: Element): string | undefined => {
  if (element.tagName === 'bio-audit-wizard') return attribute(element, 'id') ?? 'audit';
  if (element.tagName === 'bio-estimator' && attribute(element, 'mode') === 'panel')
    return attribute(element, 'id') ?? 'estimate';
  return undefined;
};

interface Found {
  links: string[];
  files: string[];
  targets: Set<string>;
}

function read(html: string): Found {
  const found: Found = { links: [], files: [], targets: new Set(['top']) };
  for (const { element, light } of elements(parse(html))) {
    const value = (name: string) => attribute(element, name);
    const files = [
      value('src'),
      ...(value('srcset') ?? '').split(',').map((one) => one.trim().split(' ')[0]),
    ];
    if (element.tagName === 'link') files.push(value('href'));
    found.files.push(...files.filter((file) => file !== undefined).filter(Boolean));
    if (element.tagName === 'a') found.links.push(value('href') ?? '(no href)');
    const id = overlayHash(element) ?? (light ? value('id') : undefined);
    if (id) found.targets.add(id);
  }
  return found;
}

test('every link leads to a page and a place on it, every file is there', async ({ request }) => {
  const pages = new Map<string, Found>();
  const files = new Map<string, string>();
  const pageErrors: string[] = [];
  const toVisit = ['/', ...ANSWER_PAGES];
  for (let path = toVisit.pop(); path !== undefined; path = toVisit.pop()) {
    if (pages.has(path)) continue;
    const response = await request.get(SITE + path, { maxRedirects: 0 });
    if (response.status() !== 200) pageErrors.push(`${path}: status ${response.status()}`);
    const found = read(await response.text());
    pages.set(path, found);
    for (const link of found.links) {
      const { origin, pathname } = new URL(link, SITE + path);
      if (origin === SITE) toVisit.push(pathname);
      else if (!/^(?:tel:\+?\d{7,}|mailto:[^@]+@\S+|https:\/\/\S+)$/.test(link))
        pageErrors.push(`${path} links to "${link}"`);
    }
    for (const file of found.files) files.set(new URL(file, SITE + path).href, path);
  }

  for (const [path, { links }] of pages)
    for (const link of links) {
      const { origin, pathname, hash } = new URL(link, SITE + path);
      // Behind it stands what a dialog begins with: #audit=roof.
      const [target = ''] = decodeURIComponent(hash.slice(1)).split('=');
      if (origin === SITE && target && !pages.get(pathname)?.targets.has(target))
        pageErrors.push(`${path} links to "${link}", and there is no such place`);
    }
  for (const [file, path] of files) {
    if (!file.startsWith(SITE)) continue;
    const { status } = await request.head(file).then((response) => ({ status: response.status() }));
    if (status !== 200) pageErrors.push(`${path} names ${file}: status ${status}`);
  }

  expect(pageErrors).toEqual([]);
  expect([...pages.keys()].toSorted()).toEqual([...PAGES, ...SPANISH_PAGES].toSorted());
});
