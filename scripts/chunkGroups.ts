/**
 * The chunks, by which widgets need them: few, because each file costs a visitor a request and its headers. What no group
 * names stays with the widgets that import it; `lazy`, `overlay` and `submission` are not for all widgets. A group takes what its
 * modules import along, unless one above it names that.
 */
export const chunkGroups = [
  // What a page loads without any widget's code must not bring that.
  {
    name: 'origin',
    test: /node_modules\/idb-keyval\/|src\/(page\/(safeDocument|storage|consent|pageUrl)|leads\/(toJson|outboxFlag|campaignTag|attribution)|element\/submission\/attribution)\.ts/,
  },
  {
    name: 'element', // all widgets, and small parts that most of them show
    test: /node_modules\/(@r2wc|zustand)\/|src\/(element|page|style)\/(?!lazy|overlay|submission|prerender|criticalCss|deriveTheme|contrast|hash)|src\/ui\/base\/(?!format)|src\/package\/packagedPicture|^\0topic:(?:company|theme|referenced|common|links|currency|locale):.*\/src\/content\/(?:facts|ownTexts)\.ts|src\/domain\/(fillText|money|moneyStyle|timeSpan)\.|lucide\/.*\/(check|chevron-down|clipboard-check|clock|cloud-rain|droplets|house|phone|shield-check|wind|x)\.|vite\/preload-helper/,
  },
  {
    name: 'submitLead', // the four forms
    test: /src\/((leads|element\/submission)\/(?!forget|resume|visitSource|abandonedForm|partialLead)|domain\/(?:email|intake|limits|questionField|recordOf)|forms\/(?!wizard\/|photos\/(?!photo\.)|questions\/Questions|slots\/part\/|fields\/(ErrorSummary|Select|StillNeeded))|ui\/(controls\/(?!TextButton)|base\/format)|content\/messages\/form\.ts)|^\0topic:(?:availability|fields|questions):.*\/src\/content\/facts\.ts|^\0topic:form:.*\/src\/content\/ownTexts\.ts/,
  },
  {
    name: 'wizard', // the forms with steps
    test: /src\/(forms\/wizard\/(?!StepIndicator|stepIndicator)|content\/messages\/photos|ui\/(controls\/TextButton|print\/PrintButton)|pricing\/(decimal|range))|^\0topic:photos:.*\/src\/content\/ownTexts\.ts/,
  },
  // What offers times in a form until it is opened, with all texts of that.
  {
    name: 'times',
    test: /src\/(forms\/slots\/part\/(?!Picker|DayStrip|MonthGrid|Times|useIsWide)|content\/messages\/slots)/,
  },
  { name: 'dialog', test: /src\/ui\/dialog\// }, // the forms that open over the page
  {
    name: 'section', // the sections of a page
    test: /src\/ui\/section\/|lucide\/.*\/(arrow-(right|up)|chevrons-left-right|star)\./,
  },
  // The estimator says what its items include as the quote does, and brings nothing else of it along.
  { name: 'items', test: /^\0topic:quote:.*\/src\/content\/facts\.ts/ },
  { name: 'estimator', test: /src\/(widgets\/estimator\/index|pricing\/(?!quote|formula))/ }, // what only this one needs at once
];
