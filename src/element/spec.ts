import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Messages } from '../content/messages';
import type { MessagesByLanguage, OwnTexts } from '../content/pickMessages';
import type { Business, SomeTopics } from '../content/schema';
import type { TextLanguages } from '../content/textLanguages';
import type { leadSources } from '../domain/leadKinds';
import type { Lead, PartialLead } from '../domain/leadSchema';
import type { ConsentRecord } from '../forms/fields/ConsentCheckbox';
import type { SendResult } from '../leads/outboxSender';
import type { Attributes, AttributeValues, commonAttributes } from '../page/attributes';
import type { ErrorCode, emit, track, WidgetEventName } from '../page/events';
import type { OverlayTarget } from '../page/hash';
import type { PrefillFields } from '../page/lazy/prefill';
import type { HydrationMode } from '../page/lifecycle';
import type { StoredOutcome } from '../page/storageKeys';

/**
 * A widget's public interface. Its element, properties, types, `custom-elements.json` and the documents' tables are derived
 * from it.
 */
export interface WidgetSpec {
  readonly tag: `bio-${string}`;
  /** Attributes of its own, by property name; every widget has the common ones as well. */
  attributes: Attributes;
  /** Public methods. The store's state has a function of the same name for each. */
  methods: readonly string[];
  /** The kind of leads that it sends: `defineWidget` takes the code for that. */
  sendsLeads?: Lead['kind'];
  /** The topics of the business that it shows, as the built-in firm's file writes them; every widget has the company. */
  facts: Partial<Omit<Business, 'company' | 'texts' | 'theme'>>;
  /** The path of the facts without which it shows nothing, such as `faqs`: a config may name none. */
  needs?: string;
  /**
   * The facts that it does with where the page's config cannot be used: it is shown all the same. Left out: a message stands
   * in its place.
   */
  withoutConfig?: WidgetSpec['facts'];
  /** The topics of messages that it shows, for any firm; every widget has the common ones. */
  messages: Partial<Messages>;
  /** What the built-in firm says in place of some of them. */
  texts?: OwnTexts;
  /**
   * Ids that links may lead to inside it, such as those of the service cards. An id in a shadow root is no link target, so
   * an empty element with the id is added to the page, and shown in the view's slot of that name (`ui/section/Anchor`).
   */
  anchors?: (settings: AnchorSource) => readonly string[];
  /**
   * It stands around elements of the page, and keeps their look and layout. Its view is one `<slot>`, which exists from the
   * first moment on: what the page shows must not disappear while the settings load.
   */
  wraps?: true;
  /** It shows what the firm charges: where the facts cannot be had, its message says that there are no prices. */
  showsPrices?: true;
  /** It lists the services that the visitor asked to have scheduled: its store has `addService`. */
  acceptsServiceRequests?: true;
  /** Which of its fields a page may fill in, by their names. Its store's state is then a `PrefillableState`. */
  prefills?: PrefillFields;
  /** When an element that shows its markup hydrates. @default 'interaction' */
  hydrate?: HydrationMode;
  /** Query parameters of the page's URL that it reads: where one is present, prerendered markup hydrates immediately. */
  parameters?: readonly string[];
  /**
   * Loads what only some facts ask for, in chunks of their own, so that the first render has it, on a server as in a browser:
   * what was rendered on a server waits for it. Returns undefined where these facts ask for nothing.
   */
  loadParts?: (facts: AnchorSource['facts']) => Promise<unknown> | undefined;
  /** Set where it opens over the page by a link, a URL or a method. The store's state is then an `OverlayState`. */
  overlay?: Overlay;
}

/** What a widget's anchors are derived from: its facts, and its attributes by property name. */
export interface AnchorSource {
  facts: Partial<Omit<Business, 'texts'>>;
  attributes: Readonly<Record<string, unknown>>;
}

/** How the widgets that open over the page are told from those that stand in it, and how they begin. */
export interface Overlay extends OverlayTarget {
  /**
   * Attributes of an overlay whose first state is a floating button: only the button is loaded until a trigger asks for
   * more. Left out: the widget is loaded immediately.
   */
  launcher?: Readonly<Record<string, string>>;
  /** Loads what the dialog is rendered with, where that is code of its own: markup with the dialog waits for it. */
  loadDialog?: () => Promise<void>;
}

/** What the state of an overlay's store has at least. */
export interface OverlayState {
  open: boolean;
  show: () => void;
  hide: () => void;
  /** Chooses what it begins with. @param beginning what a link says behind its hash: `roof` in `#audit=roof`. */
  begin?: (beginning: string) => void;
}

/** What the state of a store has at least whose fields a page may fill in. */
export interface PrefillableState {
  /** What those fields hold, by their names. */
  prefillable: () => Readonly<Record<string, string>>;
  /** Fills one of them in, as typing does. */
  prefill: (field: string, value: string) => void;
}

/** The documentation of a spec. It is an export of its own, so that no visitor downloads it. */
export interface WidgetDocs<S extends WidgetSpec> {
  summary: string;
  /** What it does for keyboards and assistive technology, in full sentences: roles, keys, focus, announcements. */
  accessibility: string;
  attributes: Record<keyof S['attributes'] & string, string>;
  /** Attributes without which it reports a mistake. */
  requiredAttributes?: readonly (keyof S['attributes'] & string)[];
  /**
   * Values of its attributes that change its first state, and for which snapshots have a state of their own.
   * @param facts of the firm, as far as the widget has them.
   */
  snapshots?: (facts: SomeTopics) => { readonly [property in keyof S['attributes']]?: readonly string[] };
  /**
   * How its first step is left, where it is a wizard whose second step is the same whatever was answered before: a page that
   * nobody prerendered shows it without waiting for the widget's code.
   */
  leaveFirstStep?: {
    /** Name of the first step's boxes, one of which has to be ticked. */
    requires: string;
    /** The function of the store's state that leads on, as the form's submit button does. */
    next: string;
  };
  methods: Record<S['methods'][number], string>;
  /** What it dispatches, besides `bio-ready` and `bio-error`. */
  events: readonly Exclude<WidgetEventName, 'bio-ready' | 'bio-error'>[];
  parts?: Readonly<Record<string, string>>;
  slots?: Readonly<Record<string, string>>;
}

/** The common attributes as a page has set them for one element. */
export interface CommonSettings {
  /** URL that leads are POSTed to. */
  endpoint: string | undefined;
  phone: string | undefined;
  /** The language that the page asks for. */
  lang: string;
  /** Path below which the site's pages lie, without a slash at its end. */
  base?: string | undefined;
  /** URL of the lead desk's spam tokens. */
  guard?: string | undefined;
  /** Whether forms offer to deliver what was typed when they are left unsent. @default false */
  abandoned?: boolean | undefined;
}

/**
 * What a page's config allows a widget to show: its facts (`usable`, also without a config), or nothing: the config is being
 * loaded (`pending`) or lacks what the widget shows (`incomplete`). Where it could not be used (`failed`), the widget says so,
 * if it does not work without one.
 */
export type ConfigState = 'usable' | 'pending' | 'incomplete' | 'failed';

/** The page's settings for one widget, resolved: its own attribute, else the nearest `<bio-site>`, else the default. */
export interface WidgetSettings<S extends WidgetSpec = WidgetSpec> extends Omit<CommonSettings, 'phone'> {
  attributes: AttributeValues<S['attributes']>;
  facts: WidgetFacts<S>;
  messages: WidgetMessages<S>;
  /** The language of all texts, or of most of them, a BCP 47 tag: what the page asks for, or English. */
  lang: string;
  /** Where there are texts in others. */
  languages?: TextLanguages | undefined;
  /** Where it is `failed`, of the page's firm at most the phone number is known, which the page gives. */
  configState: ConfigState;
}

export type WidgetFacts<S extends WidgetSpec> = S['facts'] &
  Pick<Business, 'company' | 'theme'> & { texts: MessagesByLanguage<WidgetMessages<S>> };
export type WidgetMessages<S extends WidgetSpec> = S['messages'] & Pick<Messages, 'common'>;

/** A lead as a widget's store makes it; `submitLead` adds the time, the page and the attribution. */
export type LeadInput = Lead extends infer L
  ? L extends Lead
    ? Omit<L, LeadStamp | 'source'> & { source: (typeof leadSources)[L['kind']] }
    : never
  : never;
type LeadStamp = 'timestamp' | 'page' | 'attribution' | 'guard' | 'partial' | 'secret' | 'revision';

/** An unfinished lead, and the consent to deliver it. */
export type PartialLeadInput = (PartialLead extends infer L
  ? L extends PartialLead
    ? Omit<L, LeadStamp>
    : never
  : never) & { mayContact: ConsentRecord };

/** The outcome of a submission: of the delivery, or that there was none. */
export type SubmitResult = SendResult | { status: 'no-endpoint' } | TimeTaken;

/** Nothing was sent: somebody else has the time that was chosen, and the visitor is shown others. */
interface TimeTaken {
  status: 'time-taken';
}

/** What became of a lead that was queued on the device. `failed`: the endpoint has refused it, or it was given up. */
export type LeadOutcome = Pick<StoredOutcome, 'id' | 'status' | 'timestamp' | 'estimateMailed' | 'booking'>;

/** Receives outcomes. `settle` and `notify` return whether the visitor sees the outcome now: no later page shows it then. */
export interface OutcomeListener {
  /** The form may be the one that shows this lead as queued. */
  settle: (outcome: LeadOutcome) => boolean;
  /** The outcome of a lead of this kind that no form has settled and no visitor has been told. */
  notify: (outcome: LeadOutcome) => boolean;
  /**
   * Called at first where no lead is queued any more: of those whose outcome is not known nobody will learn it.
   * @param isKnown whether the outcome of the lead with this id is known.
   */
  lose: (isKnown: (id: string) => boolean) => void;
}

/**
 * Stores a widget's draft for the browser session, so that neither a reload nor the browser's Back loses input. Never
 * throws. Each element has entries of its own: an overlay's are shared by all pages of the site, others belong to their
 * page. Usable from the store's `start` on.
 */
export interface DraftStorage {
  /**
   * Reads what was written under a name in this browser session; undefined where there is nothing or it cannot be read.
   * Other scripts of the page may have changed it: validate it.
   */
  read(name: string): unknown;
  /**
   * Stores plain data (JSON), at most a million UTF-16 units of it.
   * @returns false where it is not stored (storage blocked or full, too much data): the earlier entry of the name is
   * removed then.
   */
  write(name: string, value: unknown): boolean;
  /** Removes all entries of this element. */
  clear(): void;
}

/** The side effects that a store may have. */
export interface WidgetTools<S extends WidgetSpec = WidgetSpec> {
  settings(): WidgetSettings<S>;
  submitLead(draft: LeadInput): Promise<SubmitResult>;
  /**
   * Follows what becomes of queued leads of the widget's kind: those of earlier pages at once, others when this tab or
   * another one learns of it.
   * @returns passes the outcomes on again, for a widget that was not shown before.
   */
  followOutcomes(listener: OutcomeListener): () => void;
  emit<K extends WidgetEventName>(name: K, detail: Parameters<typeof emit<K>>[2]): boolean;
  track(name: string, params: Parameters<typeof track>[2]): void;
  /** Asks the next contact form, on this page or a later one, to list a service. @param service its name. */
  requestService(service: string): void;
  /** Reports a mistake to the page's author: one console line, and `bio-error`. */
  reportError(code: ErrorCode, message: string): void;
  drafts: DraftStorage;
}

export interface WidgetViewProps<S extends WidgetSpec, State> {
  store: StoreApi<State>;
  settings: WidgetSettings<S>;
}

/** A widget: its interface, its view, and the factory of the store that each element owns. */
export interface WidgetDefinition<S extends WidgetSpec, State extends WidgetState<S>> {
  spec: S;
  View: (props: WidgetViewProps<S, State>) => ReactNode;
  createStore: (tools: WidgetTools<S>) => StoreApi<State>;
}

/** A store's state has at least the public methods. */
export type WidgetState<S extends WidgetSpec> = Record<S['methods'][number], () => void> & {
  /** Called once, when the settings are known and before the first render. What it changes may differ from the prerendered markup. */
  start?: () => void;
  /** Restores what was typed and ticked in the prerendered form before it was hydrated. */
  restoreInput?: (data: FormData) => void;
  /** Lists a service that the visitor asked to have scheduled elsewhere on the site. @param name of the service. */
  addService?: (name: string) => void;
  /** The lead as far as it is typed; undefined without the visitor's consent to its delivery. */
  partialLead?: () => PartialLeadInput | undefined;
} & (S extends { overlay: Overlay } ? OverlayState : unknown) &
  (S extends { prefills: PrefillFields } ? PrefillableState : unknown) &
  (S extends { acceptsServiceRequests: true } ? { addService: (name: string) => void } : unknown);

/** The DOM type of a widget's element. */
export type WidgetElement<S extends WidgetSpec> = HTMLElement &
  Partial<Omit<AttributeValues<S['attributes']>, keyof HTMLElement>> &
  Partial<Omit<AttributeValues<typeof commonAttributes>, 'lang' | 'config'>> & {
    config?: string | object;
  } & Record<S['methods'][number], () => void>;
