/**
 * Scripts of a page handle keys, the mouse and the wheel on the document, and spare its fields by `event.target`. For what
 * happens in a shadow root that is the element around it: they would take the "/" of a date for a shortcut, keep a press from
 * focusing a field, or scroll the page behind a dialog. What is a widget's to handle therefore ends at its element. What the
 * page has to know goes on: clicks, the focus, Tab, an Escape that closed nothing of the widget, and shortcuts with Ctrl.
 */

import { copyEvent } from './copyEvent';

const FIELD = 'input,textarea,select';
const PRESSED_BY_KEYS = 'button,summary,a';

/** Keys and key codes that edit a text together with Ctrl or ⌘. */
const EDITS = /^(?:(?:Key)?[acvxyz]|Arrow.*|Home|End|Backspace|Delete|Insert|Enter)$/i;

type Rule = (target: Element, event: Event) => boolean;

const inField: Rule = (target) => target.matches(FIELD);
const inDialog: Rule = (target) => target.closest('dialog[open]') !== null;

const isOwnKey: Rule = (target, event) => {
  const { key, code, ctrlKey, metaKey } = event as KeyboardEvent;
  // With AltGr, Windows reports Ctrl, too.
  const isCommand = (ctrlKey || metaKey) && !(event as KeyboardEvent).getModifierState('AltGraph');
  if (/^F\d/.test(key) || (isCommand && !EDITS.test(key) && !EDITS.test(code))) return false;
  if (event.defaultPrevented || inDialog(target, event)) return true;
  if (key === 'Escape' || key === 'Tab') return false;
  return inField(target, event) || (/^(?:Enter| )$/.test(key) && target.closest(PRESSED_BY_KEYS) !== null);
};

/** Which of an element's own events it keeps, by type. */
const rules: Readonly<Record<string, Rule>> = {
  keydown: isOwnKey,
  keypress: isOwnKey,
  keyup: isOwnKey,
  beforeinput: inField,
  copy: inField,
  cut: inField,
  paste: inField,
  selectstart: inField,
  contextmenu: inField,
  pointerdown: inField,
  mousedown: inField,
  touchstart: (target, event) => inField(target, event) || inDialog(target, event),
  touchmove: inDialog,
  wheel: inDialog,
};

/** Keeps those events of an element's shadow root from the page that are its own to handle. May be called twice. */
export function keepEvents(element: HTMLElement): void {
  for (const type of Object.keys(rules)) element.addEventListener(type, keep, { passive: true });
}

function keep(event: Event): void {
  const element = event.currentTarget as HTMLElement;
  const [target] = event.composedPath();
  // What stands in a slot is the page's.
  if (event.cancelBubble || !(target instanceof Element) || target.getRootNode() !== element.shadowRoot)
    return;
  if (!rules[event.type]?.(target, event)) return;
  event.stopPropagation();
  // The page learns of it, as its menus close at a press elsewhere, but cannot keep the field from the focus.
  if (event.type === 'mousedown') element.dispatchEvent(copyEvent(event, { cancelable: false }));
}
