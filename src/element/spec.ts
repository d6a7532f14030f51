import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Languages } from '../content/pickTexts';
import type { Business } from '../content/schema';
import type { Words } from '../content/wordsSchema';
import type { Delivery } from '../leads/deliver';
import type { Lead } from '../leads/schema';
import type { Attributes, AttributeValues, commonAttributes } from './attributes';
import type { emit, track, WidgetEventName } from './events';

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
  /** The topics of the business that it shows, with their built-in facts; the company is always there. */
  facts: Partial<Omit<Business, 'company' | 'texts' | 'theme'>>;
  /** The topics of words that it shows, in English; the common words are always there. */
  texts: Partial<Words>;
}

/** The sentences of a spec. Apart from it, so that no visitor downloads them. */
export interface WidgetDocs<S extends WidgetSpec> {
  summary: string;
  attributes: Record<keyof S['attributes'] & string, string>;
  methods: Record<S['methods'][number], string>;
  /** What it dispatches, besides `bio-ready` and `bio-error`. */
  events: readonly Exclude<WidgetEventName, 'bio-ready' | 'bio-error'>[];
  parts: Readonly<Record<string, string>>;
  slots: Readonly<Record<string, string>>;
}

/** What a page has set for one widget, resolved: its own attribute, else the closest `<bio-site>`, else the default. */
export interface WidgetSettings<S extends WidgetSpec = WidgetSpec> {
  attributes: AttributeValues<S['attributes']>;
  facts: WidgetFacts<S>;
  texts: WidgetTexts<S>;
  /** The language of the texts, a BCP 47 tag: what the page asks for, or English where there are no words for that. */
  lang: string;
  endpoint: string | undefined;
}

export type WidgetFacts<S extends WidgetSpec> = S['facts'] &
  Pick<Business, 'company' | 'theme'> & { texts: Languages<WidgetTexts<S>> };
export type WidgetTexts<S extends WidgetSpec> = S['texts'] & Pick<Words, 'common'>;

/** A lead as a widget's store makes it; the door adds when and where. */
export type LeadDraft = Lead extends infer L ? (L extends Lead ? Omit<L, LeadStamp> : never) : never;
type LeadStamp = 'timestamp' | 'page' | 'attribution';

/** How a lead fared: as delivered, or not sent at all for want of an endpoint. */
export type LeadResult = Delivery | { status: 'no-endpoint' };

/** What a store may do to the world outside. */
export interface WidgetTools<S extends WidgetSpec = WidgetSpec> {
  settings(): WidgetSettings<S>;
  sendLead(draft: LeadDraft): Promise<LeadResult>;
  emit<K extends WidgetEventName>(name: K, detail: Parameters<typeof emit<K>>[2]): boolean;
  track(name: string, params: Parameters<typeof track>[2]): void;
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
  /** Takes over what was typed and ticked in the prerendered form before the script was here. */
  restore?: (typed: FormData) => void;
};

/** The DOM type of a widget's element. */
export type WidgetElement<S extends WidgetSpec> = HTMLElement &
  Partial<AttributeValues<S['attributes']>> &
  Partial<Omit<AttributeValues<typeof commonAttributes>, 'lang' | 'config'>> & {
    config?: string | object;
  } & Record<S['methods'][number], () => void>;
