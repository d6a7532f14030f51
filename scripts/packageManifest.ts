/**
 * The package.json of the npm package.
 * @param root that of the project.
 * @param widgets their names, which are the entries.
 */
export function packageManifest(
  root: Pick<typeof import('../package.json'), 'version' | 'license' | 'engines' | 'dependencies'>,
  widgets: readonly string[],
): object {
  const entry = (name: string, types = 'index') => ({
    types: `./types/${types}.d.ts`,
    default: `./${name}.js`,
  });
  return {
    name: 'biosystem-widgets',
    version: root.version,
    description:
      'Lead-generation widgets for companies that clean and maintain houses: custom elements for any page or framework.',
    license: root.license,
    type: 'module',
    engines: root.engines,
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(widgets.map((name) => [`./${name}`, entry(name)])),
      './server': entry('server', 'server'),
      ...Object.fromEntries(FRAMEWORKS.map((name) => [`./${name}`, { types: `./types/${name}.d.ts` }])),
      './custom-elements.json': './custom-elements.json',
      './business.schema.json': './business.schema.json',
      './web-types.json': './web-types.json',
      './vscode.html-custom-data.json': './vscode.html-custom-data.json',
      './vscode.css-custom-data.json': './vscode.css-custom-data.json',
      './pictures/*': './pictures/*',
      './package.json': './package.json',
    },
    bin: { 'biosystem-widgets': './cli.js' },
    customElements: 'custom-elements.json',
    'web-types': './web-types.json',
    // Each of these defines elements, or starts the page. The chunks have effects for one another.
    sideEffects: ['./index.js', ...widgets.map((name) => `./${name}.js`), './cli.js', './chunks/*.js'],
    dependencies: {
      parse5: `^${root.dependencies.parse5}`, // for rendering on a server
      react: REACT,
      'react-dom': REACT,
    },
  };
}

/** Types alone: how each writes the elements. */
const FRAMEWORKS = ['react', 'vue', 'svelte', 'solid'];

/** The first version with `useEffectEvent`. */
const REACT = '^19.2.0';
