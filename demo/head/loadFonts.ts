import { connection, opened } from './network';

/** Milliseconds of the page's own round trip below which fonts are there before the first paint. */
const FAST = 60;
/** Some browsers guess a round trip of 100 to 125 ms before they know it. */
const HIGHEST_GUESS = 125;

const isFast = opened && opened.responseStart - opened.requestStart < FAST;
if (isFast && !connection?.saveData && !(connection && connection.rtt > HIGHEST_GUESS))
  for (const font of ['Bricolage Grotesque', 'Instrument Sans'])
    document.fonts.load(`1em "${font}"`).catch(() => undefined);
