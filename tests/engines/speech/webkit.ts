/** WebKitGTK's accessibility tree, by AT-SPI as Orca reads it: on a D-Bus session of its own. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launchWebKit, type WebKitEngine } from '../adapter/webkit';
import { type Heard, INLINE } from './spoken';

/** Debian's: it has the bindings. */
const PYTHON = '/usr/bin/python3';
const SCRIPT = 'tests/engines/speech/atspi.py';

interface Accessible {
  role: string;
  name: string;
  description: string;
  /** With U+FFFC where a child stands. */
  text: string;
  value: number | null;
  states: string[];
  attributes: Record<string, string>;
  children: Accessible[];
}

export async function launchHeardWebKit(): Promise<WebKitEngine> {
  // What it starts keeps its sockets there: two browsers would share one.
  const home = mkdtempSync(join(tmpdir(), 'engines-bus-'));
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address=1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env['PATH'], HOME: home, XDG_CACHE_HOME: home, XDG_RUNTIME_DIR: home },
  });
  const [address] = (await once(bus.stdout, 'data')) as [Buffer];
  // What moves by itself is heard at any moment: the desktop wants no animations, and so the page.
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const engine = await launchWebKit({
    DBUS_SESSION_BUS_ADDRESS: address.toString().trim(),
    XDG_CONFIG_DIRS: home,
  });
  return {
    ...engine,
    close: async () => {
      await engine.close();
      bus.kill();
      // A desktop's portal, which the bus starts where one is installed, leaves its mount there a moment later.
      await rm(home, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

export async function hearWebKit({ env }: WebKitEngine): Promise<Heard> {
  const { stdout } = await promisify(execFile)(PYTHON, ['-W', 'ignore', SCRIPT], {
    env,
    maxBuffer: 100_000_000,
  });
  return heardOf(JSON.parse(stdout) as Accessible);
}

const ROLES: Record<string, string> = {
  'check box': 'checkbox',
  'combo box': 'combobox',
  'description list': 'list',
  entry: 'textbox',
  heading: 'heading',
  image: 'img',
  label: 'label',
  link: 'link',
  list: 'list',
  'list item': 'listitem',
  paragraph: 'paragraph',
  'push button': 'button',
  'radio button': 'radio',
  slider: 'slider',
  'spin button': 'spinbutton',
  'toggle button': 'button',
};
const CHECKED = new Set(['check box', 'radio button']);
const WITH_VALUE = new Set(['combobox', 'slider', 'spinbutton', 'textbox']);

/** @param around what it stands in */
function heardOf(node: Accessible, around?: Accessible): Heard {
  const { tag, level, haspopup, roledescription, current, valuetext } = node.attributes;
  const states = new Set(node.states);
  const role = roleOf(node);
  const isDisclosure = tag === 'summary';
  const expandable = isDisclosure ? new Set(around?.states) : tag === 'details' ? new Set() : states;
  const hasText = node.text.replaceAll('\uFFFC', '').trim() !== '';
  const isField = role === 'textbox' || role === 'spinbutton';
  const value = isField && hasText ? node.text : (valuetext ?? node.value ?? undefined);
  // WebKitGTK adds the value's text to the name.
  const name = valuetext && node.name.endsWith(valuetext) ? node.name.slice(0, -valuetext.length) : node.name;
  return {
    role,
    name: name.trim(),
    ...(node.description ? { description: node.description } : {}),
    ...(WITH_VALUE.has(role) && value !== undefined ? { value: String(value) } : {}),
    states: [
      CHECKED.has(node.role) ? (states.has('checked') ? 'checked' : 'not checked') : '',
      node.role === 'toggle button' ? (states.has('pressed') ? 'pressed' : 'not pressed') : '',
      expandable.has('expandable') && tag !== 'select'
        ? expandable.has('expanded')
          ? 'expanded'
          : 'collapsed'
        : '',
      states.has('required') ? 'required' : '',
      states.has('sensitive') || role === '' || !states.has('focusable') ? '' : 'unavailable',
      states.has('invalid-entry') ? 'invalid entry' : '',
      states.has('busy') ? 'busy' : '',
      states.has('modal') ? 'modal' : '',
      haspopup === 'dialog' || haspopup === 'menu' ? `opens a ${haspopup}` : '',
      level ? `level ${level}` : '',
      current && current !== 'false' ? 'current' : '',
      roledescription && roledescription !== role ? `called “${roledescription}”` : '',
    ],
    focused: states.has('focused'),
    children: isField || isDisclosure ? [] : childrenOf(node),
  };
}

function roleOf({ role, name, attributes }: Accessible): string {
  const { 'computed-role': computed = '', tag } = attributes;
  if (tag === 'summary') return 'button';
  if (tag === 'select') return 'combobox';
  if (role === 'combo box') return 'button';
  // A live region without a role of its own.
  const isLive = computed === 'group' && !name && tag !== 'details' && tag !== 'fieldset';
  return ROLES[role] ?? (computed === 'generic' || isLive ? '' : computed);
}

/**
 * Its text and what stands in it, in order. Orca reads the text, which WebKitGTK makes of what is painted: with what is
 * hidden from assistive technology, such as the dash of a price range, in place of what is heard for it.
 */
function childrenOf(node: Accessible): Heard[] {
  const { text, name } = node;
  const children = node.children.filter((child) => !isEmpty(child));
  const heard = children.map((child) => heardOf(child, node));
  const said = (words: string): Heard[] =>
    words.trim()
      ? [
          {
            role: 'text',
            name: words.trim().replaceAll(/\s+/g, ' '),
            states: [],
            focused: false,
            children: [],
          },
        ]
      : [];
  const [first = '', ...others] = text.split('\uFFFC');
  // Beside a label stands its own text again.
  if (others.length === children.length && heard.every(({ role }) => role !== 'label'))
    return [
      ...said(first),
      ...heard.flatMap((child, index) => [child, ...said(without(others[index] ?? '', child))]),
    ];
  // Without the places of the children it is their text, too.
  if (text.trim() === '' || heard.some(({ role }) => !INLINE.has(role))) return heard;
  return said(roleOf(node) === 'listitem' && name ? name : text.replaceAll('\uFFFC', ' '));
}

/** A text without the longer ones that stand in something, after whose place they are repeated. */
const without = (text: string, heard: Heard): string =>
  textsIn(heard)
    .filter(({ length }) => length > 20)
    .reduce((rest, inner) => rest.replace(inner, ''), text);

const textsIn = ({ role, name, children }: Heard): string[] =>
  role === 'text' ? [name.replaceAll(/[“”]/g, '')] : children.flatMap(textsIn);

/** A box that only has a place in the layout. */
const isEmpty = (node: Accessible): boolean =>
  roleOf(node) === '' && node.text === '' && node.children.every(isEmpty);
