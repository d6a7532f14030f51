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

/** Roles of what only marks words in a line. */
export const INLINE: ReadonlySet<string> = new Set([
  '',
  'generic',
  'emphasis',
  'mark',
  'strong',
  'superscript',
  'time',
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
    return inside().filter(
      (line) => ![...names].some((name) => name.includes(line.trim().replace(/ \*$/, ''))),
    );
  if (LEAVES.has(node.role)) return [indent + say(node)];
  if (node.role === 'heading') {
    const links = node.children.flatMap((child) => read(child, `${indent}  `, names));
    return [indent + say(node), ...links.filter((line) => /^ *(link|button)/.test(line))];
  }
  if (node.role === 'paragraph') {
    const line = lineOf(node);
    return line === undefined ? inside() : [indent + line].filter((text) => text.trim());
  }
  if (node.role === 'listitem') {
    const line = lineOf(node);
    const lines = line === undefined ? inside('') : [line];
    const current = node.states.includes('current') ? ', current' : '';
    return lines.map((text, index) => (index === 0 ? `${indent}• ${text}${current}` : `${indent}  ${text}`));
  }
  if (!AROUND.has(node.role)) return inside();
  const content = inside(`${indent}  `);
  // Without a name and without content nothing is heard of it.
  if (content.length === 0 && !node.name) return [];
  return [indent + say(node), ...content];
}

/** All that is in it as one line, where that is words and links: `Call us at [link: (770) 555-0142].` */
function lineOf(node: Heard): string | undefined {
  const parts: string[] = [];
  const collect = ({ children }: Heard): boolean =>
    children.every((child) => {
      if (child.role === 'text') parts.push(child.name);
      else if (child.role === 'link') parts.push(`[${say(child)}]`);
      else return INLINE.has(child.role) && collect(child);
      return true;
    });
  if (!collect(node)) return undefined;
  return parts
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/\] (?=[.,;:?!])/g, ']');
}

function collectNames({ role, name, children }: Heard, names: Set<string>): void {
  if ((LEAVES.has(role) || role === 'group' || role === 'radiogroup') && name) names.add(name);
  for (const child of children) collectNames(child, names);
}

/** What is heard as the focus comes to something. */
export function sayFocused(node: Heard): string {
  const isOnlyText = !LEAVES.has(node.role) && node.role !== 'heading' && !node.name;
  return [say(node), ...(isOnlyText ? node.children.flatMap((child) => linesOf(child)) : [])].join(' ');
}

/** What has the focus, innermost. */
export function focusedIn(node: Heard): Heard | undefined {
  for (const child of node.children) {
    const found = focusedIn(child);
    if (found) return found;
  }
  return node.focused ? node : undefined;
}
