import { readObject, storeObject } from '../../webapp/stored';

/** What one chooses for a snippet. It stays in this tab over a reload. */
export interface SnippetChoices {
  tag: string;
  /** As typed, by attribute; `true` for a switch that is on. */
  attributes: Readonly<Record<string, string | true>>;
  target: string;
  /** Of this widget, for several widgets, or the classic one. */
  scriptKind: 'widget' | 'module' | 'classic';
  /** Whether the first step comes with the script, into a place that is kept free or not, or stands in the page. */
  firstStep: 'reserved' | 'short' | 'markup';
  /** Always the newest, the newest of this major version, or this one, whose files are checked. */
  release: 'newest' | 'major' | 'pinned';
  /** The page's `font-family`. */
  font: string;
  /** Where the config comes from: none, an address, or what is made in the studio. */
  config: 'none' | 'address' | 'draft';
}

export const fonts: readonly (readonly [value: string, label: string])[] = [
  ['sans-serif', 'Plain sans-serif'],
  ['system-ui, sans-serif', 'The system’s own'],
  ['Arial, Helvetica, sans-serif', 'Arial, Helvetica'],
  ['Verdana, Geneva, sans-serif', 'Verdana'],
  ['Georgia, serif', 'Georgia'],
  ['"Times New Roman", Times, serif', 'Times'],
];

/** The addresses beside the studio: where it is served by a lead desk, they are the desk's. */
export const siteUrl = (path: string): string => new URL(`../${path}`, document.baseURI).href;

/** Where leads go unless something else is typed. */
export const ownEndpoint = (): string => siteUrl('api/requests');

export const firstChoices = (): SnippetChoices => ({
  tag: 'bio-estimator',
  attributes: { endpoint: ownEndpoint() },
  target: 'html',
  scriptKind: 'widget',
  firstStep: 'reserved',
  release: 'newest',
  font: 'sans-serif',
  config: 'none',
});

const KEY = 'studio-snippet';

export const readChoices = (): SnippetChoices => readObject(KEY, firstChoices());

export const storeChoices = (choices: SnippetChoices): boolean => storeObject(KEY, choices);
