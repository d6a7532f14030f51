/** What the check of an open page knows besides the page. */
export interface Context {
  /** The release that the check belongs to. */
  version: string;
  /** The folder of the release's files; undefined where a bundler has placed the check elsewhere, as with the package. */
  folder: URL | undefined;
  /** The page's HTML as its server sends it; undefined where it cannot be read. */
  source: string | undefined;
  /** What has moved since the page was opened, without what the visitor has caused. */
  shifts: readonly Shift[];
}

/** Something that a Content Security Policy has refused. */
export interface Violation {
  /** Such as `script-src-elem`. */
  directive: string;
  /** An address, or a keyword such as `inline`. */
  blocked: string;
  /** The file that did it. */
  file: string;
}

/** Elements that have moved in one frame. */
export interface Shift {
  /** Share of the viewport that was touched, times the distance. */
  value: number;
  moved: readonly {
    element: Element;
    /** Pixels, downwards; undefined where it has moved out of the viewport. */
    by: number | undefined;
  }[];
}
