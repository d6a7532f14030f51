/** WebKitGTK's accessibility tree, by AT-SPI as Orca reads it: on a D-Bus session of its own. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launchWebKit, type WebKitEngine } from '../adapter/webkit';
import type { Heard } from './spoken';

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

/** `gir1.2-atspi-2.0` and `dbus-daemon` are installed. */
export function canHearWebKit(): boolean {
  try {
    execFileSync(PYTHON, ['-c', "import gi; gi.require_version('Atspi', '2.0')"], { stdio: 'ignore' });
    execFileSync('dbus-daemon', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export async function launchHeardWebKit(): Promise<WebKitEngine> {
  // What it starts keeps its sockets there: two browsers would share one.
  const home = mkdtempSync(join(tmpdir(), 'engines-bus-'));
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address=1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env['PATH'], HOME: home, XDG_CACHE_HOME: home, XDG_RUNTIME_DIR: home },
  });
  const [address] = (await once(bus.stdout, 'data')) as [Buffer];
  const engine = await launchWebKit({ DBUS_SESSION_BUS_ADDRESS: address.toString().trim() });
  return {
    ...engine,
    close: async () => {
      await engine.close();
      bus.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 3 });
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

function heardOf(node: Accessible): Heard {
  const { 'computed-role': computed = '', tag, level, haspopup, roledescription, current } = node.attributes;
  const states = new Set(node.states);
  const isSelect = node.role === 'combo box' && tag === 'select';
  const role = isSelect
    ? 'combobox'
    : node.role === 'combo box'
      ? 'button'
      : (ROLES[node.role] ?? (computed === 'generic' ? '' : computed));
  const hasText = node.text.replaceAll('\uFFFC', '').trim() !== '';
  const isField = role === 'textbox' || role === 'spinbutton';
  return {
    role,
    name: node.name.trim(),
    ...(node.description ? { description: node.description } : {}),
    ...(isField && hasText ? { value: node.text } : node.value === null ? {} : { value: String(node.value) }),
    states: [
      CHECKED.has(node.role) ? (states.has('checked') ? 'checked' : 'not checked') : '',
      node.role === 'toggle button' ? (states.has('pressed') ? 'pressed' : 'not pressed') : '',
      states.has('expandable') && !isSelect ? (states.has('expanded') ? 'expanded' : 'collapsed') : '',
      states.has('required') ? 'required' : '',
      states.has('sensitive') || role === '' || !states.has('focusable') ? '' : 'unavailable',
      states.has('invalid-entry') ? 'invalid entry' : '',
      states.has('busy') ? 'busy' : '',
      states.has('modal') ? 'modal' : '',
      haspopup === 'dialog' || haspopup === 'menu' ? `opens a ${haspopup}` : '',
      level ? `level ${level}` : '',
      current && current !== 'false' ? 'current' : '',
      roledescription ? `called “${roledescription}”` : '',
    ],
    focused: states.has('focused'),
    children: isField ? [] : childrenOf(node),
  };
}

/** Its text and what stands in it, in order. */
function childrenOf({ text, children }: Accessible): Heard[] {
  const said = (name: string): Heard[] =>
    name.trim() ? [{ role: 'text', name: name.trim(), states: [], focused: false, children: [] }] : [];
  const [first = '', ...others] = text.split('\uFFFC');
  const rest = others.length === children.length ? others : children.map(() => '');
  return [
    ...said(others.length === children.length || children.length === 0 ? first : ''),
    ...children.flatMap((child, index) => [heardOf(child), ...said(rest[index] ?? '')]),
  ];
}
