/** What the tests need of a browser. There are three: Chromium and Firefox (`puppeteer.ts`), WebKitGTK (`webkit.ts`). */

/** A place in the window, in CSS px. */
export interface Point {
  x: number;
  y: number;
}

/** Keys besides those that type a character. */
export type Key =
  | 'Tab'
  | 'Shift+Tab'
  | 'Enter'
  | 'Escape'
  | 'Space'
  | 'Home'
  | 'End'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'Control+A'
  | 'Delete';

/** One tab of a visitor that nobody has seen before: no cookie, nothing stored. */
export interface Tab {
  /** Resolves when the page is loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** @returns the URL of the page that is shown; nothing while it is replaced by another. */
  address(): Promise<string>;
  /** @returns what an expression of JavaScript gives in the page, as JSON; a promise is awaited. */
  evaluate<T>(expression: string): Promise<T>;
  /** Moves the pointer. */
  point(at: Point): Promise<void>;
  /** Presses the pointer's button, or lets it go. */
  button(state: 'down' | 'up'): Promise<void>;
  /** Turns the pointer's wheel. @param by how far down, in CSS px. */
  wheel(by: number): Promise<void>;
  /** Only where `canTouch`. */
  tap(at: Point): Promise<void>;
  key(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Chooses files. @param field an expression that gives the field in the page. */
  upload(field: string, paths: readonly string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** @returns a PNG of the window. */
  screenshot(): Promise<Uint8Array>;
  /** Cuts the browser off the network, and connects it again. Only where `canGoOffline`. */
  offline(isOffline: boolean): Promise<void>;
  /** What the page has thrown or written as an error so far. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Engine {
  name: EngineName;
  /** With its version, for the log. */
  title: string;
  /** It can be touched by a test. */
  canTouch: boolean;
  /** It can be cut off the network by itself. */
  canGoOffline: boolean;
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];
