/** The global `BioSystem` as types alone: the npm package takes this file as it is. */

import type { CheckReport } from '../check-page/report';
import type { WidgetEventDetails, WidgetEventName } from './eventDetails';

/** What a page may know of its visitor. */
export type PrefillName = 'name' | 'firstName' | 'lastName' | 'email' | 'phone' | 'address' | 'zip';
export type PrefillValues = Partial<Record<PrefillName, string>>;

/** An event's name without `bio-`. */
type ShortName = WidgetEventName extends infer Name
  ? Name extends `bio-${infer Short}`
    ? Short
    : never
  : never;
type FullName<Name> = Name extends WidgetEventName ? Name : Name extends ShortName ? `bio-${Name}` : never;
type DetailOf<Name> = WidgetEventDetails[FullName<Name>];

/** What the global `BioSystem` offers a page, whether its script is the script tag's, the classic file or a bundle's. */
export interface BioSystemApi {
  /** Of the release that runs this page's widgets, or of the last one where there are two. */
  version: string;
  /**
   * Resolves when the widgets that are on the page show something (`bio-ready`): those that are there when it is first read,
   * and the page's HTML has been read. At once where there are none, and after 8 seconds at the latest. Never rejects.
   */
  readonly ready: Promise<void>;
  /**
   * Opens an audit wizard or a panel estimator, as a link to its id does, in whatever state it is. Waits for the page's HTML.
   * @param id its id; `audit` and `estimate` are the first of their kind, too.
   * @returns whether there is one; if not, a console line says what there is.
   */
  open: (id: string) => Promise<boolean>;
  /**
   * Listens to an event of all widgets: once for an inline script, however often a router runs it in the same document.
   * @param name with or without `bio-`, such as `lead-sent`.
   * @returns ends it.
   */
  on: <Name extends WidgetEventName | ShortName>(
    name: Name,
    listener: (detail: DetailOf<Name>, event: CustomEvent<DetailOf<Name>>) => void,
  ) => () => void;
  /**
   * Fills in what the page knows of its visitor: in all forms, those that come later too, in fields that are empty and that
   * the visitor has not changed. A later call adds to the earlier ones.
   */
  prefill: (values: PrefillValues) => Promise<void>;
  /** Starts the widgets in a shadow root that the script cannot find by itself, such as a closed one. */
  discover: (root: ParentNode) => void;
  /**
   * Removes what the widgets stored about the visitor on this device, for this site: the attribution, the drafts of this
   * tab, and the leads in the outbox. The page that calls it is not recorded again.
   * @throws where the browser does not answer within five seconds.
   */
  forget: () => Promise<void>;
  /**
   * Checks the page for what keeps widgets from being shown, and leads from arriving. Writes what it finds to the console.
   * @throws where its code cannot be loaded.
   */
  check: () => Promise<CheckReport>;
}

declare global {
  var BioSystem: BioSystemApi;
}
