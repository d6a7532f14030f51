/** Chromium's accessibility tree, by its DevTools protocol. */
import type { CDPSession, Protocol } from 'puppeteer-core';
import type { Heard } from './spoken';

type Node = Protocol.Accessibility.AXNode;

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
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const [root] = nodes;
  if (!root) throw new Error('The accessibility tree is empty.');
  return heardOf(root, byId);
}

function heardOf(node: Node, byId: ReadonlyMap<string, Node>): Heard {
  const role = String(node.role?.value ?? '');
  const properties = new Map<string, unknown>(
    (node.properties ?? []).map(({ name, value }) => [name, value.value]),
  );
  const states = Object.entries(WORDS).map(([name, words]) =>
    properties.has(name) && (name !== 'expanded' || role !== 'ComboBoxSelect')
      ? words(properties.get(name))
      : '',
  );
  return {
    role: node.ignored ? '' : (ROLES[role] ?? role),
    name: node.ignored ? '' : String(node.name?.value ?? '').trim(),
    ...(node.description?.value ? { description: String(node.description.value) } : {}),
    ...(node.value?.value === undefined || role === 'StaticText'
      ? {}
      : { value: String(properties.get('valuetext') || node.value.value) }),
    states: node.ignored ? [] : states,
    focused: properties.get('focused') === true,
    children:
      role === 'StaticText'
        ? []
        : (node.childIds ?? []).flatMap((id) => {
            const child = byId.get(id);
            return child ? [heardOf(child, byId)] : [];
          }),
  };
}
