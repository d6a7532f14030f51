/** What a screen reader would say, as text: one line for each thing, in reading order. */

/** Something in the accessibility tree of an engine. */
export interface Heard {
  /** As ARIA names it; nothing for what only holds others. */
  role: string;
  name: string;
  description?: string;
  value?: string;
  /** In words: `required`, `not checked`, `level 2`. */
  states: string[];
  /** It has the focus. */
  focused: boolean;
  children: Heard[];
}

/** Roles whose content is their name: what is in them is not said again. */
const LEAVES = new Set([
  'button',
  'checkbox',
  'combobox',
  'img',
  'link',
  'meter',
  'option',
  'progressbar',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'textbox',
]);
/** Roles that say that something begins, before what is in them. */
const AROUND = new Set([
  'alert',
  'alertdialog',
  'article',
  'banner',
  'cell',
  'complementary',
  'contentinfo',
  'dialog',
  'figure',
  'form',
  'group',
  'list',
  'main',
  'navigation',
  'radiogroup',
  'region',
  'row',
  'search',
  'status',
  'table',
]);

/** What is said of a thing itself. */
export function say({ role, name, description, value, states }: Heard): string {
  const about = [role, ...states.filter(Boolean)].filter(Boolean).join(', ');
  const words = [name || (LEAVES.has(role) || role === 'heading' ? '(no name)' : ''), value && `“${value}”`]
    .filter(Boolean)
    .join(' ');
  return [words ? `${about}: ${words}` : about, description && `— ${description}`].filter(Boolean).join(' ');
}

/** The lines of a tree, each as far in as what it is in. */
export function linesOf(root: Heard): string[] {
  const names = new Set<string>();
  collectNames(root, names);
  return read(root, '', names);
}

function read(node: Heard, indent: string, names: ReadonlySet<string>): string[] {
  const inside = (deeper = indent) => node.children.flatMap((child) => read(child, deeper, names));
  if (node.role === 'text') return node.name.trim() ? [indent + node.name] : [];
  // The label of a field is its name, which is said at the field.
  if (node.role === 'label')
    return inside().filter((line) => ![...names].some((name) => name.includes(line.trim())));
  if (LEAVES.has(node.role)) return [indent + say(node)];
  if (node.role === 'heading') {
    const links = node.children.flatMap((child) => read(child, `${indent}  `, names));
    return [indent + say(node), ...links.filter((line) => /^ *(link|button)/.test(line))];
  }
  if (node.role === 'paragraph') {
    const lines = inside('');
    const isText = node.children.every(({ role }) => role === 'text');
    return isText
      ? [indent + lines.join(' ')].filter((line) => line.trim())
      : lines.map((line) => indent + line);
  }
  if (node.role === 'listitem') {
    const lines = inside(`${indent}  `).map((line) => line.slice(indent.length + 2));
    return lines.map((line, index) => `${indent}${index === 0 ? '• ' : '  '}${line}`);
  }
  if (!AROUND.has(node.role)) return inside();
  const content = inside(`${indent}  `);
  // Without a name and without content nothing is heard of it.
  if (content.length === 0 && !node.name) return [];
  return [indent + say(node), ...content];
}

function collectNames({ role, name, children }: Heard, names: Set<string>): void {
  if ((LEAVES.has(role) || role === 'group' || role === 'radiogroup') && name) names.add(name);
  for (const child of children) collectNames(child, names);
}

/** What has the focus, innermost. */
export function focusedIn(node: Heard): Heard | undefined {
  for (const child of node.children) {
    const found = focusedIn(child);
    if (found) return found;
  }
  return node.focused ? node : undefined;
}
