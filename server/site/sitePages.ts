import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { noFacts } from '../firms/ownPrices';
import { errorMessage } from '../operations/log';
import type { PublishedConfigs } from '../publish/publishedConfigs';
import { addCounts } from './addCounts';

/**
 * The name under which the desk's own firm publishes its facts. An empty config takes them back: then the file that the site was
 * built from counts.
 */
export const SITE_CONFIG = 'site';

interface SitePagesOptions {
  siteFolder: string;
  /** Where the pages are kept that the desk makes. */
  folder: string;
  /** Undefined where nobody may publish. */
  configs: PublishedConfigs | undefined;
  /** Whether pages are to report visits. */
  counts: boolean;
  /** Takes the published facts that pages show from now on; undefined for those of the file. */
  onShown: (facts: string | undefined) => void;
}

export interface SitePagesState {
  /** The published version that pages show; undefined for the file that the site was built from. */
  shown: number | undefined;
  /** Why the current version is not shown. */
  error?: string;
}

/** The desk's pages in front of those that were built. */
export type SitePages = ReturnType<typeof createSitePages>;

/** Milliseconds between two looks at what another desk, or the command line, has published. */
const interval = 15_000;
/** Milliseconds that making all pages may take. */
const timeLimit = 120_000;
/** Versions of pages that are kept: a request may still be answered from the one before. */
const kept = 3;

/** In a folder of pages: what they were made with. */
const BUILD = '.build';
const EMPTY = 'empty';

/** Where the build puts what pages are made of: beside the desk's programs. */
const programs = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../dist/desk/' : './', import.meta.url),
);

/**
 * Makes the pages of the desk's own site again with the facts that were published, and with what settings ask of them. The last
 * good pages are served until new ones are complete: then a link is moved, in one step. Without published facts and such
 * settings there are none, and pages are as they were built.
 */
export function createSitePages({ siteFolder, folder, configs, counts, onShown }: SitePagesOptions) {
  let state: SitePagesState = { shown: undefined };
  let last: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let worker: Worker | undefined;
  /** The published facts that pages show. */
  let shownFacts: string | undefined;
  const current = join(folder, 'current');

  /** The facts that pages are to show; undefined for those of the file. */
  async function published(): Promise<{ version: number; text: string } | undefined> {
    const version = await configs?.currentVersion(SITE_CONFIG);
    const text = version === undefined ? undefined : await configs?.text(SITE_CONFIG, version);
    return version === undefined || text === undefined || text === noFacts ? undefined : { version, text };
  }

  async function update(): Promise<void> {
    const facts = await published();
    if (!facts && !counts) {
      if (existsSync(current)) await showBuilt();
      show(undefined);
      return;
    }
    const build = await buildOf(siteFolder);
    const name = createHash('sha256')
      .update(JSON.stringify([build, facts?.text, counts]))
      .digest('hex')
      .slice(0, 16);
    try {
      if (!existsSync(join(folder, name))) await make(name, build, facts?.text);
      await point(name);
      show(facts);
    } catch (error) {
      if (state.error !== errorMessage(error))
        console.error(`The pages of the site stay as they were: ${errorMessage(error)}`);
      // Pages of another build name scripts that this one does not have.
      const isOfBuild = (await readFile(join(current, BUILD), 'utf8').catch(() => build)) === build;
      if (!isOfBuild) await showBuilt();
      state = { shown: isOfBuild ? state.shown : undefined, error: errorMessage(error) };
    }
  }

  function show(facts: { version: number; text: string } | undefined): void {
    state = { shown: facts?.version };
    if (facts?.text === shownFacts) return;
    shownFacts = facts?.text;
    onShown(shownFacts);
  }

  /** An empty folder: one that is not there would be waited for. */
  async function showBuilt(): Promise<void> {
    await mkdir(join(folder, EMPTY), { recursive: true, mode: 0o700 });
    await point(EMPTY);
  }

  async function make(name: string, build: string, facts: string | undefined): Promise<void> {
    const work = join(folder, `.${name}-${process.pid}`);
    const out = join(work, 'pages');
    await mkdir(out, { recursive: true, mode: 0o700 });
    try {
      if (facts === undefined) await addCounts(siteFolder, out);
      else await render(facts, join(work, 'sources'), out);
      await writeFile(join(out, BUILD), build);
      await rename(out, join(folder, name)).catch(async (error: unknown) => {
        if (!existsSync(join(folder, name))) throw error; // another desk was first
      });
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }

  async function render(facts: string, sources: string, out: string): Promise<void> {
    if (join(programs, '../site') !== siteFolder)
      throw new Error(`the site in ${siteFolder} was not built with this desk`);
    await cp(join(programs, 'sources'), sources, { recursive: true });
    await mkdir(join(sources, 'public'));
    await writeFile(join(sources, 'public/business.json'), facts);
    const { env } = JSON.parse(await readFile(join(sources, 'site.json'), 'utf8')) as {
      env: Record<string, string>;
    };
    worker = new Worker(join(programs, 'renderSite.js'), {
      execArgv: [], // those of the process may load what belongs into its main thread only
      env: { ...env, SITE_SOURCES: sources },
      workerData: { out, counts },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const limit = setTimeout(() => void worker?.terminate(), timeLimit);
    try {
      const [code] = (await once(worker, 'exit')) as [number];
      if (code !== 0) throw new Error(`they could not be made within ${timeLimit / 1_000} seconds`);
    } finally {
      clearTimeout(limit);
      worker = undefined;
    }
  }

  async function point(name: string): Promise<void> {
    if ((await readlink(current).catch(() => '')) === name) return;
    const link = join(folder, `.current-${process.pid}`);
    await rm(link, { force: true });
    await symlink(name, link);
    await rename(link, current);
    const others = (await readdir(folder)).filter((entry) => /^[\da-f]{16}$/.test(entry) && entry !== name);
    const timed = await Promise.all(
      others.map(async (entry) => ({ entry, time: (await stat(join(folder, entry))).mtimeMs })),
    );
    for (const { entry } of timed.toSorted((one, other) => other.time - one.time).slice(kept - 1))
      await rm(join(folder, entry), { recursive: true, force: true });
  }

  /** Brings the pages up to what is published. Never rejects: what is wrong is in the state. */
  function refresh(): Promise<SitePagesState> {
    const done = last.then(update).catch((error: unknown) => {
      // The database is away: pages stay.
      state = { ...state, error: errorMessage(error) };
    });
    last = done;
    return done.then(() => state);
  }

  return {
    /** The folder of the pages that are served in front of the built ones. */
    current,
    refresh,
    state: (): SitePagesState => state,
    start(): void {
      void refresh();
      timer = setInterval(() => void refresh(), interval);
      timer.unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await worker?.terminate();
      await last;
    },
  };
}

/** What is another one after each build. */
async function buildOf(siteFolder: string): Promise<string> {
  const stats = await stat(join(siteFolder, 'index.html')).catch(() => undefined);
  return `${basename(siteFolder)} ${stats?.size} ${stats?.mtimeMs}`;
}
