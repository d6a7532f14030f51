import { token } from './tokens';

/**
 * What every widget starts from, on any page: nothing that the host page sets reaches further in than its font.
 *
 * - `:host`: themes put widths, margins and frames on every child of their content column; the `!important` here wins
 *   over theirs, as important rules of the inner tree do. `display` stays without it, so that a page can hide a widget.
 * - A container query needs a width from outside: in a flex parent `min-inline-size` keeps one, and a place that takes its
 *   width from what stands in it, such as a `<dialog>`, gets `contain-intrinsic-inline-size`.
 * - An overlay (`mode="panel"`, the audit wizard) takes no room, and a link to its id moves nothing. It stays below a page's own dialogs.
 * - `[data-app]`, the element that React renders into: `all: initial` stops colour, size, spacing and case from leaking
 *   in, and as an inline block it takes no underline from outside either. Its `font-size` is then the visitor's own default (16 px), whatever the page made of `rem`.
 */
export const baseCss = `
:host{display:block;inline-size:100%;min-inline-size:min(100%,280px)!important;box-sizing:border-box!important;max-width:none!important;margin:0!important;padding:0!important;border:0!important;background:none!important;line-height:0!important}
:host(:is([mode=panel],bio-audit-wizard)){position:fixed!important;z-index:90;inset:auto 0 0 auto!important;inline-size:0!important;min-inline-size:0!important}
:host([hidden]){display:none!important}
[data-app]{all:initial;display:inline-block;inline-size:100%;vertical-align:top;visibility:inherit;container-type:inline-size;font-family:${token('font')};font-size:medium;line-height:1.5;color:${token('color-ink')};-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased}
[data-app]{contain-intrinsic-inline-size:80vmin}
:where([data-app] *),:where([data-app] *)::before,:where([data-app] *)::after{box-sizing:border-box}
:where(h1,h2,h3,p,ul,ol,dl,dd,figure,fieldset,legend){margin:0;padding:0;border:0;min-inline-size:0}
:where(h1,h2,h3){font-family:${token('font-heading')};line-height:1.15;letter-spacing:-.015em;text-wrap:balance}
:where(p){text-wrap:pretty}
:where(ul,ol){list-style:none}
:where(input,select,textarea,button){font:inherit;color:inherit;margin:0}
:where(a){color:inherit;text-underline-offset:.2em}
:where(svg){display:block;flex:none}
:where(:focus-visible){outline:3px solid ${token('color-focus')};outline-offset:2px}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:0s!important;transition-delay:0s!important;scroll-behavior:auto!important}}
`;
