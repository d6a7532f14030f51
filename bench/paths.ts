/** Sources of the peers. */
export const PEERS = 'bench/peers';
/** The built peers. */
export const BUILT = `${PEERS}/built`;
/** The built pages of another firm's site. */
export const HOST = `${PEERS}/built-host`;
/** Path under which the site's server serves the built peers. */
export const PEERS_PATH = '/peers';
