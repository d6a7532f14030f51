/** Chromium's accessibility tree, by its DevTools protocol. */
import type { CDPSession, Protocol } from 'puppeteer-core';
import type { Heard } from './spoken';

type AXNode = Protocol.Accessibility.AXNode;
type DOMNode = Protocol.DOM.Node;

/** What the accessibility tree does not give, though screen readers get it. */
interface Attributes {
  current: boolean;
  /** Of a checkbox, which it says of other fields. */
  required: boolean;
  valueText: string | undefined;
  /** Without its region: `es`. */
  lang: string;
}

/** Roles that Chromium calls by names of its own. */
const ROLES: Record<string, string> = {
  Canvas: 'img',
  ComboBoxSelect: 'combobox',
  DisclosureTriangle: 'button',
  DisclosureTriangleGrouped: 'button',
  Iframe: 'region',
  image: 'img',
  LabelText: 'label',
  Legend: 'label',
  StaticText: 'text',
  search: 'search',
};

const WORDS: Record<string, (value: unknown) => string> = {
  checked: (value) => (value === 'mixed' ? 'partly checked' : value === 'true' ? 'checked' : 'not checked'),
  pressed: (value) => (value === 'true' ? 'pressed' : 'not pressed'),
  expanded: (value) => (value ? 'expanded' : 'collapsed'),
  required: (value) => (value ? 'required' : ''),
  disabled: (value) => (value ? 'unavailable' : ''),
  invalid: (value) => (value === 'true' ? 'invalid entry' : ''),
  busy: (value) => (value ? 'busy' : ''),
  modal: (value) => (value ? 'modal' : ''),
  hasPopup: (value) => (value === 'menu' || value === 'dialog' ? `opens a ${value}` : ''),
  level: (value) => `level ${String(value)}`,
  roledescription: (value) => `called “${String(value)}”`,
};

/** @returns what a screen reader is given of the page. */
export async function hearChromium(cdp: CDPSession): Promise<Heard> {
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const { root: page } = await cdp.send('DOM.getDocument', { depth: -1, pierce: true });
  const attributes = new Map<number, Attributes>();
  collectAttributes(page, '', attributes);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const [root] = nodes;
  if (!root) throw new Error('The accessibility tree is empty.');
  const language = page.children?.find(({ nodeName }) => nodeName === 'HTML');
  return heardOf(root, attributes.get(language?.backendNodeId ?? 0)?.lang ?? '');

  function heardOf(node: AXNode, langAround: string): Heard {
    const role = String(node.role?.value ?? '');
    const own = attributes.get(node.backendDOMNodeId ?? 0);
    const properties = new Map<string, unknown>(
      (node.properties ?? []).map(({ name, value }) => [name, value.value]),
    );
    const states = Object.entries(WORDS).map(([name, words]) =>
      properties.has(name) && (name !== 'expanded' || role !== 'ComboBoxSelect')
        ? words(properties.get(name))
        : '',
    );
    const lang = (!node.ignored && own?.lang) || langAround;
    const foreign = lang === langAround ? '' : `in “${lang}”`;
    const name = String(node.name?.value ?? '').trim();
    return {
      role: node.ignored ? '' : (ROLES[role] ?? role),
      name: node.ignored ? '' : role === 'StaticText' && foreign && name ? `(${foreign}) ${name}` : name,
      ...(node.description?.value ? { description: String(node.description.value) } : {}),
      ...(node.value?.value === undefined || role === 'StaticText'
        ? {}
        : { value: own?.valueText ?? String(node.value.value) }),
      states: node.ignored
        ? []
        : [...states, own?.required ? 'required' : '', own?.current ? 'current' : '', foreign],
      focused: properties.get('focused') === true,
      children:
        role === 'StaticText'
          ? []
          : (node.childIds ?? []).flatMap((id) => {
              const child = byId.get(id);
              return child ? [heardOf(child, lang)] : [];
            }),
    };
  }
}

/** @param around the language of what it stands in */
function collectAttributes(node: DOMNode, around: string, found: Map<number, Attributes>): void {
  const { attributes: list = [] } = node;
  const attribute = (name: string) => {
    const at = list.findIndex((entry, index) => index % 2 === 0 && entry === name);
    return at < 0 ? undefined : list[at + 1];
  };
  const lang = attribute('lang')?.replace(/-.*/, '') || around;
  const current = attribute('aria-current') ?? 'false';
  found.set(node.backendNodeId, {
    current: current !== 'false',
    required: attribute('type') === 'checkbox' && attribute('required') !== undefined,
    valueText: attribute('aria-valuetext'),
    lang,
  });
  for (const child of [...(node.shadowRoots ?? []), ...(node.children ?? [])])
    collectAttributes(child, lang, found);
}
