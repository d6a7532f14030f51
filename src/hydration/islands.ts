/**
 * What follows the first paint: the islands, which answer the visitor until React does. The loader fetches this file when the
 * page is loaded, or earlier where a widget or the visitor needs it.
 */
import '../page/reportThenable';

export { reportMistake } from '../page/mistakes';
export { startIsland } from './startIsland';
