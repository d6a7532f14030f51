import { tokenDefaults } from '../../style/tokens';

/** The panel's look. It is a tool's, so it takes nothing of the page's. */
export const panelCss = `
:host {
  all: initial;
  position: fixed;
  inset: auto 16px 16px auto;
  z-index: 2147483647;
  inline-size: min(440px, 100vw - 32px);
  block-size: min(600px, 100dvh - 32px); /* one that grew would count as a move of the page */
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
  display: flex;
  color-scheme: light;
}
* { box-sizing: border-box; margin: 0; }
section[role=dialog] {
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid #c5cdd8;
  border-radius: 14px;
  background: #fff;
  box-shadow: 0 18px 60px #0b172a40;
  color: #1c2733;
  font: 400 15px/1.5 system-ui, sans-serif;
  overflow: hidden;
  overflow-wrap: anywhere;
}
header { padding: 16px 20px 12px; border-block-end: 1px solid #e3e8ee; }
h2 { font-size: 18px; line-height: 1.3; }
h2:focus { outline: none; }
[role=status] { color: #4a5868; }
.body { flex: 1; min-block-size: 60px; padding: 4px 20px 16px; overflow-y: auto; overscroll-behavior: contain; }
h3 { margin-block: 16px 8px; font-size: 13px; font-weight: 600; color: #4a5868; }
ul { padding: 0; list-style: none; }
.findings > li { padding: 10px 12px; border-inline-start: 4px solid #6b7a8c; border-radius: 6px; background: #f4f6f9; }
.findings > li + li { margin-block-start: 8px; }
li[data-severity=error] { border-color: ${tokenDefaults['color-error']}; background: ${tokenDefaults['color-error-ground']}; }
li[data-severity=warning] { border-color: #a86400; background: #fef7ea; }
.what { font-weight: 600; }
.where { margin-block-start: 4px; font-size: 13px; }
code { font-family: ui-monospace, monospace; color: #33414f; }
.fine { margin-block: 16px; font-weight: 600; color: #17603a; }
details { margin-block-start: 16px; }
summary { padding-block: 10px; cursor: pointer; font-weight: 600; }
.right > li { padding-block: 3px; padding-inline-start: 22px; text-indent: -22px; }
.right > li::before { content: "✓"; display: inline-block; inline-size: 22px; text-indent: 0; color: #17603a; }
.about { margin-block-start: 16px; font-size: 13px; color: #5a6878; }
textarea { inline-size: 100%; margin-block: 12px; padding: 8px; border: 1px solid #6b7a8c; border-radius: 6px; font: 13px/1.4 ui-monospace, monospace; color: inherit; background: #fff; }
footer { display: flex; flex-wrap: wrap; gap: 8px; padding: 12px 20px; border-block-start: 1px solid #e3e8ee; background: #fff; }
button { min-block-size: 44px; padding: 0 16px; border: 1px solid #6b7a8c; border-radius: 8px; background: #fff; color: #1c2733; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: #eef1f5; }
button[aria-disabled=true] { border-color: #d5dbe2; color: #66717e; cursor: default; }
button:last-child { margin-inline-start: auto; border-color: #1f4e8c; background: #1f4e8c; color: #fff; }
button:last-child:hover { background: #173c6d; }
:focus-visible { outline: 3px solid #1f6fd6; outline-offset: 2px; }
.body:focus-visible { outline-offset: -3px; }
@media (max-width: 480px) {
  :host { inset: auto 0 0 0; inline-size: 100vw; block-size: 72dvh; }
  section[role=dialog] { border-radius: 14px 14px 0 0; border-inline: 0; border-block-end: 0; }
  footer { padding-inline: 16px; }
  button { padding-inline: 12px; }
}
@media (forced-colors: active) { .findings > li { border: 1px solid; border-inline-start-width: 4px; } }
@media print { :host { display: none; } }
`;
