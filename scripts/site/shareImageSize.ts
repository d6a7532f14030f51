/** Pixels: the size that social networks and messengers expect. */
export const SHARE_IMAGE = { width: 1200, height: 630 };
