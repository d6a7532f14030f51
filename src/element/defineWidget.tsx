import { createStore as createZustandStore, type StoreApi } from 'zustand/vanilla';
import type { Lead } from '../domain/leadSchema';
import { type Attributes, attributeName, commonAttributes } from '../page/attributes';
import { emit, reportError, track } from '../page/events';
import { announceReady, firstSeenAt, trackView } from '../page/impressions';
import { isBrowser } from '../page/isBrowser';
import { keepEvents } from '../page/keepEvents';
import { PREFILL, RECONNECTED } from '../page/lifecycle';
import '../page/reportThenable';
import { releaseHeight, reservedHeightsOf, reserveHeight } from '../page/reservedHeight';
import { safeDocument } from '../page/safeDocument';
import { adoptStyles } from '../style/sheet';
import type { ConfigSource } from './config';
import { createDraftStorage } from './draftStorage';
import { createFactsReader } from './factsReader';
import { keepFocus, keepFocusVisible } from './keepFocus';
import { createMounting, isOutdated, staleMarkup } from './mounting';
import { tagsOfOtherRelease } from './otherRelease';
import { createPageBinding } from './pageBinding';
import { createPresentation } from './presentation';
import { defineProperties, reportBadAttributes, upgradeProperties } from './properties';
import { createContainer, createReactElementClass, setApp } from './reactRoot';
import { saveRequestedService, takeRequestedServices } from './requestedServices';
import { type Configured, defaultsOf, isOverlay, isShown, readCommon, resolveSettings } from './settings';
import { defineSite, SITE_CHANGE } from './site';
import type {
  LeadInput,
  SubmitResult,
  WidgetDefinition,
  WidgetSettings,
  WidgetSpec,
  WidgetState,
  WidgetTools,
} from './spec';
import type { PrefillableForm } from './submission/prefill';
import type { submission } from './submission/submitLead';
import { WidgetApp } from './WidgetApp';
import type { WidgetModel } from './widgetModel';

type Submission = typeof submission;

/**
 * Defines a custom element that shows a React component, once for each tag and page. Without a browser (prerendering) it
 * only returns the definition.
 * @param View renders from the store and the settings alone.
 * @param createStore makes the store that each element owns; its state has the spec's methods.
 * @param submission the code for sending, where the spec has `sendsLeads`: a form that is there can send, whatever becomes
 *   of the network and of the files on the server.
 */
export function defineWidget<S extends WidgetSpec, State extends WidgetState<S>>(
  spec: S,
  View: WidgetDefinition<S, State>['View'],
  createStore: WidgetDefinition<S, State>['createStore'],
  ...[submission]: S extends { sendsLeads: Lead['kind'] }
    ? [submission: Submission]
    : [submission?: undefined]
): WidgetDefinition<S, State> {
  const definition = { spec, View, createStore };
  if (isBrowser) {
    defineSite();
    // The page may load this script twice, or two releases of it: the first one stays.
    if (!customElements.get(spec.tag) && !tagsOfOtherRelease.has(spec.tag))
      customElements.define(spec.tag, createElementClass(definition, submission));
  }
  return definition;
}

/**
 * The life of an element, which only goes on. What begins again while it lives has states of its own: its facts, when the
 * page's settings change (`factsReader`), and what React takes over, when it comes back to the page (`mounting`).
 */
type Life<Settings> =
  /** Its facts are loaded; the page's markup is shown, if there is any. */
  | { kind: 'waiting'; settings?: undefined }
  /** Its app is made, and waits for its code or for React. */
  | { kind: 'rendering'; settings: Settings }
  /** Its views have subscribed to its stores, which is announced once. */
  | { kind: 'ready'; settings: Settings };

/** What a started store has. No part of `Life`, because a widget whose config failed is ready before its store starts. */
interface Started {
  /** Fills in what the page knows of the visitor. */
  fillIn?: () => void;
}

function createElementClass<S extends WidgetSpec, State extends WidgetState<S>>(
  definition: WidgetDefinition<S, State>,
  submission: Submission | undefined,
): CustomElementConstructor {
  const { spec } = definition;
  const defaults = defaultsOf(spec);
  const attributes: Attributes = { ...spec.attributes, ...commonAttributes };
  type SettingsStore = StoreApi<WidgetSettings<S>>;
  const reservedHeights = spec.wraps ? undefined : reservedHeightsOf(spec.tag);

  class WidgetElement extends createReactElementClass() {
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
    #reported = new Map<string, string | null>();
    #drafts = createDraftStorage(this, spec.overlay);
    #life: Life<SettingsStore> = { kind: 'waiting' };
    #started: Started | undefined;
    #store = definition.createStore(this.#tools());
    #mounting = createMounting(this, spec, () => super.connectedCallback());
    #binding = createPageBinding(this, spec, this.#store);
    /** Resolves when the page's links lead to it, or cannot. */
    #bound: Promise<unknown> = Promise.resolve();
    #present = createPresentation(this);
    #facts = createFactsReader(
      this,
      spec,
      defaults,
      () => this.#life.settings,
      (configured) => this.#show(configured),
    );

    /** Keeps a declarative shadow root, and gives r2wc a container inside the root. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const root = this.shadowRoot ?? super.attachShadow(init);
      let container = staleMarkup(root) ? null : root.querySelector<HTMLElement>('[data-app]');
      if (!container) {
        container = createContainer();
        if (spec.wraps) container.append(safeDocument.createElement('slot'));
        root.append(container);
      }
      const height = reservedHeights?.get(this);
      if (height) reserveHeight(container, height);
      adoptStyles(root);
      keepEvents(this);
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
      safeDocument.addEventListener(SITE_CHANGE, this.#refresh);
      addEventListener('online', this.#facts.loadAgain);
      addEventListener(PREFILL, this.#onPrefill);
      if (spec.acceptsServiceRequests) safeDocument.addEventListener('bio-schedule', this.#addService);
      this.#refresh();
      this.shadowRoot?.dispatchEvent(new CustomEvent(RECONNECTED));
    }

    override disconnectedCallback(): void {
      safeDocument.removeEventListener(SITE_CHANGE, this.#refresh);
      removeEventListener('online', this.#facts.loadAgain);
      removeEventListener(PREFILL, this.#onPrefill);
      safeDocument.removeEventListener('bio-schedule', this.#addService);
      // A move in the DOM is a removal and an insertion: an element that is still disconnected a task later was removed.
      setTimeout(() => {
        if (this.isConnected) return;
        this.#binding.disconnect();
        super.disconnectedCallback();
      });
    }

    /** With this method present, `moveBefore()` does not call `disconnectedCallback`. */
    connectedMoveCallback(): void {
      this.shadowRoot?.dispatchEvent(new CustomEvent(RECONNECTED));
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before === after) return;
      if (name === 'config') this.#config = undefined;
      this.#refresh();
    }

    /** Reads the page's settings, and shows them as soon as their facts are loaded. */
    #refresh = (): void => {
      if (!this.isConnected) return;
      reportBadAttributes(this, attributes, this.#reported);
      this.#facts.refresh();
    };

    #show(configured: Configured<S>): void {
      const read = (property: string) => this.getAttribute(attributeName(property));
      const settings = resolveSettings(spec, read, readCommon(this), configured);
      const { configState, lang } = settings;
      const isUsable = isShown(spec, configState);
      if (this.#life.kind === 'waiting') {
        // The page made the markup of the config, which is not known now.
        const isOther =
          configState === 'failed' || isOutdated(this.container, lang, settings.facts.company.phone);
        if (isOther && !spec.wraps) this.#mounting.replaceMarkup();
        if (!isUsable) this.container.querySelector('dialog')?.remove(); // another one says so
      }
      this.#present(settings);
      if (!isUsable) releaseHeight(this.container);
      try {
        if (this.#life.settings) {
          if (this.#life.kind === 'ready') releaseHeight(this.container);
          this.#life.settings.setState(settings, true);
        } else {
          const store = createZustandStore<WidgetSettings<S>>(() => settings);
          this.#createApp(store);
          this.#life = { kind: 'rendering', settings: store };
        }
        if (isUsable) this.#startStore();
        this.#bound = this.#binding.bind(this.#life.settings);
      } finally {
        this.#mounting.mount(configured.facts); // an error in a store must not hide the widget
      }
    }

    /** Starts the store, once: when it is known what the firm offers. */
    #startStore(): void {
      if (this.#started) return;
      this.#started = {}; // before its own code, which may change an attribute
      const { start, addService } = this.#store.getState();
      start?.();
      if (submission && spec.prefills) {
        // The compiler cannot tell that such a spec has such a store.
        const store = this.#store as unknown as StoreApi<PrefillableForm>;
        this.#started.fillIn = submission.startPrefill(this, spec.prefills, store, this.#drafts);
      }
      if (addService) takeRequestedServices().forEach(addService);
    }

    #onPrefill = (): void => this.#started?.fillIn?.();

    #addService = (event: CustomEvent<{ service: string }>): void => {
      if (event.defaultPrevented || !this.#started) return;
      event.preventDefault();
      this.#store.getState().addService?.(event.detail.service);
    };

    #createApp(settings: SettingsStore): void {
      const model: WidgetModel<S, State> = {
        definition,
        settings,
        store: this.#store,
        hasDialog: this.#mounting.hasDialog(),
        onRendered: () => this.#mounting.onRendered((data) => this.#store.getState().restoreInput?.(data)),
        onReady: () => {
          if (this.#life.kind === 'ready') return;
          this.#life = { kind: 'ready', settings };
          announceReady(this);
          trackView(this);
          void this.#bound.then(this.#mounting.announce);
          const unsubscribe = this.#store.subscribe(() => {
            releaseHeight(this.container);
            unsubscribe();
          });
        },
        onRenderAnew: this.#mounting.renderAnew,
        onError: (error) => {
          const message = error instanceof Error ? error.message : String(error);
          reportError(
            this,
            'render-error',
            `could not be shown: ${message}. The rest of the page is not affected.`,
          );
        },
        isOverlay: () => isOverlay(this, spec),
        onRetry: this.#facts.loadAgain,
      };
      if (submission) this.#watchForm(submission, settings);
      keepFocus(this.container);
      keepFocusVisible(this.container);
      setApp(this.container, <WidgetApp model={model} />);
    }

    /** Watches the form from its first focus on. */
    #watchForm({ watchForm }: Submission, settings: SettingsStore): void {
      const watch = () => watchForm(this, { store: this.#store, settings, seenAt: firstSeenAt(this) });
      if (this.matches(':focus-within')) watch();
      else this.container.addEventListener('focusin', watch, { once: true });
    }

    async #submitLead(input: LeadInput): Promise<SubmitResult> {
      if (!submission) throw new Error(`<${spec.tag}> sends no leads: its spec lacks sendsLeads.`);
      const { endpoint, guard } = this.#life.settings?.getState() ?? {};
      return submission.submitLead(this, input, endpoint, guard);
    }

    #tools(): WidgetTools<S> {
      return {
        settings: () => {
          if (!this.#life.settings) throw new Error('Settings are read before it is connected.');
          return this.#life.settings.getState();
        },
        submitLead: (input) => this.#submitLead(input),
        followOutcomes: (listener) => {
          if (!submission || !spec.sendsLeads) return () => {};
          return submission.followOutcomes(this, { ...listener, kind: spec.sendsLeads });
        },
        emit: (name, detail) => emit(this, name, detail),
        track: (name, params) => track(this, name, params),
        requestService: (service) => {
          if (emit(this, 'bio-schedule', { service })) saveRequestedService(service);
        },
        reportError: (code, message) => reportError(this, code, message),
        drafts: this.#drafts,
      };
    }
  }

  return WidgetElement;
}
