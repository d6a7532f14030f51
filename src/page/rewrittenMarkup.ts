/** What tools between a server and its visitors do to a widget's markup. Their own scripts do not reach a shadow root. */

/** Addresses that are hidden from robots, and pictures that a script was to load. No markup of ours has such attributes. */
const REWRITTEN =
  '[data-cfemail],[href*="/cdn-cgi/l/email-protection"],[data-src],[data-srcset],[data-lazy-src]';

/** Markup whose addresses were rewritten, which hydration would leave as they are. */
export const rewrittenMarkup = (root: ParentNode): HTMLElement | undefined =>
  root.querySelector(REWRITTEN)?.closest<HTMLElement>('[data-app]') ?? undefined;

/** Whether a widget shows what nobody should see until it is rendered anew: it is not to wait for the visitor. */
export const isDamaged = ({ shadowRoot }: Element): boolean =>
  shadowRoot !== null && (isUnstyled(shadowRoot) || rewrittenMarkup(shadowRoot) !== undefined);

/** Whether its styles were taken out or emptied, or the page's policy forbids them. A linked sheet may still come. */
const isUnstyled = (root: ShadowRoot): boolean =>
  root.adoptedStyleSheets.length === 0 &&
  !root.querySelector('link[rel=stylesheet]') &&
  [...root.styleSheets].every(({ cssRules }) => cssRules.length === 0);
