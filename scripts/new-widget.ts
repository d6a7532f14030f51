/** `npm run new -- <name>`: makes the room for a new widget, complete with its tests, and opens its door. */
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('Usage: npm run new -- <name>, in small letters and dashes: npm run new -- service-card');
  process.exit(2);
}
const folder = join('src/widgets', name);
if (existsSync(folder)) {
  console.error(`There is a widget "${name}" already: ${folder}`);
  process.exit(1);
}

/** `ServiceCard` for `service-card`. */
const Name = name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const files: Record<string, string> = {
  'index.ts': `import { defineWidget } from '../../element/defineWidget';
import type { WidgetElement } from '../../element/spec';
import { ${Name} } from './${Name}';
import { type ${Name}Spec, spec } from './${name}.element';
import { create${Name}Store } from './${name}.store';

export default defineWidget(spec, ${Name}, create${Name}Store);

declare global {
  interface HTMLElementTagNameMap {
    'bio-${name}': WidgetElement<${Name}Spec>;
  }
}
`,
  [`${name}.element.ts`]: `import type { WidgetDocs, WidgetSpec } from '../../element/spec';

export const spec = {
  tag: 'bio-${name}',
  attributes: {},
  methods: [],
  facts: {},
  texts: {},
} as const satisfies WidgetSpec;

export type ${Name}Spec = typeof spec;

export const docs: WidgetDocs<${Name}Spec> = {
  summary: 'TODO: what it shows',
  attributes: {},
  methods: {},
  events: [],
  parts: {},
  slots: {},
};
`,
  [`${name}.store.ts`]: `import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ${Name}State {
  status: 'idle';
}

/** Every state and transition of ${Name}. */
export function create${Name}Store(): StoreApi<${Name}State> {
  return createStore<${Name}State>(() => ({ status: 'idle' }));
}
`,
  [`${name}.store.test.ts`]: `import { expect, test } from 'vitest';
import { create${Name}Store } from './${name}.store';

test('begins idle', () => {
  expect(create${Name}Store().getState().status).toBe('idle');
});
`,
  [`${name}.styles.ts`]: `import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

export const root = css\`
  color: \${token('color-ink')};
\`;
`,
  [`${Name}.tsx`]: `import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import type { ${Name}Spec } from './${name}.element';
import type { ${Name}State } from './${name}.store';
import * as styles from './${name}.styles';

/** TODO: what it is for. */
export function ${Name}({ store, settings }: WidgetViewProps<${Name}Spec, ${Name}State>): ReactNode {
  const { status } = useStore(store);
  return (
    <section className={styles.root} lang={settings.lang}>
      {settings.facts.company.name} {status}
    </section>
  );
}
`,
  [`${Name}.test.tsx`]: `import { expect, test } from 'vitest';
import './index';

test('shows the company', async () => {
  document.body.innerHTML = '<bio-${name}></bio-${name}>';
  const element = document.querySelector('bio-${name}');
  await expect.poll(() => element?.shadowRoot?.textContent).toContain('BioSystem');
});
`,
};

mkdirSync(folder, { recursive: true });
for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
appendFileSync('src/index.ts', `import './widgets/${name}';\n`);
console.log(`${folder} is there, and src/index.ts opens its door.
Next: say in ${name}.element.ts what it is, then npm run format, npm run docs and npm test.`);
