import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messageDocs } from './configSchema';

const folder = mkdtempSync(join(tmpdir(), 'messages-'));

function file(name: string, source: string): string {
  const path = join(folder, name);
  writeFileSync(path, source);
  return path;
}

const step = file(
  'step.ts',
  'export interface StepMessages {\n/** Its name. */\nlabel: string;\n/** Its heading. */\nheading: string;\n}\n',
);

test('each message has the text of its doc comment, a step those of the shared interface', () => {
  const topic = file(
    'contact.ts',
    `/** Messages of the form. */
    export const contactMessages = {
      /**
       * Heading
       * of the form.
       */
      heading: 'Write to us',
      /** The labels. */
      labels: {
        /** Label of the phone. */
        phone: 'Phone',
      },
      /** The steps. */
      steps: {
        /** Step 1. */
        first: { label: 'One', heading: 'First' },
      } satisfies Record<string, StepMessages>,
    };`,
  );
  expect(Object.fromEntries(messageDocs([topic], step))).toEqual({
    contact: 'Messages of the form.',
    'contact.heading': 'Heading of the form.',
    'contact.labels': 'The labels.',
    'contact.labels.phone': 'Label of the phone.',
    'contact.steps': 'The steps.',
    'contact.steps.first': 'Step 1.',
    'contact.steps.first.label': 'Its name.',
    'contact.steps.first.heading': 'Its heading.',
  });
});

test('a message without a doc comment is an error that names it', () => {
  const topic = file(
    'map.ts',
    `/** Messages of the map. */\nexport const mapMessages = {\n/** Heading. */\nheading: 'Here',\nopen: 'Open',\n};`,
  );
  expect(() => messageDocs([topic], step)).toThrow(/map\.ts: "map\.open" has no doc comment/);
});
