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
   * Imports what shows a widget's first state; undefined where the release has nothing of that kind.
   * @param url where the page names it, for a config. Left out: the built-in firm's.
   */
  importSnapshot: (name: string, url?: string) => Promise<MarkupModule | undefined>;
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
