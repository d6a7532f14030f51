import { createStore } from 'zustand/vanilla';
import { newestRequest } from '../../src/ui/base/newestRequest';
import { isConfigName } from '../config/names';
import type { ConfigJson } from '../draft/draft';
import * as desk from './desk';
import { DeskError, type DeskState, type ListedVersion, parseDesk, type Target } from './desk';
import type { PublishForm } from './publishForm';

/** What is going on, or came of what was done last. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'working'; task: Task }
  /** The config has mistakes. */
  | { kind: 'mistakes'; count: number }
  /** Another version is current than one knows. */
  | { kind: 'replaces'; current: desk.Version }
  | { kind: 'published'; version: number; url: string }
  | { kind: 'stepped-back'; version: number; restored: number }
  | { kind: 'loaded'; version: number }
  /** `isSaid`: at its field, or in what is said of the desk. */
  | { kind: 'failed'; error: DeskError; isSaid: boolean };

type Task = 'publish' | 'list' | 'step-back' | 'load';

/** Whether something is being published: nothing else can be done meanwhile. */
export const isPublishing = (outcome: Outcome): boolean =>
  outcome.kind === 'working' && (outcome.task === 'publish' || outcome.task === 'step-back');

/** What is to be fixed before one can go on. */
interface FieldErrors {
  name?: 'name' | 'taken' | undefined;
  password?: 'missing' | 'wrong' | undefined;
}

interface PublishState {
  form: PublishForm;
  password: string;
  /** The name as it is shown: typed, or suggested. */
  name: string;
  errors: FieldErrors;
  /** How often going on was tried in vain. */
  invalidAttempts: number;
  /** Of the desk at the address; undefined until it has answered, `invalid` where the address is none. */
  deskState: DeskState | 'invalid' | undefined;
  isChecking: boolean;
  outcome: Outcome;
  /** The versions under the name, the current one first; undefined until they were asked for. */
  versions: readonly ListedVersion[] | undefined;
  /** Changes what is typed. */
  type: (changes: { desk?: string; name?: string; password?: string }) => void;
  /** Shows the name that suits the draft now, unless one was typed. */
  suggest: (name: string) => void;
  /** Asks the desk whether one can publish there. */
  check: () => Promise<void>;
  /**
   * Publishes a config, unless there is something to ask before.
   * @param despite what was asked and answered with yes
   */
  publish: (config: ConfigJson, despite?: { mistakes?: boolean; current?: number }) => Promise<void>;
  list: () => Promise<void>;
  stepBack: () => Promise<void>;
  /** @param use takes the config of a version. @returns whether there was a place for it */
  load: (version: number, use: (config: ConfigJson) => boolean) => Promise<void>;
  /** Answers a question with no. */
  cancel: () => void;
}

interface PublishOptions {
  form: PublishForm;
  /** The name that suits the draft. */
  suggestedName: string;
  /** As it was typed before in this tab. */
  password: string;
  countMistakes: (config: ConfigJson) => Promise<number>;
}

/** Milliseconds without a key before the desk at an address is asked. */
const TYPING_PAUSE = 400;

/** Publishing one draft to a lead desk. */
export const createPublishStore = ({ form, suggestedName, password, countMistakes }: PublishOptions) =>
  createStore<PublishState>()((set, get) => {
    const beginCheck = newestRequest();
    const beginTask = newestRequest();
    let pause: ReturnType<typeof setTimeout> | undefined;

    /** @returns undefined where something is missing: then the fields say what */
    function target(): Target | undefined {
      const { form: typed, name, password: secret } = get();
      const address = parseDesk(typed.desk);
      const errors: FieldErrors = {
        ...(!isConfigName(name) && { name: 'name' }),
        ...(secret === '' && { password: 'missing' }),
      };
      set({ errors });
      if (address && Object.keys(errors).length === 0) return { desk: address, name, password: secret };
      set({ invalidAttempts: get().invalidAttempts + 1, ...(!address && { deskState: 'invalid' }) });
      return undefined;
    }

    /** Does what was pressed last: what is only read is given up for it. */
    async function run(
      task: Task,
      work: (at: Target, isNewest: () => boolean) => Promise<Outcome>,
    ): Promise<void> {
      if (isPublishing(get().outcome)) return; // the buttons say so
      const at = target();
      if (!at) return;
      const isNewest = beginTask();
      set({ outcome: { kind: 'working', task } });
      try {
        const outcome = await work(at, isNewest);
        if (isNewest()) set({ outcome });
      } catch (error) {
        if (!(error instanceof DeskError)) throw error;
        if (isNewest()) fail(error, at);
      }
    }

    function fail(error: DeskError, at: Target): void {
      const { kind } = error;
      const errors: FieldErrors =
        kind === 'password' ? { password: 'wrong' } : kind === 'taken' ? { name: 'taken' } : {};
      const isInField = Object.keys(errors).length > 0;
      const isOfDesk = kind === 'off' || kind === 'forbidden';
      const isSaid = (isInField || isOfDesk) && isStill(at) && at.password === get().password;
      set({ outcome: { kind: 'failed', error, isSaid } });
      if (isSaid && isInField) set({ errors, invalidAttempts: get().invalidAttempts + 1 });
      if (isSaid && isOfDesk) set({ deskState: kind });
    }

    /** Whether nothing else was typed meanwhile. */
    const isStill = (at: Target) => at.name === get().name && at.desk === parseDesk(get().form.desk);
    /** The name is then no suggestion any more: later changes are published under the same. */
    const setBase = (at: Target, base: number) =>
      isStill(at) && set({ form: { ...get().form, name: at.name, base } });
    const refresh = async (at: Target) => {
      const versions = await desk.listVersions(at);
      if (isStill(at)) set({ versions });
      return versions;
    };
    /** What was published is published, whether the list can be had or not. */
    const published = async (at: Target, version: number) => {
      setBase(at, version);
      await refresh(at).catch(() => set({ versions: undefined }));
    };

    return {
      form,
      password,
      name: form.name ?? suggestedName,
      errors: {},
      invalidAttempts: 0,
      deskState: undefined,
      isChecking: false,
      outcome: { kind: 'none' },
      versions: undefined,
      type: ({ password: secret, ...typed }) => {
        if (secret !== undefined) set({ password: secret, errors: { ...get().errors, password: undefined } });
        const before = get().form;
        if (typed.desk === undefined && typed.name === undefined) return;
        // What is known of another address or name says nothing of this one.
        const next = { ...before, ...typed, base: undefined };
        set({ form: next, name: next.name ?? get().name, versions: undefined, errors: {} });
        if (get().outcome.kind !== 'working') set({ outcome: { kind: 'none' } });
        if (typed.desk === undefined) return;
        beginCheck(); // what is under way is of another address
        clearTimeout(pause);
        pause = setTimeout(() => void get().check(), TYPING_PAUSE);
      },
      suggest: (suggested) => {
        const { form: typed, name, outcome } = get();
        if (typed.name !== undefined || suggested === name || outcome.kind === 'working') return;
        set({ name: suggested, form: { ...typed, base: undefined }, versions: undefined });
      },
      check: async () => {
        const isNewest = beginCheck();
        const address = parseDesk(get().form.desk);
        if (!address) {
          set({ deskState: 'invalid', isChecking: false });
          return;
        }
        set({ isChecking: true });
        const deskState = await desk.checkDesk(address);
        if (isNewest()) set({ deskState, isChecking: false });
      },
      publish: (config, despite = {}) =>
        run('publish', async (at) => {
          const count = despite.mistakes ? 0 : await countMistakes(config);
          if (count > 0) return { kind: 'mistakes', count };
          try {
            const after = despite.current ?? get().form.base ?? 0;
            const { version } = await desk.publishConfig(at, config, after);
            await published(at, version);
            return { kind: 'published', version, url: desk.configUrl(at) };
          } catch (error) {
            if (!(error instanceof DeskError && error.kind === 'changed')) throw error;
            const [current] = await refresh(at);
            if (current && isStill(at)) return { kind: 'replaces', current };
            setBase(at, 0);
            throw error;
          }
        }),
      list: () =>
        run('list', async (at) => {
          await refresh(at);
          return { kind: 'none' };
        }),
      stepBack: () =>
        run('step-back', async (at) => {
          const current = get().versions?.[0]?.version ?? 0;
          try {
            const { version, restored } = await desk.stepBack(at, current);
            await published(at, version);
            return { kind: 'stepped-back', version, restored };
          } catch (error) {
            if (error instanceof DeskError && error.kind === 'changed') await refresh(at);
            throw error;
          }
        }),
      load: (version, use) =>
        run('load', async (at, isNewest) => {
          const config = await desk.readVersion(at, version);
          if (!isNewest() || !use(config)) return { kind: 'none' };
          const current = get().versions?.[0]?.version;
          if (current !== undefined) setBase(at, current);
          return { kind: 'loaded', version };
        }),
      cancel: () => set({ outcome: { kind: 'none' } }),
    };
  });

export type PublishStore = ReturnType<typeof createPublishStore>;
