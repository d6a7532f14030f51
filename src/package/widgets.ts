import type { renderWidget } from '../element/prerender';

export type Widget = Parameters<typeof renderWidget>[0];

/** Imports each widget's definition, by its tag. */
export const widgets: Readonly<Record<string, () => Promise<Widget>>> = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: Widget }>('../widgets/*/index.ts')).map(([path, load]) => [
    `bio-${path.split('/').at(-2) ?? ''}`,
    async () => (await load()).default,
  ]),
);
