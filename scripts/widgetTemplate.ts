/** The files of a new widget, which works, is tested and is documented as it is. */

export interface NewWidget {
  /** Such as `service-card`, for `<bio-service-card>`. */
  name: string;
  /** What it shows, a sentence without a full stop for the documents. */
  summary: string;
  /** It only shows facts: no store of its own. */
  stateless: boolean;
  /** It has messages of its own: a topic. */
  messages: boolean;
}

/** `ServiceCard` for `service-card`. */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `serviceCard` for `service-card`. */
export const camelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `Service card` for `service-card`. */
const title = (name: string): string => (name[0]?.toUpperCase() ?? '') + name.slice(1).replaceAll('-', ' ');

/** Spanish is built in whole: every message has to be there. */
const SPANISH = 'src/languages/es/messages';

/** @returns the text of each file by its path. */
export function widgetTemplate(widget: NewWidget): Record<string, string> {
  const { name, stateless, messages } = widget;
  const folder = `src/widgets/${name}`;
  return {
    [`${folder}/index.ts`]: entry(widget),
    [`${folder}/${name}.element.ts`]: element(widget),
    [`${folder}/${name}.styles.ts`]: styles,
    [`${folder}/${pascalCase(name)}.tsx`]: stateless ? statelessView(widget) : statefulView(widget),
    [`${folder}/${pascalCase(name)}.test.tsx`]: viewTest(widget),
    ...(stateless
      ? {}
      : {
          [`${folder}/${name}.store.ts`]: store(widget),
          [`${folder}/${name}.store.test.ts`]: storeTest(widget),
        }),
    ...(messages
      ? {
          [`src/content/messages/${camelCase(name)}.ts`]: topic(widget),
          [`${SPANISH}/${camelCase(name)}.ts`]: spanishTopic(widget),
        }
      : {}),
  };
}

function entry({ name, stateless }: NewWidget): string {
  const Name = pascalCase(name);
  return `import { defineWidget } from '../../element/defineWidget';
${stateless ? "import { stateless } from '../../element/stateless';\n" : ''}import { ${Name} } from './${Name}';
import { spec } from './${name}.element';
${stateless ? '' : `import { create${Name}Store } from './${name}.store';\n`}
export default defineWidget(spec, ${Name}, ${stateless ? 'stateless' : `create${Name}Store`});
`;
}

function element({ name, summary, stateless, messages }: NewWidget): string {
  const Name = pascalCase(name);
  const key = camelCase(name);
  return `${messages ? `import { ${key}Messages } from '../../content/messages/${key}';\n` : ''}import { headingLevelDocs } from '../../element/docs';
import type { WidgetDocs, WidgetSpec } from '../../element/spec';
import { headingLevelAttribute } from '../../page/attributes';

export const spec = {
  tag: 'bio-${name}',
  attributes: { headingLevel: headingLevelAttribute(2) },
  methods: [],
  facts: {},
  messages: {${messages ? ` ${key}: ${key}Messages ` : ''}},
} as const satisfies WidgetSpec;

export type ${Name}Spec = typeof spec;

export const docs: WidgetDocs<${Name}Spec> = {
  summary: ${JSON.stringify(summary)},
  accessibility: 'A section named by its \`h2\`.${stateless ? '' : ' Its button says by `aria-expanded` whether the text is shown.'}',
  attributes: { headingLevel: headingLevelDocs },
  methods: {},
  events: [],
  parts: { section: 'The whole section.', heading: 'Its heading.'${stateless ? '' : ", button: 'Shows and hides the text.'"} },
};
`;
}

const styles = `import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

export const root = css\`
  color: \${token('color-ink')};
\`;
`;

const headingOf = ({ name, messages }: NewWidget): string =>
  messages ? `{settings.messages.${camelCase(name)}.heading}` : '{settings.facts.company.name}';

function statelessView(widget: NewWidget): string {
  const { name, summary } = widget;
  const Name = pascalCase(name);
  return `import type { ReactNode } from 'react';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/cx';
import { Heading } from '../../ui/base/Heading';
import { heading, section } from '../../ui/section/section.styles';
import type { ${Name}Spec } from './${name}.element';
import * as styles from './${name}.styles';

/** ${summary}. */
export function ${Name}({ settings }: WidgetViewProps<${Name}Spec, object>): ReactNode {
  return (
    <section className={cx(section, styles.root)} part="section" lang={settings.lang} aria-labelledby="heading">
      <Heading rank={1} id="heading" className={heading} part="heading">
        ${headingOf(widget)}
      </Heading>
    </section>
  );
}
`;
}

function statefulView(widget: NewWidget): string {
  const { name, summary, messages } = widget;
  const Name = pascalCase(name);
  const label = messages ? `{settings.messages.${camelCase(name)}.more}` : '{settings.facts.company.phone}';
  return `import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/cx';
import { button, secondary } from '../../ui/base/button.styles';
import { Heading } from '../../ui/base/Heading';
import { heading, section } from '../../ui/section/section.styles';
import type { ${Name}Spec } from './${name}.element';
import type { ${Name}State } from './${name}.store';
import * as styles from './${name}.styles';

/** ${summary}. */
export function ${Name}({ store, settings }: WidgetViewProps<${Name}Spec, ${Name}State>): ReactNode {
  const { open, toggle } = useStore(store);
  return (
    <section className={cx(section, styles.root)} part="section" lang={settings.lang} aria-labelledby="heading">
      <Heading rank={1} id="heading" className={heading} part="heading">
        ${headingOf(widget)}
      </Heading>
      <button type="button" className={cx(button, secondary)} part="button" aria-expanded={open} onClick={toggle}>
        ${label}
      </button>
      {open && <p>{settings.facts.company.name}</p>}
    </section>
  );
}
`;
}

function viewTest({ name, stateless, messages }: NewWidget): string {
  const heading = messages ? `'${title(name)}'` : 'company.name';
  return `import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
${messages && stateless ? '' : "import { company } from '../../content/facts';\n"}import { mount } from '../../testing/mount';
import './index';

test('its heading is shown', async () => {
  await mount('<bio-${name}></bio-${name}>');
  await expect.element(page.getByRole('heading', { name: ${heading} })).toBeVisible();
});
${
  stateless
    ? ''
    : `
test('its button shows the company', async () => {
  const { root } = await mount('<bio-${name}></bio-${name}>');
  await page.getByRole('button').click();
  await expect.poll(() => root.querySelector('p')?.textContent).toBe(company.name);
});
`
}`;
}

function store({ name }: NewWidget): string {
  const Name = pascalCase(name);
  return `import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ${Name}State {
  open: boolean;
  toggle: () => void;
}

/** Every state and transition of <bio-${name}>. */
export const create${Name}Store = (): StoreApi<${Name}State> =>
  createStore<${Name}State>((set) => ({
    open: false,
    toggle: () => set(({ open }) => ({ open: !open })),
  }));
`;
}

function storeTest({ name }: NewWidget): string {
  const Name = pascalCase(name);
  return `import { expect, test } from 'vitest';
import { create${Name}Store } from './${name}.store';

test('it begins closed and is toggled', () => {
  const { getState } = create${Name}Store();
  expect(getState().open).toBe(false);
  getState().toggle();
  expect(getState().open).toBe(true);
  getState().toggle();
  expect(getState().open).toBe(false);
});
`;
}

function topic({ name, summary, stateless }: NewWidget): string {
  return `/** Messages of <bio-${name}>: ${summary}. */
export const ${camelCase(name)}Messages = {
  /** Heading. */
  heading: '${title(name)}',
${stateless ? '' : "  /** The button that shows and hides the text. */\n  more: 'More',\n"}};
`;
}

function spanishTopic({ name, stateless }: NewWidget): string {
  const key = camelCase(name);
  return `import type { Messages } from '../../../content/messages';

export const ${key}: Messages['${key}'] = {
  heading: 'Título: ${title(name)}',
${stateless ? '' : "  more: 'Más',\n"}};
`;
}

/**
 * Makes a new widget known where the product lists its parts.
 * @returns the new text of each file by its path.
 * @throws where a list is not where it was.
 */
export function register(
  { name, messages }: NewWidget,
  read: (path: string) => string,
): Record<string, string> {
  const key = camelCase(name);
  const changed: Record<string, string> = {};
  const insert = (path: string, line: string, after: RegExp) => {
    const text = changed[path] ?? read(path);
    const last = [...text.matchAll(after)].at(-1);
    if (!last)
      throw new Error(`${path} has no line like ${after.source}: correct scripts/widgetTemplate.ts.`);
    const end = last.index + last[0].length;
    changed[path] = `${text.slice(0, end)}${line}\n${text.slice(end)}`;
  };
  insert(
    'src/specs.ts',
    `import * as ${key} from './widgets/${name}/${name}.element';`,
    /^import \* as \w+ from '\.\/widgets\/[^']+';\n/gm,
  );
  insert('src/specs.ts', `  ${key},`, /^ {2}\w+,\n/gm);
  if (messages) {
    const topics = 'src/content/messages/index.ts';
    insert(
      topics,
      `import { ${key}Messages } from './${key}';`,
      /^import \{ \w+Messages \} from '\.\/\w+';\n/gm,
    );
    insert(topics, `  ${key}: ${key}Messages,`, /^ {2}\w+: \w+Messages,\n/gm);
    const spanish = `${SPANISH}/index.ts`;
    insert(spanish, `import { ${key} } from './${key}';`, /^import \{ \w+ \} from '\.\/\w+';\n/gm);
    insert(spanish, `  ${key},`, /^ {2}\w+,\n/gm);
    insert('src/content/messages/optional.ts', `  ${key}: [],`, /^ {2}\w+: \[[^\]]*\],\n/gm);
  }
  return changed;
}
