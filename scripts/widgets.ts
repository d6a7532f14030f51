/** The widgets by tag, for prerendering: built for Node by `scripts/build.ts`, which is when the glob is resolved. */
import { renderFirstState, renderWidget } from '../src/element/render';

const doors = import.meta.glob<{ default: Parameters<typeof renderWidget>[0] }>('../src/widgets/*/index.ts', {
  eager: true,
});

export const widgets = new Map(
  Object.values(doors).map((door) => [door.default.spec.tag as string, door.default]),
);

export { renderFirstState, renderWidget };
