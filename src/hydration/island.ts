/** A widget's code, as the loader offers it to the widget's island. */
export interface WidgetCode {
  /** Fetches it without running it: all of its files, or at most some. @returns whether any remain. */
  preload: (most?: number) => boolean;
  /**
   * Fetches and runs it, which defines the element and hydrates it. Never rejects: a failure is written to the console,
   * and the element stays undefined.
   */
  load: () => Promise<void>;
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
