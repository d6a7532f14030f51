import { paletteCss, token } from './tokens';

/**
 * The base styles of every widget. The host page's styles do not leak in, except for its font.
 *
 * - `:host`: themes set paddings and borders on every child of their content column. The `!important` rules here win,
 *   because important rules of the inner tree do. `display` is not important, so that a page can hide a widget.
 * - Width and margins are the page's to set. Without a rule of its own a widget takes the width that its margins leave
 *   (`stretch` under its older names, which all browsers know).
 * - A form, and whatever else brings no background of its own, also takes the page's `max-width`: it stands in the
 *   column of the text around it. A section fills its container, whatever the column.
 * - A size container needs a width from outside: in a flex parent, or where a page's `max-width` is meant for pictures,
 *   `min-inline-size` provides one. In a parent that is as wide as its content, such as a `<dialog>`,
 *   `contain-intrinsic-inline-size` does.
 * - An overlay (`mode="panel"`, the audit wizard) is out of the flow, and a link to its id does not scroll. Its z-index
 *   is below a page's own dialogs.
 * - `[data-app]`, the element that React renders into: `all: initial` resets what would be inherited, and an inline
 *   block takes no underline from outside. Its `font-size` is the visitor's default (16 px), whatever the page sets on
 *   `html`, unless the page asks for its own.
 * - Icons (`Icon.tsx`) have a square of 24 units, and nothing else has.
 * - A live region that is empty takes no part in the layout, but is displayed: what comes into it is announced only then.
 * - With more contrast wanted, what is pale takes the color of the text, whatever a theme says. Print is on white paper,
 *   the dark sections too: their text would be printed in a light grey. An
 *   inline block would be cut at the end of a page.
 */
export const baseCss = `
${paletteCss()}
:host{display:block;inline-size:100%;inline-size:-moz-available;inline-size:-webkit-fill-available;max-inline-size:${token('width')};min-inline-size:min(80%,280px)!important;box-sizing:border-box!important;padding:0!important;border:0!important;background:none!important;line-height:0!important}
:host(:not(bio-before-after,bio-contact-form,bio-estimator,bio-quote-builder,bio-reveal,bio-service-card)){max-inline-size:none!important}
:host(:is(bio-estimator[mode=panel],bio-audit-wizard)){position:fixed!important;z-index:90;inset:auto 0 0 auto!important;inline-size:0!important;min-inline-size:0!important;margin:0!important}
:host([hidden]){display:none!important}
[data-app]{all:initial;display:inline-block;inline-size:100%;vertical-align:top;visibility:inherit;container-type:inline-size;font-family:${token('font')};font-size:${token('text-size')};line-height:1.5;color:${token('color-ink')};color-scheme:${token('scheme')};-webkit-text-size-adjust:100%;overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
[data-app]{contain-intrinsic-inline-size:80vmin}
[data-load-error]{color-scheme:${token('scheme')}}
@media (prefers-contrast:more){[data-app]{--_ink-soft:${token('color-ink')};--_control:${token('color-ink')};--_line:color-mix(in oklab,${token('color-ink')} 60%,${token('color-ground')});--bio-color-on-dark-soft:${token('color-on-dark')}!important;--_dark-line:${token('color-on-dark')}}}
@media print{[data-app]{display:block;color-scheme:light;--_dark:#fff;--_dark-line:${token('color-line')};--bio-color-on-dark:${token('color-ink')}!important;--bio-color-on-dark-soft:${token('color-ink-soft')}!important}:where(article,figure,li,svg){break-inside:avoid}:where(h1,h2,h3,h4,h5,h6){break-after:avoid}}
:where([data-app] *),:where([data-app] *)::before,:where([data-app] *)::after{box-sizing:border-box}
:where(h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,fieldset,legend){margin:0;padding:0;border:0;min-inline-size:0}
:where(h1,h2,h3,h4,h5,h6){font-family:${token('font-heading')};line-height:1.15;letter-spacing:-.015em;text-wrap:balance}
:where(p){text-wrap:pretty}
:where(ul,ol){list-style:none}
:where(input,select,textarea,button){font:inherit;color:inherit;margin:0}
:where(a){color:inherit;text-underline-offset:.2em}
:where(svg){display:block;flex:none}
:where(svg[viewBox="0 0 24 24"]){stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
:where([aria-live]:empty){position:absolute}
:where(:focus-visible){outline:3px solid ${token('color-focus')};outline-offset:2px}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:0s!important;transition-delay:0s!important;scroll-behavior:auto!important}}
`;
