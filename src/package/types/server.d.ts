/** `biosystem-widgets/server`: the first state of widgets as HTML, for pages that are made on a server or by a build. */

export interface RenderOptions {
  /**
   * What the `config` URLs in the HTML hold, parsed. One content is that of each URL, and what the page sets as the property
   * `config` of tags that have no such attribute. Where the HTML names several: `{ '/a.json': a, '/b.json': b }`, or a function that
   * reads one by its URL. URLs are as the HTML writes them.
   */
  config?: object | Record<string, object> | ((url: string) => object | Promise<object>) | undefined;
  /**
   * URL of the folder with the pictures of this package, with a slash at its end. Only the built-in pictures need it.
   * @default '/pictures/'
   */
  pictures?: string | undefined;
}

/**
 * Puts the first state of every widget into its tag, as a declarative shadow root, in place of an earlier one. All other HTML
 * stays as it is. Any number of calls may run at the same time.
 * @param html one tag, several, or a whole page. A tag takes its settings from its attributes and from what is around it.
 * @throws Error where the HTML has a `bio-` tag that does not exist, or a config has a mistake.
 */
export declare function renderToString(html: string, options?: RenderOptions): Promise<string>;

/** Sources as a Content-Security-Policy writes them: `'sha256-…'`. */
export interface InlineHashes {
  style: Set<string>;
  script: Set<string>;
}

/**
 * The hashes of a page's inline styles and scripts, those inside declarative shadow roots too: what its
 * Content-Security-Policy must allow in `style-src` and `script-src`.
 */
export declare function inlineHashes(html: string): InlineHashes;
