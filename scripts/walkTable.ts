/** The tables of the files and modules that a walk through an estimator downloads. */

/** Where `npm run bench:walk` writes what it measured. */
export const WALK = 'bench/walk.json';

/** When a file is requested: before the visitor does anything, or by what the visitor does. */
export type WalkPhase = 'load' | 'idle' | 'first tick' | 'steps' | 'result' | 'contact' | 'send';

export interface WalkFile {
  readonly name: string;
  /** On the wire, with headers. */
  readonly bytes: number;
  readonly phase: WalkPhase;
  /** The largest first. Their bytes are parts of the compressed file. */
  readonly modules: readonly { readonly module: string; readonly bytes: number }[];
}

export interface Walk {
  /** The day, as 2026-11-27. */
  readonly date: string;
  readonly release: string;
  readonly files: readonly WalkFile[];
}

const phases: Record<WalkPhase, string> = {
  load: 'with the page',
  idle: 'when the page is loaded: fetched ahead',
  'first tick': 'by the first press',
  steps: 'between the steps',
  result: 'with the result, for the next step',
  contact: 'with the contact step',
  send: 'by sending',
};

/** Why each file is needed in a walk, by its name. */
const reasons: Readonly<Record<string, string>> = {
  'biosystem.js': 'the loader: finds the widgets of a page, and answers the first press',
  'snapshots/estimator.js':
    'the first and the second step, their styles, and how they answer before React is there',
  'islands.js':
    'answers the visitor until React does: repeats what was done, drafts, dialogs, fetching ahead',
  'origin.js':
    'how the visitor came to the site, which the lead says; apart, because pages without a form record it too',
  react:
    'React and react-dom, whole: they are one CommonJS module each. Apart, because they stay in the cache over releases',
  'element.js': 'the custom element, settings, configs, tokens and base styles: every widget needs it',
  'submitLead.js':
    'fields, their errors, sending, the outbox, what follows a lead: all forms need it, and a form brings what sends it',
  'wizard.js': 'choices, steps, messages about photos: all forms with steps need it',
  'estimator.js': 'the steps, the price, the built-in offer and its messages, the lead: the estimator alone',
  'PhotoPicker.js': 'the picker in the contact step; what shows and prepares photos comes with the first one',
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const reasonFor = (name: string): string => reasons[name.startsWith('react-') ? 'react' : name] ?? '';
const shown = (name: string): string => `\`${name.replace(/^react-.*/, 'react-….js')}\``;

/** Smaller modules are added up, by their file. */
const LEAST = 150;

/** @param table makes a Markdown table. */
export function walkTables(
  { date, release, files }: Walk,
  table: (head: string[], rows: string[][]) => string,
): string {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const modules = files.flatMap(({ name, modules: all }) => {
    if (all.length < 2) return [];
    const [large, small] = [
      all.filter(({ bytes }) => bytes >= LEAST),
      all.filter(({ bytes }) => bytes < LEAST),
    ];
    const rest = small.reduce((sum, { bytes }) => sum + bytes, 0);
    return [
      ...large.map(({ module, bytes }) => [shown(name), module, kilobytes(bytes)]),
      ...(rest > 0 ? [[shown(name), `${small.length} more`, kilobytes(rest)]] : []),
    ];
  });
  return [
    table(
      ['file', 'wire', 'requested', 'needed for'],
      [
        ...files.map(({ name, bytes, phase }) => [
          shown(name),
          kilobytes(bytes),
          phases[phase],
          reasonFor(name),
        ]),
        [`${files.length} files`, kilobytes(total), '', ''],
      ],
    ),
    `Release ${release}, on ${date}.`,
    table(['file', 'module', 'compressed'], modules),
  ].join('\n\n');
}
