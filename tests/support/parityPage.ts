/** What the parity matrix does inside a page: finds what a widget offers, and describes what became of it. */

/** Something in a widget that a visitor can use. */
export interface Control {
  /** Positions of its ancestors and itself among their siblings, from the shadow root on. */
  path: number[];
  kind: ControlKind;
  /** For reports. */
  name: string;
  /** What it holds is sent with a lead. */
  isSent: boolean;
}

export type ControlKind =
  | 'button'
  /** Goes on in a form, or sends it. */
  | 'submit button'
  | 'link'
  /** Leads to a place on this page, and does more by script. */
  | 'scripted link'
  /** It leads to another page: following it needs no script of ours. */
  | 'page link'
  | 'summary'
  | 'text'
  | 'select'
  | 'choice'
  | 'slider'
  | 'scroller';

/** What a visitor, and the page around the widgets, can tell after an interaction. */
export interface Outcome {
  widgets: string[][];
  focus: string;
  /** Widgets with an open modal dialog: nothing else can be used. */
  modal: string[];
  hash: string;
  events: string[];
  leads?: string[];
}

export interface ParityInPage {
  controls: (selector: string) => Control[];
  find: (selector: string, path: readonly number[]) => HTMLElement | undefined;
  /** Hashes of links that lead to the widget, or into it. */
  hashes: (selector: string) => string[];
  lifecycle: (selector: string) => string;
  hydrate: (selectors: readonly string[]) => void;
  /** Fills in what the form shown by the widget still lacks, or calls wrong. @returns the button that goes on from there. */
  fillIn: (selector: string) => HTMLElement | undefined;
  /** Forgets the events so far. */
  startListening: () => void;
  outcome: (selectors: readonly string[]) => Outcome;
}

declare global {
  interface Window {
    parity: ParityInPage;
  }
}

/** To be run in the page before its own scripts. @param eventNames the contract's events. */
export function installParity(eventNames: readonly string[]): void {
  // A computer with a mouse and a touch screen. The browser takes one with touch for a phone.
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(query.replace('(hover: hover)', 'all'));

  const events: { tag: string; text: string }[] = [];
  for (const name of eventNames)
    document.addEventListener(name, (event) => {
      const { detail, target } = event as CustomEvent<Record<string, unknown>>;
      const isLoading =
        name === 'bio-ready' ||
        (name === 'bio-track' && ['view', 'not-found'].includes(String(detail['name'])));
      if (isLoading) return; // no answer to an interaction
      const known = JSON.stringify(detail, (key, value: unknown) =>
        ['id', 'timestamp', 'at', 'guard', 'attribution', 'page', 'hold'].includes(key) ? undefined : value,
      );
      events.push({ tag: target instanceof Element ? target.localName : '', text: `${name} ${known}` });
    });

  const rootOf = (selector: string) => document.querySelector(selector)?.shadowRoot;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  const openModals = () =>
    [...document.querySelectorAll('*')].flatMap(({ shadowRoot, localName }) =>
      shadowRoot?.querySelector(':modal') ? localName : [],
    );

  const kindOf = (element: HTMLElement): ControlKind | undefined => {
    if (element.closest('[aria-hidden=true]')) return undefined;
    if (element instanceof HTMLButtonElement) return element.type === 'submit' ? 'submit button' : 'button';
    if (element instanceof HTMLAnchorElement && !element.getAttribute('href')?.startsWith('#'))
      return 'page link';
    if (element instanceof HTMLAnchorElement)
      return element.dataset['scripted'] === '' ? 'scripted link' : 'link';
    if (element instanceof HTMLSelectElement) return 'select';
    if (element instanceof HTMLTextAreaElement) return 'text';
    if (element instanceof HTMLInputElement)
      return (
        { checkbox: 'choice' as const, radio: 'choice' as const, range: 'slider' as const }[element.type] ??
        'text'
      );
    if (element.localName === 'summary') return 'summary';
    return element.matches('[tabindex="0"]') ? 'scroller' : undefined;
  };

  /** What an iPhone takes for a phone number or a date. */
  const DETECTED = '[x-apple-data-detectors]';

  const containers = (root: ParentNode) => root.querySelectorAll('[data-app]');

  /** Without the styles of prerendered markup, which hydration removes, and without what others add. */
  const contentsOf = (parent: ParentNode) =>
    [...parent.children].filter(
      (child) => !/^(?:style|link|x-.*)$/.test(child.localName) && !child.matches(DETECTED),
    );

  /** A second step that is shown beside the first one stands in for it. */
  const pathOf = (element: Element): number[] => {
    const parent = element.parentElement ?? (element.parentNode as ShadowRoot);
    if (!element.parentElement && element.matches('[data-app] ~ [data-app]'))
      return pathOf(containers(parent)[0] ?? element);
    const own = contentsOf(parent).indexOf(element);
    return element.parentElement ? [...pathOf(element.parentElement), own] : [own];
  };

  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ??
    element.getAttribute('name') ??
    element.innerText.trim().split('\n')[0] ??
    '';

  /** Attributes that say what assistive technology and the visitor get; ids differ from run to run. */
  const TOLD =
    /^(?:role|type|name|href|disabled|hidden|inert|tabindex|lang|aria-(?!controls|labelledby|describedby).*)$/;

  const linesOf = (node: Element, depth: number): string[] => {
    const attributes = [...node.attributes]
      .filter(({ name }) => TOLD.test(name))
      .map(({ name, value }) => `${name}=${value}`)
      .toSorted();
    // Behind an open dialog nothing can be pressed, so whether a floating button covers anything there is known later.
    const isBehind = node.closest('[data-floating]') && openModals().length > 0;
    const states: string[] = isBehind || isShown(node) ? [] : ['hidden'];
    if (node instanceof HTMLInputElement) states.push(`value=${node.value}`, `checked=${node.checked}`);
    if (node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement)
      states.push(`value=${node.value}`);
    if (node instanceof HTMLDetailsElement || node instanceof HTMLDialogElement)
      states.push(`open=${node.open}`);
    if (node instanceof HTMLDialogElement) states.push(`modal=${node.matches(':modal')}`);
    if (node.getAttribute('tabindex') === '0')
      states.push(`scrolled=${Math.round(node.scrollLeft / node.clientWidth)}`);
    const split = getComputedStyle(node).getPropertyValue('--split');
    if (node.getAttribute('part') === 'comparison') states.push(`split=${Math.round(Number(split))}`);
    const text = [...node.childNodes]
      .flatMap((child) =>
        child instanceof Text || (child instanceof Element && child.matches(DETECTED))
          ? (child.textContent ?? '')
          : [],
      )
      .join('')
      .trim()
      .replace(/Q-[0-9A-F]{8}/, 'Q-…'); // of a quote
    const own = `${'  '.repeat(depth)}${[node.localName, ...attributes, ...states].join(' ')}${text && `: ${text}`}`;
    const inside = contentsOf(node).filter(
      ({ localName }) => !['svg', 'picture', 'iframe', 'noscript'].includes(localName),
    );
    return [own, ...inside.flatMap((child) => linesOf(child, depth + 1))];
  };

  const focus = (): string => {
    const path: string[] = [];
    let element = document.activeElement;
    while (element) {
      path.push(
        `${element.localName} ${element.getAttribute('name') ?? element.getAttribute('part') ?? ''}`.trim(),
      );
      if (!element.shadowRoot?.activeElement) break;
      element = element.shadowRoot.activeElement;
    }
    if (element instanceof HTMLElement && !element.shadowRoot && element !== document.body) {
      path.push(nameOf(element));
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        path.push(`${element.selectionStart}-${element.selectionEnd}`);
    }
    return path.join(' > ');
  };

  const ANSWERS: Record<string, string> = {
    email: 'ada@example.com',
    tel: '(770) 555-0100',
    numeric: '30009',
    decimal: '12',
  };

  const fill = (field: HTMLInputElement, value: string) => {
    const { prototype } = field.localName === 'textarea' ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    for (const name of ['input', 'change'])
      field.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
  };

  window.parity = {
    controls(selector) {
      const root = rootOf(selector);
      if (!root) return [];
      return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
        const kind = kindOf(element);
        const isOffered =
          kind &&
          (kind === 'choice' || kind === 'slider' ? element.checkVisibility() : isShown(element)) &&
          isShown(element.closest('[data-app]') ?? element) &&
          !element.closest('[inert]');
        const isSent =
          ['text', 'select', 'choice', 'summary'].includes(kind ?? '') && element.closest('form') !== null;
        return isOffered ? { path: pathOf(element), kind, name: nameOf(element), isSent } : [];
      });
    },
    find(selector, path) {
      let at: ParentNode | undefined | null = rootOf(selector);
      for (const index of path) {
        at = at && contentsOf(at)[index];
        if (at instanceof Element && at.matches('[data-app]'))
          at = [...containers(at.getRootNode() as ShadowRoot)].at(-1);
      }
      return at instanceof HTMLElement ? at : undefined;
    },
    hashes(selector) {
      const element = document.querySelector(selector);
      const overlay = { 'bio-audit-wizard': 'audit', 'bio-estimator[mode="panel"]': 'estimate' }[selector];
      const anchors = [...(element?.children ?? [])].flatMap(({ slot, id }) => (slot && id ? id : []));
      return [element?.id || overlay, ...anchors.slice(0, 2)].flatMap((id) => id ?? []);
    },
    lifecycle: (selector) =>
      String(Reflect.get(document.querySelector(selector) ?? {}, Symbol.for('bio.lifecycle')) ?? 'markup'),
    // Every widget hydrates when a setting of its own changes.
    hydrate(selectors) {
      for (const selector of selectors) document.querySelector(selector)?.setAttribute('lang', 'en');
    },
    fillIn(selector) {
      const shown = [...(rootOf(selector)?.querySelectorAll('*') ?? [])].filter(isShown);
      const fields = shown.filter((one) => one.matches('input:not([type]), input[type], textarea'));
      for (const field of fields as HTMLInputElement[]) {
        const isText = kindOf(field) === 'text' && field.type !== 'file';
        const isWrong = !field.value || field.ariaInvalid === 'true';
        if (isText && isWrong) fill(field, ANSWERS[field.type] ?? ANSWERS[field.inputMode] ?? 'Ada');
      }
      const choices = (fields as HTMLInputElement[]).filter(({ type }) => type === 'checkbox');
      if (!choices.some(({ checked }) => checked)) choices[0]?.click();
      if (shown.some((one) => one.matches('details[part~=time][open]'))) {
        const [time, ...others] = shown.filter((one) => one.matches('[type=radio][value$=Z]'));
        if (!time) return undefined; // they are on their way
        if (![time, ...others].some((one) => one.matches(':checked'))) (time as HTMLInputElement).click();
      }
      const buttons = shown.filter((one) => one.matches('button:not([aria-busy=true])'));
      return (buttons.find((one) => one.matches('[type=submit]')) ??
        buttons.find((one) => one.matches('[part~=button-primary]'))) as HTMLElement | undefined;
    },
    startListening: () => void events.splice(0),
    outcome: (selectors) => ({
      widgets: selectors.map((selector) => {
        const container = rootOf(selector)?.querySelector('[data-app]');
        return container ? linesOf(container, 0) : [];
      }),
      focus: focus(),
      modal: openModals(),
      hash: location.hash,
      events: events
        .filter(({ tag }) => selectors.some((selector) => selector.startsWith(tag)))
        .map(({ tag, text }) => `${tag} ${text}`),
    }),
  };
}
