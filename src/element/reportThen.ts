/** Reports to the page's author what no script on the page can get around, instead of waiting in silence. */
if (typeof Reflect.get(Object.prototype, 'then') === 'function')
  console.error(
    'BioSystem: a script of this page adds a function "then" to Object.prototype, so the browser takes every object for a promise, and fetch() and other functions never answer. Expected no such function: widgets cannot be hydrated or send.',
  );
