import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Languages } from '../content/pickTexts';
import type { Business } from '../content/schema';
import type { Words } from '../content/wordsSchema';
import type { SentLead } from '../leads/flush';
import type { Lead, PartialLead } from '../leads/schema';
import type { Agreement } from '../ui/AgreeBox';
import type { Attributes, AttributeValues, commonAttributes } from './attributes';
import type { ErrorCode, emit, track, WidgetEventName } from './events';
import type { CommonSettings } from './settings';

/**
 * A widget's public face, said once: its element, properties, types, `custom-elements.json` and the README's table
 * come from here.
 */
export interface WidgetSpec {
  readonly tag: `bio-${string}`;
  /** Its own attributes, by property name; every widget has the common ones as well. */
  attributes: Attributes;
  /** Public methods. The widget's store has a function of the same name for each. */
  methods: readonly string[];
  /** It sends leads: the code for that is fetched as soon as somebody comes into it. */
  sendsLeads?: true;
  /** The topics of the business that it shows, with their built-in facts; the company is always there. */
  facts: Partial<Omit<Business, 'company' | 'texts' | 'theme'>>;
  /** The topics of words that it shows, in English; the common words are always there. */
  texts: Partial<Words>;
  /**
   * Ids that links may lead to inside it, such as those of the service cards. Ids of a shadow root are no link targets:
   * an empty element with the id is put into the page, and shown in the view's slot of that name (`ui/Anchor`).
   */
  anchors?: (settings: AnchorSource) => readonly string[];
  /**
   * It stands around elements of the page, and leaves their look and layout as they were. Its view is one `<slot>`,
   * which is there from the first moment on: what the page shows is not gone while the settings are on their way.
   */
  wraps?: true;
  /** It notes which services the visitor wants scheduled: its store has `noteService`. */
  notesServices?: true;
  /**
   * When one that came prerendered wakes, which costs the visitor React, besides these: the visitor comes near by pointer,
   * finger or focus, or follows a link to it; the page changes a setting or calls a method; something was kept for it.
   * - `never`: it only shows facts and leads on; only a changed setting wakes it.
   * - `near`: it runs by itself when it is seen.
   * - `scroll`: it follows the scrolling, in browsers whose styles cannot.
   * - `at once`: as if it had not been prerendered.
   */
  wakes?: 'never' | 'near' | 'scroll' | 'at once';
  /** Parameters of the page's address that it reads: with one of them there, a prerendered one wakes. */
  parameters?: readonly string[];
  /** Where it opens over the page, by a link, an address or a method. The widget's state is then an `OverlayState`. */
  overlay?: Overlay;
}

/** What a widget's anchors are found in: its facts, and its attributes by property name. */
export interface AnchorSource {
  facts: Partial<Omit<Business, 'texts'>>;
  attributes: Readonly<Record<string, unknown>>;
}

/** How a widget that opens over the page is found and told from one that stands in it. */
export interface Overlay {
  /** The hash, without `#`, that opens the first one on a page; one with an id answers that instead. */
  hash: string;
  /** Which elements of the tag are overlays, such as `bio-estimator[mode="panel"]`. */
  selector: string;
  /**
   * Attributes of one whose first state is a button in the page: as long as nobody comes near, that is all that is
   * loaded. Left out: the widget is loaded at once.
   */
  launcher?: Readonly<Record<string, string>>;
}

/** What the state of an overlay's store has at least. */
export interface OverlayState {
  open: boolean;
  show: () => void;
  hide: () => void;
}

/** The sentences of a spec. Apart from it, so that no visitor downloads them. */
export interface WidgetDocs<S extends WidgetSpec> {
  summary: string;
  attributes: Record<keyof S['attributes'] & string, string>;
  /** Attributes without which it has to say that something is missing. */
  needs?: readonly (keyof S['attributes'] & string)[];
  /** Values of its attributes with which it begins otherwise, and for which the build ships its first state. */
  firstStates?: () => { readonly [property in keyof S['attributes']]?: readonly string[] };
  methods: Record<S['methods'][number], string>;
  /** What it dispatches, besides `bio-ready` and `bio-error`. */
  events: readonly Exclude<WidgetEventName, 'bio-ready' | 'bio-error'>[];
  parts: Readonly<Record<string, string>>;
  slots: Readonly<Record<string, string>>;
}

/** What a page has set for one widget, resolved: its own attribute, else the closest `<bio-site>`, else the default. */
export interface WidgetSettings<S extends WidgetSpec = WidgetSpec> extends Omit<CommonSettings, 'phone'> {
  attributes: AttributeValues<S['attributes']>;
  facts: WidgetFacts<S>;
  texts: WidgetTexts<S>;
  /** The language of the texts, a BCP 47 tag: what the page asks for, or English where there are no words for that. */
  lang: string;
}

export type WidgetFacts<S extends WidgetSpec> = S['facts'] &
  Pick<Business, 'company' | 'theme'> & { texts: Languages<WidgetTexts<S>> };
export type WidgetTexts<S extends WidgetSpec> = S['texts'] & Pick<Words, 'common'>;

/** A lead as a widget's store makes it; the door adds when and where. */
export type LeadDraft = Lead extends infer L ? (L extends Lead ? Omit<L, LeadStamp> : never) : never;
type LeadStamp = 'timestamp' | 'page' | 'attribution' | 'guard' | 'partial';

/** What was typed so far of a lead that is not sent, and what the visitor agreed to about it. */
export type PartialDraft = (PartialLead extends infer L
  ? L extends PartialLead
    ? Omit<L, LeadStamp>
    : never
  : never) & { mayContact: Agreement };

/** How a lead fared: as delivered or kept, or not sent at all for want of an endpoint. */
export type LeadResult = SentLead | { status: 'no-endpoint' };

/**
 * What a widget keeps for the browser session, so that a reload or the browser's Back loses nothing. Never throws.
 * Apart from other elements: an overlay's entries go with the visitor over the whole site, all others stay on their
 * page. Of use from `start` on.
 */
export interface WidgetSession {
  /** What was written under this name in this browser session, undefined if nothing or unreadable. Anybody may have changed it: check it. */
  read(name: string): unknown;
  /**
   * Keeps plain data (JSON), at most a million UTF-16 units of it.
   * @returns false where nothing is kept (storage blocked or full, too much data): then the former entry of that name is gone.
   */
  write(name: string, value: unknown): boolean;
  /** Forgets all entries of this element. */
  clear(): void;
}

/** What a store may do to the world outside. */
export interface WidgetTools<S extends WidgetSpec = WidgetSpec> {
  settings(): WidgetSettings<S>;
  sendLead(draft: LeadDraft): Promise<LeadResult>;
  emit<K extends WidgetEventName>(name: K, detail: Parameters<typeof emit<K>>[2]): boolean;
  track(name: string, params: Parameters<typeof track>[2]): void;
  /** Says that the visitor wants a service scheduled, by its name: a contact form, now or later, notes it. */
  schedule(service: string): void;
  /** Tells the page's author of a mistake: one console line, and `bio-error`. */
  report(code: ErrorCode, message: string): void;
  session: WidgetSession;
}

export interface WidgetViewProps<S extends WidgetSpec, State> {
  store: StoreApi<State>;
  settings: WidgetSettings<S>;
}

/** A widget: its face, its view, and what makes the store that each element owns. */
export interface WidgetDefinition<S extends WidgetSpec, State extends WidgetState<S>> {
  spec: S;
  View: (props: WidgetViewProps<S, State>) => ReactNode;
  createStore: (tools: WidgetTools<S>) => StoreApi<State>;
}

/** A store's state has at least the public methods. */
export type WidgetState<S extends WidgetSpec> = Record<S['methods'][number], () => void> & {
  /** Called once, when the settings are first known and nothing is rendered yet. What it changes may differ from the prerendered form. */
  start?: () => void;
  /** Takes over what was typed and ticked in the prerendered form before the script was here. */
  restore?: (typed: FormData) => void;
  /** Takes note of a service that the visitor wants scheduled, by its name: a card elsewhere on the page says so. */
  noteService?: (name: string) => void;
  /** The lead as far as it is typed; undefined where the visitor did not allow that it is used before it is sent. */
  partial?: () => PartialDraft | undefined;
} & (S extends { overlay: Overlay } ? OverlayState : unknown) &
  (S extends { notesServices: true } ? { noteService: (name: string) => void } : unknown);

/** The DOM type of a widget's element. */
export type WidgetElement<S extends WidgetSpec> = HTMLElement &
  Partial<Omit<AttributeValues<S['attributes']>, keyof HTMLElement>> &
  Partial<Omit<AttributeValues<typeof commonAttributes>, 'lang' | 'config'>> & {
    config?: string | object;
  } & Record<S['methods'][number], () => void>;
