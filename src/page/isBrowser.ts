/**
 * Whether there is a page that can show widgets: a server has none, and jsdom lacks what they are made with. There, importing
 * a widget does nothing, and its tag stays as it is.
 */
export const isBrowser = typeof document !== 'undefined' && 'adoptedStyleSheets' in document;
