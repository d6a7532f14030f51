/** The page around the React tree, which widgets leave to their host. */
const pageSheet = new CSSStyleSheet();
pageSheet.replaceSync(
  'html{background:#fbf9f4}body{margin:0;font-family:system-ui,sans-serif}noscript{padding:24px}',
);
document.adoptedStyleSheets.push(pageSheet);
