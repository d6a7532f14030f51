/**
 * A chunk for each folder whose modules are needed together; the comments say by which widgets. Folders without a group stay
 * with the widgets that import them; `lazy`, `overlay` and `submission` are not for all widgets.
 */
export const chunkGroups = [
  { name: 'idb-keyval', test: /node_modules\/idb-keyval\// }, // the outbox and BioSystem.forget()
  { name: 'icons', test: /node_modules\/lucide\//, minShareCount: 3 }, // several widgets
  // What a page loads without any widget's code must not bring that.
  { name: 'safe', test: /src\/(page\/(safeDocument|prefillQuery)|leads\/toJson)\.ts/ },
  {
    name: 'element', // all widgets
    test: /node_modules\/(@r2wc|zustand)\/|src\/(element|page|style)\/(?!lazy|overlay|submission|prerender|criticalCss)|src\/ui\/base\/|src\/content\/shared|vite\/preload-helper/,
  },
  { name: 'content', test: /src\/content\/(?!config)/, minShareCount: 6 }, // several widgets
  { name: 'section', test: /src\/ui\/section\// }, // the sections of a page
  { name: 'form', test: /src\/(forms|ui\/form)\// }, // the four forms
  { name: 'wizard', test: /src\/(wizard|ui\/wizard)\// }, // the forms with steps
  { name: 'pricing', test: /src\/pricing\// }, // whatever shows prices
];
