/** How a script has the other files of its release: by URL, or by `import()` that a bundler sees. */
export interface Release {
  /** Imports a file by its name. Rejects where it cannot be loaded. */
  importFile: <Module>(name: string) => Promise<Module>;
  /**
   * Fetches files without running them.
   * @param most how many of those at most that have yet to be fetched. @default all
   * @returns whether any remain.
   */
  preload: (names: readonly string[], most?: number) => boolean;
  /** Files that were imported before may never come: they are requested anew. */
  startOver: () => void;
  /**
   * Finds the first state of a widget on a page that nobody prerendered.
   * @param config the element's config, as the page names it; left out, the built-in firm's is found.
   * @returns what imports it; undefined where there is none.
   */
  findSnapshot: (name: string, config?: unknown) => (() => Promise<MarkupModule | undefined>) | undefined;
  /** The folder of its files, as a URL. */
  folder: () => string;
  /** Where a page's author finds them, in words. */
  place: () => string;
}

/** What `snapshot` and `launcher` export: the first state of widgets on pages that nobody prerendered. */
export interface MarkupModule {
  /** The parsed config that the first state was made of, if any. */
  config?: object | undefined;
  /**
   * Shows an element's first state in a shadow root.
   * @param releaseUrl the folder of the release's files.
   * @returns false where only the widget's code can tell what is shown.
   */
  showMarkup: (element: HTMLElement, releaseUrl: string) => boolean;
}

/** What a file of `snapshots` exports. */
export interface SnapshotModule extends MarkupModule {
  version: string;
}

/** What is known of an element that the loader has shown. */
export interface FirstState {
  /** Whether its markup stands in its shadow root. Else the widget's code is needed to show anything. */
  isShown: boolean;
  /** What has shown it, where it was not prerendered. */
  module?: MarkupModule | undefined;
  /** The config that it named then. */
  config: unknown;
  /** The language that the page asked for then. */
  lang: string;
  /** Repeats what was done to it since. @returns whether the visitor has turned to it. */
  repeatEarly: (element: Element) => boolean;
  /** The attributes that it had then, and those of each `<bio-site>` around it. */
  attributes: readonly (readonly [source: Element, attributes: ReadonlyMap<string, string>])[];
}
