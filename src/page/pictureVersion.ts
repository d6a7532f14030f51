/**
 * What the URLs of built-in pictures end in (`/pictures/hero-480.avif?v=…`), so that browsers may keep them for ever: a hash
 * of all pictures. Without it, as in configs and in pages of earlier releases, the same files answer and are kept for minutes.
 */
export const pictureVersion = 'd4786d8b';
