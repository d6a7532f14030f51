/** The names of built files, for specs that watch, hold back or break what a page downloads. */

/** What the loader fetches when the page is loaded. */
export const ISLANDS = 'islands';
/** The button of a widget that opens over the page. */
export const LAUNCHER = 'launcher';
/** Sends a lead. */
export const SUBMIT_LEAD = 'submitLead';
/** The folder of the snapshots, a file a widget. */
export const SNAPSHOTS = '/snapshots/';

/** Any of these files, as part of a URL, in any spelling: a letter may be percent-encoded. */
export const fileNamed = (...names: string[]): RegExp =>
  new RegExp(`/(?:${names.map(inAnySpelling).join('|')})(?:-[\\w-]{8})?\\.(?:j|%6a)(?:s|%73)(?:\\?|$)`);

const inAnySpelling = (name: string): string =>
  name.replace(/[a-z]/gi, (letter) => `(?:${letter}|%${letter.charCodeAt(0).toString(16)})`);
/** React itself: every widget that hydrates needs it. */
export const REACT = fileNamed('react');
/** The days and times that can be chosen. */
export const PICKER = fileNamed('Picker');
/** Everything that the script tag's file loads, in any spelling. */
export const isCode = ({ pathname }: URL): boolean =>
  /^\/(?:v|assets|snapshots)\/.*(?<!\.css)$/.test(decodeURIComponent(pathname));
