import r2wc from '@r2wc/react-to-web-component';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createStore as createZustandStore, type StoreApi } from 'zustand/vanilla';
import { adoptStyles } from '../style/emotion';
import { AWAKE } from '../ui/awake';
import { RECONNECTED } from '../ui/reconnected';
import { type Attributes, attributeName, commonAttributes } from './attributes';
import { type ConfigSource, configureFacts } from './config';
import { emit, reportConfig, reportError, track } from './events';
import type { OverlayTies } from './overlay';
import { defineProperties, reportBadAttributes, upgradeProperties } from './properties';
import { giveRoomBack, keepRoom, roomsOf } from './room';
import { leaveNote, takeNotes } from './schedule';
import { createSession } from './session';
import { builtInFacts, readCommon, readConfig, resolveSettings } from './settings';
import { defineSite, SITE_CHANGE } from './site';
import type {
  LeadDraft,
  LeadResult,
  OverlayState,
  WidgetDefinition,
  WidgetFacts,
  WidgetSettings,
  WidgetSpec,
  WidgetState,
  WidgetTools,
} from './spec';
import { watchTakeOver } from './takeOver';
import { firstSeen, tellShown } from './view';
import { WidgetApp, type WidgetModel } from './WidgetApp';

/** Where r2wc keeps its React root, under a registered symbol. A test guards it. */
const R2WC_CONTEXT = Symbol.for('r2wc.context');

/**
 * Makes a custom element of a React component, once per tag and page. Where there is no browser (prerendering) it
 * only returns the definition.
 * @param View the component; it renders from the store and the settings alone.
 * @param createStore makes the store that each element owns; its state has the spec's methods.
 */
export function defineWidget<S extends WidgetSpec, State extends WidgetState<S>>(
  spec: S,
  View: WidgetDefinition<S, State>['View'],
  createStore: WidgetDefinition<S, State>['createStore'],
): WidgetDefinition<S, State> {
  const definition = { spec, View, createStore };
  if (typeof customElements !== 'undefined') {
    defineSite();
    // The page may load this script twice, or two versions of it: the first one stays.
    if (!customElements.get(spec.tag)) customElements.define(spec.tag, createElementClass(definition));
  }
  return definition;
}

/** The class that r2wc makes, with the parts of it that are used here. */
type R2wcClass = new () => HTMLElement & {
  container: HTMLElement;
  connectedCallback(): void;
  disconnectedCallback(): void;
};

const apps = new WeakMap<HTMLElement, ReactNode>();

/** In code of its own, because most widgets send nothing. */
const loadLeadDoor = () => import('./leadDoor');

/** r2wc renders this, and knows of no attribute: the app that belongs to its container brings everything. */
const Mounted = ({ container }: { container?: HTMLElement }): ReactNode => container && apps.get(container);

function createElementClass<S extends WidgetSpec, State extends WidgetState<S>>(
  definition: WidgetDefinition<S, State>,
): CustomElementConstructor {
  const { spec } = definition;
  const attributes: Attributes = { ...spec.attributes, ...commonAttributes };
  const rooms = spec.wraps ? undefined : roomsOf(spec.tag);
  const Base = r2wc(Mounted, { shadow: 'open' }) as unknown as R2wcClass;

  class WidgetElement extends Base {
    static observedAttributes = Object.keys(attributes).map(attributeName);

    static {
      defineProperties(WidgetElement.prototype, attributes);
      for (const method of spec.methods as readonly S['methods'][number][])
        Object.defineProperty(WidgetElement.prototype, method, {
          configurable: true,
          value(this: WidgetElement): void {
            this.#store.getState()[method]();
          },
        });
    }

    #config: ConfigSource | undefined;
    /** The config whose facts are shown, and the one that is to be; `false` before the first. */
    #shownConfig: ConfigSource | undefined | false = false;
    #wantedConfig: ConfigSource | undefined | false = false;
    #facts: WidgetFacts<S> = builtInFacts(spec);
    #reported = new Map<string, string | null>();
    #settings: WidgetModel<S, State>['settings'] | undefined;
    #overlay: OverlayTies | undefined;
    /** Settled when it follows the page's links and address, or cannot. */
    #tied: Promise<unknown> | undefined;
    #store = definition.createStore(this.#tools());
    #ready = false;
    /** While React takes over what stands here. */
    #endTakeOver: ReturnType<typeof watchTakeOver> | undefined;

    /** Takes over a shadow root that came with the HTML, and gives r2wc a container inside it. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const root = this.shadowRoot ?? super.attachShadow(init);
      let container = root.querySelector<HTMLElement>('[data-app]');
      if (!container) {
        container = document.createElement('div');
        container.dataset['app'] = '';
        if (spec.wraps) container.append(document.createElement('slot'));
        root.append(container);
      }
      const room = rooms?.get(this);
      if (room) keepRoom(container, room);
      adoptStyles(root);
      return container as unknown as ShadowRoot;
    }

    get config(): ConfigSource | undefined {
      return this.#config ?? this.getAttribute('config') ?? undefined;
    }

    set config(value: ConfigSource | undefined) {
      this.#config = value ?? undefined;
      this.#refresh();
    }

    override connectedCallback(): void {
      upgradeProperties(this, Object.keys(attributes));
      document.addEventListener(SITE_CHANGE, this.#refresh);
      if (spec.notesServices) document.addEventListener('bio-schedule', this.#noteService);
      this.#refresh();
      this.shadowRoot?.dispatchEvent(new Event(RECONNECTED));
    }

    override disconnectedCallback(): void {
      document.removeEventListener(SITE_CHANGE, this.#refresh);
      document.removeEventListener('bio-schedule', this.#noteService);
      // A move in the DOM is a removal and an insertion: only who is still away a tick later has left.
      setTimeout(() => {
        if (this.isConnected) return;
        this.#overlay?.disconnect();
        super.disconnectedCallback();
      });
    }

    /** Its presence keeps a `moveBefore()` from being told as a removal. */
    connectedMoveCallback(): void {
      this.shadowRoot?.dispatchEvent(new Event(RECONNECTED));
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before === after) return;
      if (name === 'config') this.#config = undefined;
      this.#refresh();
    }

    /** Reads what the page has set, and shows it as soon as its facts are there. */
    #refresh = (): void => {
      if (!this.isConnected) return;
      reportBadAttributes(this, attributes, this.#reported);
      const { config, owner = this } = readConfig(this) ?? {};
      const loading = config === this.#wantedConfig && config !== this.#shownConfig;
      this.#wantedConfig = config;
      if (config === undefined) this.#facts = builtInFacts(spec);
      if (config === undefined || config === this.#shownConfig) this.#show(config);
      else if (!loading) void this.#load(config, owner);
    };

    async #load(config: ConfigSource, owner: HTMLElement): Promise<void> {
      const { facts, mistakes } = await configureFacts(config, builtInFacts(spec));
      if (config !== this.#wantedConfig) return; // changed meanwhile
      if (!this.isConnected) {
        this.#wantedConfig = false; // to be loaded anew if it comes back
        return;
      }
      reportConfig(owner, mistakes);
      this.#facts = facts;
      this.#show(config);
    }

    #show(config: ConfigSource | undefined): void {
      this.#shownConfig = config;
      const read = (property: string) => this.getAttribute(attributeName(property));
      const settings = resolveSettings(spec, read, readCommon(this), this.#facts);
      this.#theme(this.#facts.theme);
      try {
        if (this.#settings) {
          if (this.#ready) giveRoomBack(this.container);
          this.#settings.setState(settings, true);
        } else this.#begin(settings);
        this.#tied = Promise.all([this.#tieOverlay(), this.#placeAnchors()]).catch((error: unknown) =>
          console.error(`<${spec.tag}> cannot follow the page's links and address:`, error),
        );
      } finally {
        this.#mount(); // whatever goes wrong in a store, the visitor sees the widget
      }
    }

    /** The settings are known for the first time. */
    #begin(first: WidgetSettings<S>): void {
      this.#settings = this.#adopt(createZustandStore<WidgetSettings<S>>(() => first));
      const { start, noteService } = this.#store.getState();
      start?.();
      if (noteService) takeNotes().forEach(noteService);
    }

    #noteService = (event: CustomEvent<{ service: string }>): void => {
      if (event.defaultPrevented || !this.#settings) return;
      event.preventDefault();
      this.#store.getState().noteService?.(event.detail.service);
    };

    /** Joins an overlay to the page around it, by code of its own: what stands in the page needs none of it. */
    async #tieOverlay(): Promise<void> {
      const { overlay } = spec;
      if (!overlay || !this.#settings || !this.matches(overlay.selector)) return;
      const { tieOverlay } = await import('./overlay');
      // The compiler cannot see that a spec with an overlay has such a store.
      const store = this.#store as unknown as StoreApi<OverlayState>;
      this.#overlay ??= tieOverlay(this, overlay, store, this.#settings);
      if (this.isConnected) this.#overlay.connect();
    }

    async #placeAnchors(): Promise<void> {
      const ids = this.#settings && spec.anchors?.(this.#settings.getState());
      if (!ids) return;
      const { placeAnchors } = await import('./anchors');
      if (this.isConnected) placeAnchors(this, ids);
    }

    #adopt(settings: WidgetModel<S, State>['settings']): WidgetModel<S, State>['settings'] {
      const model: WidgetModel<S, State> = {
        definition,
        settings,
        store: this.#store,
        onRendered: () => {
          this.#endTakeOver?.((typed) => this.#store.getState().restore?.(typed));
          this.#endTakeOver = undefined;
          // The styles that came with the HTML: the shared sheet serves from here on.
          for (const style of this.shadowRoot?.querySelectorAll('style') ?? []) style.remove();
        },
        onReady: () => {
          if (this.#ready) return;
          this.#ready = true;
          tellShown(this);
          void this.#tied?.then(() => this.dispatchEvent(new Event(AWAKE)));
          const unsubscribe = this.#store.subscribe(() => {
            giveRoomBack(this.container);
            unsubscribe();
          });
        },
        onError: (error) => {
          const message = error instanceof Error ? error.message : String(error);
          reportError(
            this,
            'render-error',
            `could not be shown: ${message}. The rest of the page is not affected.`,
          );
        },
      };
      if (spec.sendsLeads) this.#attend(settings);
      apps.set(this.container, <WidgetApp model={model} />);
      return settings;
    }

    /** Whoever comes into it, or is in it by now, may send something: what is fetched here is not awaited then. */
    #attend(settings: WidgetModel<S, State>['settings']): void {
      const attend = () => {
        loadLeadDoor().then(
          (door) => door.attend(this, { store: this.#store, settings, seenAt: firstSeen(this) }),
          () => {}, // sending tries again, and says so
        );
      };
      if (this.matches(':focus-within')) attend();
      else this.container.addEventListener('focusin', attend, { once: true });
    }

    #theme(theme: Record<string, string>): void {
      const { style } = this.container;
      for (const name of Array.from(style))
        if (name.startsWith('--bio-') && !(name.slice('--bio-'.length) in theme)) style.removeProperty(name);
      for (const [name, value] of Object.entries(theme)) style.setProperty(`--bio-${name}`, value);
    }

    #mount(): void {
      if (Reflect.get(this, R2WC_CONTEXT)) return;
      if (this.container.hasChildNodes()) {
        // r2wc would render over what came with the HTML; React takes it over instead. No render may happen before
        // that is done, so r2wc is not told of this connection: the model's stores do all later updates.
        this.#endTakeOver = watchTakeOver(this.container);
        const root = hydrateRoot(this.container, <Mounted container={this.container} />);
        Reflect.set(this, R2WC_CONTEXT, { root, ReactComponent: Mounted });
      } else {
        super.connectedCallback();
      }
    }

    async #sendLead(draft: LeadDraft): Promise<LeadResult> {
      const door = await loadLeadDoor().catch((error: unknown) => {
        console.error(
          `<${spec.tag}> lead ${draft.id} was not sent, the code for it could not be loaded:`,
          error,
        );
      });
      const { endpoint, guard } = this.#settings?.getState() ?? {};
      if (door) return door.sendLead(this, draft, endpoint, guard);
      emit(this, 'bio-lead-failed', { id: draft.id, kind: draft.kind, status: 0, errors: [] });
      return { status: 'unproven', reason: 'The code for sending could not be loaded.' };
    }

    #tools(): WidgetTools<S> {
      return {
        settings: () => {
          if (!this.#settings) throw new Error('Settings are read before it is connected.');
          return this.#settings.getState();
        },
        sendLead: (draft) => this.#sendLead(draft),
        emit: (name, detail) => emit(this, name, detail),
        track: (name, params) => track(this, name, params),
        schedule: (service) => {
          if (emit(this, 'bio-schedule', { service })) leaveNote(service);
        },
        report: (code, message) => reportError(this, code, message),
        session: createSession(this, spec.overlay),
      };
    }
  }

  return WidgetElement;
}
