/** A visitor: finds things as they are called, and uses them by pointer and keys, the same in each engine. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { asLocator, getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';
import type { Engine, Key, Point, Tab } from './engine';
import type { Seen } from './inPage';

/** Made by `globalSetup.ts`. */
export const IN_PAGE = 'test-results/engines/inPage.js';

/** How long a visitor waits for something: a busy machine is slow, not wrong. */
const PATIENCE = 20_000;
const STEP = 40;

type Name = string | RegExp;

export class Visitor {
  #code: string;

  constructor(
    readonly engine: Engine,
    readonly tab: Tab,
  ) {
    this.#code = readFileSync(IN_PAGE, 'utf8');
  }

  open = (url: string): Promise<void> => this.tab.open(url);
  key = (key: Key): Promise<void> => this.tab.key(key);
  type = (text: string): Promise<void> => this.tab.type(text);

  back = (): Promise<void> => this.tab.back();
  forward = (): Promise<void> => this.tab.forward();
  address = (): Promise<string> => this.tab.address();

  /** By what it is and how it is called. Shadow roots are no bounds. A string is the whole name. */
  role(role: string, name?: Name, options: { level?: number; expanded?: boolean } = {}): Thing {
    return new Thing(this, getByRoleSelector(role, { ...options, ...(name ? { name, exact: true } : {}) }));
  }

  label = (text: Name): Thing => new Thing(this, getByLabelSelector(text, { exact: true }));
  text = (text: Name): Thing => new Thing(this, getByTextSelector(text, { exact: true }));
  css = (selector: string): Thing => new Thing(this, `css=${selector}`);

  /** What has the focus: `button Next`. */
  focused = (): Promise<string> => this.ask('focused()');

  /** Two frames later: whatever was done is laid out and painted. */
  settled = (): Promise<void> =>
    this.tab.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))',
    );

  /** Asks what `inPage.ts` offers. */
  async ask<T>(question: string): Promise<T> {
    const answer = await this.tab.evaluate<{ value: T } | null>(
      `window.inPage ? Promise.resolve(window.inPage.${question}).then((value) => ({ value })) : null`,
    );
    if (answer) return answer.value;
    await this.tab.evaluate(`(() => { ${this.#code}; startInPage('${this.engine.name}'); })()`);
    return this.ask(question);
  }

  async drag(from: Point, to: Point): Promise<void> {
    const STOPS = 8;
    await this.tab.point(from);
    await this.tab.button('down');
    for (let stop = 1; stop <= STOPS; stop++)
      await this.tab.point({
        x: from.x + ((to.x - from.x) * stop) / STOPS,
        y: from.y + ((to.y - from.y) * stop) / STOPS,
      });
    await this.tab.button('up');
  }

  /** Presses Tab until this has the focus. @throws after 60 presses. */
  async tabTo(thing: Thing, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let press = 0; press < 60; press++) {
      await this.key(key);
      if ((await thing.look())?.focused) return;
    }
    throw new Error(`Tab does not get to ${thing.title()}; it is at ${await this.focused()}`);
  }
}

/** One thing on the page, looked up whenever it is used. */
export class Thing {
  constructor(
    readonly visitor: Visitor,
    readonly selector: string,
  ) {}

  /** How it was asked for, for error messages. */
  title = (): string => asLocator('javascript', this.selector);

  /** Something inside it. */
  in(outer: Thing): Thing {
    return new Thing(this.visitor, `${outer.selector} >> ${this.selector}`);
  }

  first = (): Thing => new Thing(this.visitor, `${this.selector} >> nth=0`);
  last = (): Thing => new Thing(this.visitor, `${this.selector} >> nth=-1`);
  nth = (index: number): Thing => new Thing(this.visitor, `${this.selector} >> nth=${index}`);
  /** Of several, the one that has this text in it. */
  having = (text: Name): Thing =>
    new Thing(
      this.visitor,
      `${this.selector} >> internal:has-text=${typeof text === 'string' ? `${JSON.stringify(text)}i` : String(text)}`,
    );

  /** @returns where the pointer reaches it, at rest, in view and uncovered. */
  reach = (): Promise<Point> => this.#until<Point>('reach');

  async point(): Promise<void> {
    await this.visitor.tab.point(await this.reach());
  }

  async press(): Promise<void> {
    await this.point();
    await this.visitor.tab.button('down');
    await this.visitor.tab.button('up');
  }

  async tap(): Promise<void> {
    await this.visitor.tab.tap(await this.reach());
  }

  /** Replaces what is in a field, by pointer and keys. */
  async fill(text: string): Promise<void> {
    await this.press();
    await this.visitor.key('Control+A');
    if (text) await this.visitor.type(text);
    else await this.visitor.key('Delete');
  }

  /** Chooses from a list by typing, as keyboards do: the pop-up of a list is drawn outside the page. */
  async choose(option: string): Promise<void> {
    await this.#until('focus', (answer) => answer === true);
    await this.visitor.type(option);
  }

  /** Chooses files. */
  async upload(...paths: string[]): Promise<void> {
    await this.#until('exists', (answer) => answer === true);
    await this.visitor.tab.upload(`window.inPage.element(${JSON.stringify(this.selector)})`, paths);
  }

  /** @returns what it is like now; nothing where it cannot be seen. */
  async look(): Promise<Seen | undefined> {
    const seen = await this.visitor.ask<Seen | string>(`look(${JSON.stringify(this.selector)})`);
    return typeof seen === 'string' ? undefined : seen;
  }

  /** @returns what it is like when it has come. @throws when it does not. */
  seen = (): Promise<Seen> => this.#until<Seen>('look');

  count = (): Promise<number> => this.visitor.ask<number>(`count(${JSON.stringify(this.selector)})`);

  async #until<T>(question: string, isAnswer = (answer: unknown) => typeof answer !== 'string'): Promise<T> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const answer = await this.visitor
        .ask<T | string>(`${question}(${JSON.stringify(this.selector)})`)
        .catch((error: unknown) => `cannot be asked: ${String(error)}`); // the page is just being replaced by another
      if (isAnswer(answer)) return answer as T;
      if (Date.now() > deadline) throw new Error(`${this.title()} ${String(answer)}`);
      await sleep(STEP);
    }
  }
}
