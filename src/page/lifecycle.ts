/**
 * The states of a widget. Every script of ours knows them by these names.
 * - `markup`: HTML only, perhaps prerendered; no script has seen it.
 * - `island`: our small script listens, and keeps what the visitor does.
 * - `loading`: the widget's code is on its way.
 * - `hydrated`: React renders it.
 * - `failed`: its code could not be loaded; the next trigger asks for it again.
 */
export type Lifecycle = 'markup' | 'island' | 'loading' | 'hydrated' | 'failed';

/**
 * When an element that shows its markup hydrates. In every mode but `never` an interaction hydrates it: a pointer, a touch,
 * the focus, or a link to it. In every mode a changed setting or a method call does.
 * - `load`: immediately.
 * - `visible`: when it comes near the viewport, because it runs by itself there.
 * - `scroll`: when the page is scrolled, in browsers whose styles cannot follow that.
 * - `interaction`: only then.
 * - `never`: it shows facts and links only.
 */
export type HydrationMode = 'load' | 'visible' | 'scroll' | 'interaction' | 'never';

// A registered symbol, because scripts that are built apart share it.
const LIFECYCLE = Symbol.for('bio.lifecycle');

export const lifecycleOf = (element: Element): Lifecycle =>
  (Reflect.get(element, LIFECYCLE) as Lifecycle | undefined) ?? 'markup';

export const setLifecycle = (element: Element, state: Lifecycle): void =>
  void Reflect.set(element, LIFECYCLE, state);

/**
 * Dispatched on an element, and heard there alone, once React has hydrated it: from then on the widget answers by itself.
 * The public `bio-ready` may come earlier: it says that something is shown.
 */
export const HYDRATED = 'bio-hydrated';

/** Dispatched on the window when the page has said what it knows of the visitor. */
export const PREFILL = 'bio-prefill';

/**
 * Dispatched on a widget's shadow root each time the element enters the document, moves included: a dialog that was moved
 * is no longer modal, because the browser forgets that.
 */
export const RECONNECTED = 'bio-reconnected';

const RELEASE = Symbol.for('bio.release');

/** The release whose script runs an element: a page may have the scripts of two. Undefined before one has found it. */
export const releaseOf = (element: Element): string | undefined =>
  Reflect.get(element, RELEASE) as string | undefined;

export const setRelease = (element: Element, version: string): void =>
  void Reflect.set(element, RELEASE, version);
