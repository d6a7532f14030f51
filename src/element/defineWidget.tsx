import { createStore as createZustandStore, type StoreApi } from 'zustand/vanilla';
import { complete } from '../content/defaults';
import type { Lead } from '../domain/leadSchema';
import { type Attributes, attributeName, commonAttributes } from '../page/attributes';
import { emit, reportConfigProblems, reportError, track } from '../page/events';
import { announceReady, firstSeenAt, trackView } from '../page/impressions';
import { directionIn } from '../page/language';
import { HYDRATED, lifecycleOf, PREFILL, RECONNECTED, setLifecycle } from '../page/lifecycle';
import { setPictureFolder } from '../page/pictureFolder';
import { removeStale } from '../page/removeStale';
import { releaseHeight, reservedHeightsOf, reserveHeight } from '../page/reservedHeight';
import { safeDocument } from '../page/safeDocument';
import { clearTyped, fillInTyped } from '../page/typedDraft';
import { adoptStyles } from '../style/sheet';
import { type ConfigSource, type FactsSource, factsAtHand, loadFacts } from './config';
import { createDraftStorage } from './draftStorage';
import { keepFocus } from './keepFocus';
import { keepFocusVisible } from './keepFocusVisible';
import type { Labeller } from './lazy/labelLanguages';
import { tagsOfOtherRelease } from './otherRelease';
import type { OverlayBinding } from './overlay/overlay';
import { preserveInput } from './preserveInput';
import { defineProperties, reportBadAttributes, upgradeProperties } from './properties';
import { createReactElementClass, hasReactRoot, hydrateApp, setApp, setContainer } from './reactRoot';
import { saveRequestedService, takeRequestedServices } from './requestedServices';
import { type Configured, defaultsOf, readCommon, readConfig, resolveSettings } from './settings';
import { defineSite, SITE_CHANGE } from './site';
import type {
  LeadInput,
  OverlayState,
  SubmitResult,
  WidgetDefinition,
  WidgetSettings,
  WidgetSpec,
  WidgetState,
  WidgetTools,
} from './spec';
import { isInOtherLanguage, staleMarkup } from './staleMarkup';
import type { PrefillableForm } from './submission/prefill';
import type { submission } from './submission/submitLead';
import { themeBeside } from './themeBeside';
import { WidgetApp } from './WidgetApp';
import type { WidgetModel } from './widgetModel';

import './reportThen';

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
  if (typeof customElements !== 'undefined') {
    defineSite();
    // The page may load this script twice, or two releases of it: the first one stays.
    if (!customElements.get(spec.tag) && !tagsOfOtherRelease.has(spec.tag))
      customElements.define(spec.tag, createElementClass(definition, submission));
  }
  return definition;
}

const isSame = (a: FactsSource, b: FactsSource | undefined): boolean =>
  b !== undefined && a.config === b.config && a.lang === b.lang && a.base === b.base;

function createContainer(): HTMLElement {
  const container = safeDocument.createElement('div');
  container.dataset['app'] = '';
  return container;
}

function createElementClass<S extends WidgetSpec, State extends WidgetState<S>>(
  definition: WidgetDefinition<S, State>,
  submission: Submission | undefined,
): CustomElementConstructor {
  const { spec } = definition;
  const defaults = defaultsOf(spec);
  const attributes: Attributes = { ...spec.attributes, ...commonAttributes };
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
    /** What the shown facts were made from, and those that are to be shown; undefined before the first. */
    #shown: FactsSource | undefined;
    #wanted: FactsSource | undefined;
    #configured: Configured<S> = { facts: complete(defaults), configState: 'usable' };
    #reported = new Map<string, string | null>();
    #settings: WidgetModel<S, State>['settings'] | undefined;
    #overlay: OverlayBinding | undefined;
    /** Settled when the overlay and the link targets are bound to the page, or could not be. */
    #bound: Promise<unknown> | undefined;
    #drafts = createDraftStorage(this, spec.overlay);
    /** Where it has texts in several languages. */
    #labeller: Promise<Labeller | undefined> | undefined;
    #store = definition.createStore(this.#tools());
    /** Fills in what the page knows of the visitor. */
    #fillIn: (() => void) | undefined;
    #ready = false;
    #started = false;
    /** Until the widget has rendered: markup that it cannot hydrate. */
    #stale = this.shadowRoot ? staleMarkup(this.shadowRoot) : undefined;
    /** Set while React hydrates the markup, or renders in its place. */
    #endPreserving: ReturnType<typeof preserveInput> | undefined;

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
      addEventListener('online', this.#loadAgain);
      addEventListener(PREFILL, this.#onPrefill);
      if (spec.acceptsServiceRequests) safeDocument.addEventListener('bio-schedule', this.#addService);
      this.#refresh();
      this.shadowRoot?.dispatchEvent(new CustomEvent(RECONNECTED));
    }

    override disconnectedCallback(): void {
      safeDocument.removeEventListener(SITE_CHANGE, this.#refresh);
      removeEventListener('online', this.#loadAgain);
      removeEventListener(PREFILL, this.#onPrefill);
      safeDocument.removeEventListener('bio-schedule', this.#addService);
      // A move in the DOM is a removal and an insertion: an element that is still disconnected a task later was removed.
      setTimeout(() => {
        if (this.isConnected) return;
        this.#overlay?.disconnect();
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
      const found = readConfig(this);
      const config = found?.config;
      const owner = found?.owner ?? this;
      const { lang, base } = readCommon(this);
      const source = { config, lang, base };
      const isShown = isSame(source, this.#shown);
      const isLoading = isSame(source, this.#wanted) && !isShown;
      this.#wanted = source;
      const atHand = factsAtHand(source, defaults);
      if (atHand) this.#configured = atHand;
      if (atHand || isShown) this.#show(source);
      else if (!isLoading) {
        // It shows the built-in firm, and the page has named another since.
        if (config !== undefined && this.#shown && this.#shown.config === undefined)
          this.#settings?.setState({ configState: 'pending' });
        else if (!this.#settings && this.#isOtherSnapshot(source)) this.container.replaceChildren();
        void this.#load(source, owner);
      }
    };

    /** Whether what is shown is a snapshot of something else than the page names by now. */
    #isOtherSnapshot({ config, base }: FactsSource): boolean {
      const { snapshot } = this.container.dataset;
      return snapshot !== undefined && (snapshot !== config || base !== undefined);
    }

    async #load(source: FactsSource, owner: HTMLElement): Promise<void> {
      const { problems, late, ...configured } = await loadFacts(source, defaults, spec);
      if (!isSame(source, this.#wanted)) return; // the settings have changed meanwhile
      if (!this.isConnected) {
        this.#wanted = undefined; // to be loaded again when it is connected again
        return;
      }
      reportConfigProblems(owner, problems);
      this.#configured = configured;
      const isLauncher = this.#isOverlay && spec.overlay?.launcher;
      const isMarkup = !this.#settings && !spec.wraps && this.container.hasChildNodes();
      const isFailed = configured.lacksLanguage || (configured.configState === 'failed' && !isLauncher);
      // The page brought the markup, which shows the right firm in the right language: it stays, as where the widget's code
      // cannot be had, and hydrates when the files can.
      if (isFailed && isMarkup) this.#wanted = undefined;
      else this.#show(source);
      late?.then(this.#loadAgain, () => {});
    }

    /** Loads a config or a language that failed once more. */
    #loadAgain = (): void => {
      if (this.#configured.configState !== 'failed' && !this.#configured.lacksLanguage) return;
      this.#shown = undefined;
      this.#wanted = undefined;
      this.#refresh();
    };

    #show(source: FactsSource): void {
      this.#shown = source;
      const read = (property: string) => this.getAttribute(attributeName(property));
      const settings = resolveSettings(spec, read, readCommon(this), this.#configured);
      if (!this.#settings && !spec.wraps && isInOtherLanguage(this.container, settings.lang)) {
        this.#stale = this.container;
        setContainer(this, createContainer());
        this.#stale.after(this.container);
      }
      if (!this.#settings && settings.configState !== 'usable')
        this.container.querySelector('dialog')?.remove(); // another one says so
      this.#theme(this.#configured.facts.theme);
      this.#label(settings);
      if (settings.configState !== 'usable') releaseHeight(this.container);
      try {
        if (this.#settings) {
          if (this.#ready) releaseHeight(this.container);
          this.#settings.setState(settings, true);
        } else this.#settings = this.#createApp(createZustandStore<WidgetSettings<S>>(() => settings));
        if (settings.configState === 'usable') this.#startStore();
        this.#bound = Promise.all([this.#bindOverlay(), this.#placeAnchors()]).catch((error: unknown) =>
          console.error(`<${spec.tag}> cannot follow the page's links and URL:`, error),
        );
      } finally {
        this.#mountWhenReady(); // an error in a store must not hide the widget
      }
    }

    /** Whether the markup that is hydrated has the closed dialog. */
    get #hasDialog(): boolean {
      return this.#isOverlay && !this.#stale && this.container.querySelector('dialog') !== null;
    }

    #mountWhenReady(): void {
      const mount = () => this.isConnected && this.#mount();
      const dialog = this.#hasDialog ? spec.overlay?.loadDialog?.() : undefined;
      const parts = spec.loadParts?.(this.#configured.facts);
      if (dialog || parts) void Promise.allSettled([dialog, parts]).then(mount);
      // All elements of a tag are defined at once: those that no visitor waits for hydrate in tasks of their own.
      else if (lifecycleOf(this) === 'island') setTimeout(mount);
      else this.#mount();
    }

    /** Starts the store, once: when it is known what the firm offers. */
    #startStore(): void {
      if (this.#started) return;
      this.#started = true;
      const { start, addService } = this.#store.getState();
      start?.();
      if (submission && spec.prefills) {
        // The compiler cannot tell that such a spec has such a store.
        const store = this.#store as unknown as StoreApi<PrefillableForm>;
        this.#fillIn = submission.startPrefill(this, spec.prefills, store, this.#drafts);
      }
      if (addService) takeRequestedServices().forEach(addService);
    }

    #onPrefill = (): void => this.#fillIn?.();

    #addService = (event: CustomEvent<{ service: string }>): void => {
      if (event.defaultPrevented || !this.#started) return;
      event.preventDefault();
      this.#store.getState().addService?.(event.detail.service);
    };

    get #isOverlay(): boolean {
      return spec.overlay !== undefined && this.matches(spec.overlay.selector);
    }

    /** Binds an overlay to the page, by code that widgets in the page do not need. */
    async #bindOverlay(): Promise<void> {
      const { overlay } = spec;
      if (!overlay || !this.#settings || !this.#isOverlay) return;
      if (this.#configured.configState === 'incomplete') return; // it has nothing to open
      const { bindOverlay } = await import('./overlay/overlay');
      // The compiler cannot tell that a spec with an overlay has such a store.
      const store = this.#store as unknown as StoreApi<OverlayState>;
      this.#overlay ??= bindOverlay(this, overlay, store, this.#settings);
      if (this.isConnected) this.#overlay.connect();
    }

    async #announceHydrated(): Promise<void> {
      await this.#bound;
      this.#removeLoadError(); // the time limit may have passed while React rendered
      setLifecycle(this, 'hydrated');
      this.dispatchEvent(new CustomEvent(HYDRATED));
      clearTyped(this, this.#isOverlay); // it is in the store, which has a draft of its own
    }

    #removeLoadError(): void {
      this.shadowRoot?.querySelector('[data-load-error]')?.remove();
    }

    async #placeAnchors(): Promise<void> {
      const ids = this.#settings && spec.anchors?.(this.#settings.getState());
      if (!ids) return;
      const { placeAnchors } = await import('../page/lazy/anchors');
      if (this.isConnected) placeAnchors(this, ids);
    }

    #createApp(settings: WidgetModel<S, State>['settings']): WidgetModel<S, State>['settings'] {
      const model: WidgetModel<S, State> = {
        definition,
        settings,
        store: this.#store,
        hasDialog: this.#hasDialog,
        onRendered: () => {
          this.#endPreserving?.((data) => this.#store.getState().restoreInput?.(data));
          this.#endPreserving = undefined;
          if (this.#stale) removeStale(this.#stale, this.container);
          this.#stale = undefined;
          // The prerendered styles: the shared sheets replace them.
          for (const style of this.shadowRoot?.querySelectorAll('style, link') ?? []) style.remove();
        },
        onReady: () => {
          if (this.#ready) return;
          this.#ready = true;
          announceReady(this);
          trackView(this);
          void this.#announceHydrated();
          const unsubscribe = this.#store.subscribe(() => {
            releaseHeight(this.container);
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
        isOverlay: () => this.#isOverlay,
        onRetry: this.#loadAgain,
      };
      if (submission) this.#watchForm(submission, settings);
      keepFocus(this.container);
      keepFocusVisible(this.container);
      setApp(this.container, <WidgetApp model={model} />);
      return settings;
    }

    /** Watches the form from its first focus on. */
    #watchForm({ watchForm }: Submission, settings: WidgetModel<S, State>['settings']): void {
      const watch = () => watchForm(this, { store: this.#store, settings, seenAt: firstSeenAt(this) });
      if (this.matches(':focus-within')) watch();
      else this.container.addEventListener('focusin', watch, { once: true });
    }

    /** Says what the texts are written in, where that is not the page's language, or not the same for all. */
    #label({ lang, languages }: WidgetSettings<S>): void {
      const dir = directionIn(lang, readCommon(this).lang);
      if (dir) this.container.dir = dir;
      else this.container.removeAttribute('dir');
      if (languages) this.#labeller ??= this.#loadLabeller().catch(() => undefined); // it is read in the page's voice
      void this.#labeller?.then((labeller) => labeller?.use(this.#settings?.getState().languages));
    }

    async #loadLabeller(): Promise<Labeller> {
      const { createLabeller } = await import('./lazy/labelLanguages');
      return createLabeller(this.container);
    }

    #theme(theme: object): void {
      const { style } = this.container;
      // oxlint-disable-next-line unicorn/no-useless-spread -- it changes while names are removed
      for (const name of [...style]) if (name.startsWith('--bio-')) style.removeProperty(name);
      for (const [name, value] of themeBeside(this.getAttribute('style'), theme))
        style.setProperty(`--bio-${name}`, value);
    }

    #mount(): void {
      if (hasReactRoot(this)) return;
      this.#removeLoadError(); // it may stand inside the markup
      const markup = this.#stale ?? this.container;
      if (markup.hasChildNodes()) {
        fillInTyped(this, this.#isOverlay);
        this.#endPreserving = preserveInput(markup);
      } else {
        // It was typed into an element that left the page before its code was there.
        this.#endPreserving = (restoreInput) => {
          if (fillInTyped(this, this.#isOverlay)) preserveInput(this.container)(restoreInput);
        };
      }
      const { pictures } = this.container.dataset;
      if (pictures) setPictureFolder(pictures); // React leaves the URLs of hydrated pictures as they are
      if (this.container.hasChildNodes()) hydrateApp(this, this.container);
      else super.connectedCallback();
    }

    async #submitLead(input: LeadInput): Promise<SubmitResult> {
      if (!submission) throw new Error(`<${spec.tag}> sends no leads: its spec lacks sendsLeads.`);
      const { endpoint, guard } = this.#settings?.getState() ?? {};
      return submission.submitLead(this, input, endpoint, guard);
    }

    #tools(): WidgetTools<S> {
      return {
        settings: () => {
          if (!this.#settings) throw new Error('Settings are read before it is connected.');
          return this.#settings.getState();
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
