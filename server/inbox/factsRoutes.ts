import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { parseJsonFile } from '../../src/content/jsonFile';
import { noFacts, siteFacts } from '../firms/ownPrices';
import { isSeen } from '../firms/seenFirms';
import { loadConfigCheck } from '../firms/widgetPrograms';
import { reject } from '../http/problem';
import { NotCurrentError } from '../publish/publishedConfigs';
import { SITE_CONFIG } from '../site/sitePages';
import { note } from './activity';
import { changeFacts, FactError } from './changeFacts';
import { type InboxEnv, type InboxOptions, readJson } from './guards';

const path = v.pipe(v.array(v.union([v.string(), v.number()])), v.minLength(1), v.maxLength(20));
const entry = v.record(v.string(), v.unknown());

const changesSchema = v.object({
  /** The version that the reader saw, 0 for none. */
  after: v.pipe(v.number(), v.integer(), v.minValue(0)),
  changes: v.pipe(
    v.array(
      v.union([
        v.strictObject({ path, add: entry, translations: v.optional(v.record(v.string(), entry)) }),
        v.strictObject({ path, remove: v.literal(true) }),
        v.strictObject({ path, value: v.unknown() }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(500),
  ),
});
const backSchema = v.pick(changesSchema, ['after']);

/** The facts of the desk's own firm below `/inbox/api/facts`: read, changed in part, and taken one step back, by owners. */
export function factsRoutes({ settings, store, sitePages }: InboxOptions): Hono<InboxEnv> {
  const { configs } = store;
  const app = new Hono<InboxEnv>();
  app.use('/facts', ownersOfOwnFirm);
  app.use('/facts/*', ownersOfOwnFirm);

  app.get('/facts', async (context) => context.json(await read()));

  app.post('/facts', async (context) => {
    const sent = await readJson(context, changesSchema);
    if (!sent) return reject(context, 400, 'inbox facts', 'Send the changes of facts.');
    const { facts } = await read();
    try {
      const changed = changeFacts(facts, sent.changes);
      const mistakes = await newMistakes(facts, changed);
      if (mistakes) return reject(context, 400, 'inbox facts', mistakes);
      return await publish(context, JSON.stringify(changed), sent.after);
    } catch (error) {
      if (error instanceof FactError) return reject(context, 400, 'inbox facts', error.message);
      throw error;
    }
  });

  /** Shows the version before again; before the first one it is the file. */
  app.post('/facts/back', async (context) => {
    const sent = await readJson(context, backSchema);
    if (!sent) return reject(context, 400, 'inbox facts', 'Say which version you saw.');
    const versions = await configs.versions(SITE_CONFIG);
    const before = versions[1] && (await configs.text(SITE_CONFIG, versions[1].version));
    return publish(context, before ?? noFacts, sent.after);
  });

  return app;

  async function read() {
    const [versions, state] = [await configs.versions(SITE_CONFIG), sitePages.state()];
    const [current] = versions;
    const text = current && (await configs.text(SITE_CONFIG, current.version));
    const isFile = text === undefined || text === noFacts;
    const facts = parseJsonFile(isFile ? await siteFacts(settings.siteFolder) : text);
    return {
      version: current?.version ?? 0,
      publishedAt: current?.publishedAt,
      /** Whether they are those of the file that the site was built from. */
      isFile,
      facts: typeof facts === 'object' && facts !== null ? facts : {},
      ...state,
    };
  }

  async function publish(context: Context<InboxEnv>, text: string, after: number): Promise<Response> {
    try {
      const { version } = await configs.publish(SITE_CONFIG, text, after);
      const { name: account } = context.get('account');
      await store.write((transaction) =>
        note(transaction, { account, firm: '', action: 'published', text: `${version}` }),
      );
      await sitePages.refresh();
      return context.json(await read());
    } catch (error) {
      if (!(error instanceof NotCurrentError)) throw error;
      const detail = 'Somebody has published since you opened this page. Load it again.';
      return reject(context, 412, 'inbox facts', detail);
    }
  }
}

/** Lets those pass who own the desk's own firm. */
const ownersOfOwnFirm: MiddlewareHandler<InboxEnv> = async (context, next) => {
  const { role, firms: seen } = context.get('account');
  return role === 'owner' && isSeen(seen, '')
    ? next()
    : reject(context, 403, 'inbox role', 'Only the owner may do this.');
};

/** What is wrong with changed facts that was not wrong before, as the check of a config says it; undefined for nothing. */
async function newMistakes(before: object, after: object): Promise<string | undefined> {
  const findInConfig = await loadConfigCheck();
  const known = findInConfig(before);
  const found = findInConfig(after);
  if (found.mistakes <= known.mistakes) return undefined;
  const knownLines = known.text.split('\n');
  return found.text
    .split('\n')
    .filter((line) => line.trim() !== '' && !knownLines.includes(line))
    .join('\n');
}
