/**
 * The panel of `?bio-check`: plain elements in a shadow root, above the page, which it does not move. Everything that comes
 * from the page is text in it.
 */
import { toJson } from '../../leads/toJson';
import { safeDocument } from '../../page/safeDocument';
import type { CheckReport, Finding, Severity } from '../report';
import { panelCss } from './panel.styles';
import { summaryOf } from './summary';

const GROUPS: readonly (readonly [severity: Severity, title: string])[] = [
  ['error', 'Problems'],
  ['warning', 'Hints'],
  ['unchecked', 'Not checked'],
];

/** Milliseconds after the page was loaded, so that widgets and what they move have come to rest. */
const SETTLING = 1_000;

type Child = Node | string | false;

/** An element with attributes and content. */
function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = safeDocument.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content.filter((child) => child !== false));
  return element;
}

function button(name: string, onPress: () => void): HTMLButtonElement {
  const element = make('button', { type: 'button' }, name);
  element.addEventListener('click', onPress);
  return element;
}

/** Shows the panel, and checks the page when it has come to rest. @param check is called again for each "Again". */
export function createPanel(check: () => Promise<CheckReport>): void {
  if (safeDocument.querySelector('[data-bio-check]')) return; // each script of a page may ask for it
  const host = make('div', { 'data-bio-check': '', popover: 'manual' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelCss);
  root.adoptedStyleSheets.push(sheet);

  let report: CheckReport | undefined;
  const title = make('h2', { id: 'title', tabindex: '-1' }, 'Check of this page');
  const status = make('p', { role: 'status' });
  const body = make('div', { class: 'body', tabindex: '0', role: 'group', 'aria-label': 'What was found' });
  const close = () => host.remove();
  const show = async () => {
    setBusy(true);
    report = await check();
    body.replaceChildren(...contentOf(report));
    setBusy(false);
    status.textContent = `${summaryOf(report)}.`;
  };
  const copyReport = async () => {
    const json = toJson(report);
    try {
      await navigator.clipboard.writeText(json);
      status.textContent = 'Copied.';
    } catch {
      // Browsers allow it with HTTPS only, and a page may forbid it.
      const field = make('textarea', { readonly: '', rows: '6', 'aria-label': 'The report as JSON' });
      field.value = json;
      body.prepend(field);
      field.select();
      field.focus();
      status.textContent = 'Copy it with Ctrl+C, on a Mac with Command+C.';
    }
  };
  let isBusy = true;
  const again = button('Again', () => void (isBusy || show()));
  const copy = button('Copy as JSON', () => void (isBusy || copyReport()));
  /** They keep the focus meanwhile. */
  const setBusy = (busy: boolean) => {
    isBusy = busy;
    for (const control of [again, copy]) control.setAttribute('aria-disabled', String(busy));
    if (busy) status.textContent = 'Checking…';
  };
  const closing = button('Close', close);

  const panel = make(
    'section',
    { role: 'dialog', 'aria-labelledby': 'title' },
    make('header', {}, title, status),
    body,
    make('footer', {}, again, copy, closing),
  );
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  root.append(panel);
  safeDocument.body.append(host);
  if ('showPopover' in host) host.showPopover(); // above all of the page
  title.focus({ preventScroll: true });
  setBusy(true);
  whenLoaded(() => setTimeout(() => void show(), SETTLING));
}

function whenLoaded(action: () => void): void {
  if (safeDocument.readyState === 'complete') action();
  else addEventListener('load', action, { once: true });
}

function contentOf({ findings, right, version, page }: CheckReport): Node[] {
  return [
    ...(findings.length === 0
      ? [make('p', { class: 'fine' }, 'Nothing is wrong, as far as the page itself can tell.')]
      : []),
    ...GROUPS.flatMap(([severity, title]) => {
      const found = findings.filter((finding) => finding.severity === severity);
      return found.length > 0 ? [groupOf(severity, title, found)] : [];
    }),
    ...(right.length > 0
      ? [
          make(
            'details',
            {},
            make('summary', {}, `What is right (${right.length})`),
            make('ul', { class: 'right' }, ...right.map((sentence) => make('li', {}, sentence))),
          ),
        ]
      : []),
    make('p', { class: 'about' }, `Release ${version} on ${page}`),
  ];
}

const groupOf = (severity: Severity, title: string, findings: readonly Finding[]): Node =>
  make(
    'section',
    { 'aria-labelledby': severity },
    make('h3', { id: severity }, title),
    make(
      'ul',
      { class: 'findings' },
      ...findings.map(({ what, fix, where }) =>
        make(
          'li',
          { 'data-severity': severity },
          make('p', { class: 'what' }, what),
          fix !== undefined && make('p', {}, fix),
          where !== undefined && make('p', { class: 'where' }, make('code', {}, where.code)),
        ),
      ),
    ),
  );
