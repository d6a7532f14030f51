/** How much of each a config may hold. */

/** Most entries of any one list or open map. */
export const LIST_LIMIT = 200;
/** Most ZIP codes of a list: a state has some thousands. */
export const ZIPS_LIMIT = 5_000;
/** Most characters of names, labels and other one-liners. */
export const LABEL_LIMIT = 200;
/** Most characters of an id. */
export const ID_LIMIT = 64;
/** Far above any real price, far below where sums of numbers lose their cents. */
export const PRICE_LIMIT = 1_000_000_000;
/** Most characters of sentences and paragraphs. */
export const TEXT_LIMIT = 2000;
/** Most answers of a question of the firm's own. */
export const OPTIONS_LIMIT = 50;
