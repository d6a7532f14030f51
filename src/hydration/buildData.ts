import type { KnownElement } from '../check-page/knownElement';
import type { OverlayTarget } from '../page/hash';
import type { PrefillFields } from '../page/lazy/prefill';
import type { HydrationMode } from '../page/lifecycle';
import type { StoredOutcome } from '../page/storageKeys';
import type { StateTrees, Tree } from './snapshotTree';

/** What an island must know of its widget before the widget's code is loaded. */
export interface HydrationSpec {
  hydrate: HydrationMode;
  /** Attributes of its own, by property name. */
  attributes: readonly string[];
  methods: readonly string[];
  /** Query parameters of the page's URL that it reads. */
  parameters: readonly string[];
  acceptsServiceRequests: boolean;
  overlay: OverlayTarget | undefined;
}

/** The first states of one widget, as data. */
export interface Snapshots {
  /** The content of `[data-app]` in all states. The first one has the widget's usual height. */
  trees: StateTrees;
  /** Beside it: the message for where the widget's code cannot be loaded. */
  loadError: readonly Tree[];
  css: string;
  /** For each state the ids of its link targets. */
  anchors: readonly (readonly string[])[];
  /** The state of an element with one attribute, such as `service=bioseal`; `''` for one without attributes. */
  byAttribute: Readonly<Record<string, number>>;
  /** Attributes of the widget's own, by property name. */
  attributes: readonly string[];
  /** The firm's phone number, where the page names none; '' where the firm has none. */
  phone: string;
  /** Its `tel:` URL. */
  phoneHref: string;
  /** Tag of the page's language for which it was rendered, and of what most of its texts are written in. */
  askedLang: string;
  lang: string;
  /** Tags of the languages besides English that the widget could be in. */
  languages: readonly string[];
  /** The theme of the config, by the names of its tokens. */
  theme: Readonly<Partial<Record<string, string>>>;
  /** The parsed config that it was made of; left out for the built-in firm. */
  config?: object | undefined;
  /** The config has problems, which the widget's code reports. */
  isMistaken?: boolean | undefined;
}

/** The second step of a wizard, as data: of the attributes with which it is the same whatever was answered before. */
export interface SecondStep {
  /** Its content in all states. Its ids are others than those of the first step. */
  trees: StateTrees;
  /** As in `Snapshots`. */
  byAttribute: Readonly<Record<string, number>>;
  /** Name of the first step's boxes, one of which has to be ticked. */
  requires: string;
  /** Query parameters of the page's URL that the widget reads. */
  parameters: readonly string[];
}

/** What one snapshot file shows. */
export interface SnapshotData {
  snapshots: Snapshots;
  secondStep?: SecondStep | undefined;
  /** Of a file that is a script tag's, too. */
  script?: { name: string; releaseFolder: string } | undefined;
}

/**
 * What the build knows and scripts in the page need: the exports of `virtual:build`. Each output gets the part that it
 * imports; an export that the build does not provide fails the build.
 */
export interface BuildData {
  /** For the loader and snapshots: the release that the file belongs to. */
  version: string;
  /** For the loader: the folder of its release's files, relative to its own URL. */
  releaseFolder: string;
  /**
   * For the loader: the files that all widgets import, in the order of their evaluation. Files are named relative to the
   * folder of the release and without extension.
   */
  commonFiles: readonly string[];
  /** For the islands: the files that only some widgets import, by the widget's name (its tag without `bio-`). */
  widgetFiles: Readonly<Record<string, readonly string[]>>;
  /** For the islands and the classic file: the names of all widgets. */
  widgetNames: readonly string[];
  /** For the islands and the classic file: the kind of leads that a form sends, by its widget's name. */
  leadKinds: Readonly<Record<string, StoredOutcome['kind']>>;
  /** For the loader and `BioSystem`: the widgets that open over the page. */
  overlays: readonly OverlayTarget[];
  /** For the islands: the fields that a page may fill in, by their names, by the widget's name. */
  prefills: Readonly<Record<string, PrefillFields>>;
  /** For `/embed/`: the attributes that each widget takes in a frame, by the widget's name. */
  embeddedWidgets: Readonly<Record<string, readonly string[]>>;
  /** For the loader and the islands: selects elements that begin as a floating button. */
  launcherSelector: string;
  /** For the islands: the files that such a widget imports when it opens. */
  launcherFiles: readonly string[];
  /** For the islands: the files that a widget with a config imports. */
  configFiles: readonly string[];
  /** For the islands: what of its spec differs from the defaults, by the name of every widget. */
  hydrationSpecs: Readonly<Record<string, Partial<HydrationSpec>>>;
  /** For the loader and the islands: what an element without markup says where its code cannot be loaded, before the phone number. */
  loadError: { message: string; phone: string };
  /** For the loader: the methods of every widget, by its name. */
  widgetMethods: Readonly<Record<string, readonly string[]>>;
  /** For the loader: the names of the widgets that are hydrated immediately. */
  urgentWidgets: readonly string[];
  /** For the loader and the launcher: the built-in languages besides English. */
  languages: readonly string[];
  /** For what makes snapshot files: the code that follows their data, alone and as a script tag's file. */
  snapshotCode: { readonly snapshot: string; readonly script: string };
  /** For the check of an open page: all elements, `bio-site` first. */
  knownElements: readonly KnownElement[];
  /** For the launcher: the floating button, and its styles. */
  launcherTrees: readonly Tree[];
  launcherCss: string;
}
