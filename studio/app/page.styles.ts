/** The page around the React tree, which widgets leave to their host. */
const sheet = new CSSStyleSheet();
sheet.replaceSync('body{margin:0;font-family:system-ui,sans-serif}noscript{padding:24px}');
document.adoptedStyleSheets.push(sheet);
