import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WidgetDocs, WidgetSpec } from '../src/element/spec';

export interface DocumentedSpec {
  spec: WidgetSpec;
  docs: WidgetDocs<WidgetSpec>;
}

const WIDGETS = join(import.meta.dirname, '../src/widgets');

/** The public face of every widget: what each `<name>.element.ts` says. */
export async function readSpecs(): Promise<DocumentedSpec[]> {
  const names = readdirSync(WIDGETS).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const file = join(WIDGETS, name, `${name}.element.ts`);
      return (await import(pathToFileURL(file).href)) as DocumentedSpec;
    }),
  );
}
