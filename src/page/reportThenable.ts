/**
 * Reports to the page's author what no script on the page can get around, instead of waiting in silence. It stands in the first
 * file that is evaluated without waiting for an object: in the code of the islands, and where there is none, in the widgets'.
 */
if (typeof Reflect.get(Object.prototype, 'then') === 'function')
  console.error(
    'BioSystem: a script of this page adds a function "then" to Object.prototype, so the browser takes every object for a promise, and fetch() and other functions never answer. Expected no such function: widgets cannot be hydrated or send.',
  );
