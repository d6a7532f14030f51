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
  /** Whose the services, prices and words are: those of the open draft, of an address, or the built-in ones. */
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
  config: 'draft',
});

/** Whether a draft says anything. */
const saysSomething = (config: object): boolean => Object.keys(config).some((key) => key !== 'version');

/**
 * The choices with the place from which the draft comes: its published address, where it has one; nothing, where it is empty.
 */
export function withDraft(
  choices: SnippetChoices,
  draft: object,
  published: string | undefined,
): SnippetChoices {
  if (choices.config !== 'draft') return choices;
  if (!saysSomething(draft)) return { ...choices, config: 'none' };
  if (published === undefined) return choices;
  return { ...choices, config: 'address', attributes: { ...choices.attributes, config: published } };
}

/** Whose firm a snippet shows in place of the open one; undefined where it is the open one. */
export function otherFirm(
  { config, attributes }: SnippetChoices,
  draft: object,
  published: string | undefined,
): string | undefined {
  if (config === 'draft' || !saysSomething(draft)) return undefined;
  const address = String(attributes['config'] ?? '');
  if (config === 'none' || address === '') return 'the built-in firm';
  return address === published ? undefined : `the firm at ${address}`;
}

const KEY = 'studio-snippet';

export const readChoices = (): SnippetChoices => readObject(KEY, firstChoices());

export const storeChoices = (choices: SnippetChoices): boolean => storeObject(KEY, choices);
