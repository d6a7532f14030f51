/** What a new draft can begin with. */

import { createStore } from 'zustand/vanilla';
import { ConfigError, fetchConfig, readConfig, SIZE_LIMIT, TOO_LARGE } from '../../src/content/readConfig';
import { newestRequest } from '../../src/ui/base/newestRequest';
import { type Example, exampleUrl } from '../config/examples';
import { valueAt } from '../config/path';
import { type ConfigJson, type Draft, NAME_LIMIT, newDraft, UNTITLED } from './draft';

export const beginnings = {
  template: {
    label: 'A firm of your trade',
    hint: 'Services, prices and questions as they are usual there.',
  },
  company: { label: 'A firm of its own', hint: 'It begins empty: only what you write is shown.' },
  builtIn: {
    label: 'Changes to the built-in firm',
    hint: 'Everything is there. You write down what differs.',
  },
  writtenOut: {
    label: 'The built-in firm, written out',
    hint: 'Every built-in price and text as JSON, to be changed in its place. It is long.',
  },
  example: { label: 'An example', hint: 'A whole firm of another trade, to look at or to change.' },
  file: { label: 'A file', hint: 'A config (.json). You can also drop it anywhere on this dialog.' },
  address: { label: 'An address', hint: 'Of a config on the web. The file is read now, once.' },
  text: { label: 'Pasted JSON', hint: 'A config, from its first { to its last }.' },
} as const;
export type BeginningKind = keyof typeof beginnings;

const named = (config: ConfigJson, otherwise: string): Draft => {
  const company = valueAt(config, ['company', 'name']);
  const name = typeof company === 'string' && company.trim() !== '' ? company.trim() : otherwise;
  return newDraft(name.slice(0, NAME_LIMIT), config);
};

/** A firm of its own, which has nothing of the built-in one. @throws ConfigError without a name */
export function fromCompany(name: string): Draft {
  const trimmed = name.trim();
  if (trimmed === '') throw new ConfigError('Please give the company’s name.');
  return named({ version: 1, company: { name: trimmed } }, trimmed);
}

/** The built-in firm, of which only changes are written down. */
export const fromBuiltIn = (): Draft => newDraft(beginnings.builtIn.label);

/** The built-in firm with every fact in the config. */
export async function fromWrittenOut(): Promise<Draft> {
  const { resolvedBusiness } = await import('../../src/content/resolved');
  const config: ConfigJson = JSON.parse(JSON.stringify({ version: 1, ...resolvedBusiness({}) }));
  return newDraft(beginnings.writtenOut.label, config);
}

/** @throws ConfigError */
export async function fromExample({ file, label }: Example): Promise<Draft> {
  return named(await fetchConfig(exampleUrl(file)), label);
}

/** @throws ConfigError */
export async function fromAddress(address: string): Promise<Draft> {
  const config = await fetchConfig(address);
  return named(config, fileTitle(address.trim().replace(/[?#].*/, '')));
}

/** @throws ConfigError */
export async function fromFile(file: File): Promise<Draft> {
  if (file.size > SIZE_LIMIT) throw new ConfigError(TOO_LARGE);
  const text = await file.text().catch(() => {
    throw new ConfigError('The file cannot be read.');
  });
  return named(await readConfig(text), fileTitle(file.name));
}

/** @throws ConfigError */
export const fromText = async (text: string): Promise<Draft> =>
  named(await readConfig(text), beginnings.text.label);

/** The last part of a path, without its ending. */
const fileTitle = (path: string): string => {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  return last.replace(/\.[a-z]+$/i, '') || UNTITLED;
};

interface BeginningState {
  kind: BeginningKind;
  progress: { kind: 'idle' | 'busy' } | { kind: 'failed'; message: string };
  /** How often it was tried in vain. */
  attempts: number;
  /** Another way to begin: what is under way is given up. */
  choose: (kind: BeginningKind) => void;
  /** Makes a draft and passes it to `start`, unless that is given up before. */
  begin: (make: () => Draft | Promise<Draft>) => Promise<void>;
  /** Gives up what is under way. */
  leave: () => void;
}

/** Beginning a draft in the dialog: a file or an address may take its time. */
export const createBeginningStore = (start: (draft: Draft) => void) =>
  createStore<BeginningState>()((set, get) => {
    const beginMaking = newestRequest();
    const leave = () => {
      beginMaking();
      set({ progress: { kind: 'idle' } });
    };
    return {
      kind: 'template',
      progress: { kind: 'idle' },
      attempts: 0,
      choose(kind) {
        leave();
        set({ kind });
      },
      async begin(make) {
        const isNewest = beginMaking();
        set({ progress: { kind: 'busy' } });
        try {
          const draft = await make();
          if (isNewest()) start(draft);
        } catch (error) {
          if (!isNewest()) return;
          const message =
            error instanceof ConfigError
              ? error.message
              : 'That did not work. Check your network and try again.';
          set({ progress: { kind: 'failed', message }, attempts: get().attempts + 1 });
        }
      },
      leave,
    };
  });

export type BeginningStore = ReturnType<typeof createBeginningStore>;
