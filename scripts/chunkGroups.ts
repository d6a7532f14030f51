/**
 * The chunks, by which widgets need them: few, because each file costs a visitor a request and its headers. What no group
 * names stays with the widgets that import it; `lazy`, `overlay` and `submission` are not for all widgets.
 */
export const chunkGroups = [
  // What a page loads without any widget's code must not bring that.
  {
    name: 'origin',
    test: /node_modules\/idb-keyval\/|src\/(page\/(safeDocument|storage|consent|pageUrl)|leads\/(toJson|outboxFlag|attribution)|element\/submission\/attribution)\.ts/,
  },
  {
    name: 'element', // all widgets
    test: /node_modules\/(@r2wc|zustand)\/|src\/(element|page|style)\/(?!lazy|overlay|submission|prerender|criticalCss|deriveTheme|contrast|hash)|src\/ui\/base\/|^\0topic:(?:company|theme|referenced|common|links|currency|locale):.*\/src\/content\/(?:facts|ownTexts)\.ts|src\/domain\/(fillText|limits|email)|vite\/preload-helper/,
  },
  { name: 'icons', test: /node_modules\/lucide\//, minShareCount: 2 }, // several widgets
  { name: 'submitLead', test: /src\/(leads|element\/submission)\/(?!forget|visitSource)/ }, // the four forms
  {
    name: 'form',
    test: /src\/(domain\/(?:intake|recordOf)|forms\/(?!wizard\/|photos\/|afterwards\/|fields\/ErrorSummary)|ui\/controls\/(?!TextButton)|content\/messages\/(form|photos)\.ts)|^\0topic:(?:form|photos):.*\/src\/content\/ownTexts\.ts/,
  }, // the four forms
  { name: 'wizard', test: /src\/(forms\/wizard\/|ui\/controls\/TextButton|ui\/print\/PrintButton)/ }, // the forms with steps
  { name: 'dialog', test: /src\/ui\/dialog\// }, // the forms that open over the page
  { name: 'section', test: /src\/ui\/section\// }, // the sections of a page
  { name: 'pricing', test: /src\/(pricing\/|domain\/(money|moneyStyle|factorsOf)\.ts)/ }, // whatever shows prices
  { name: 'estimator', test: /src\/widgets\/estimator\/index\.ts/ }, // what only this one needs at once
];
