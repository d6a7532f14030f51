import * as v from 'valibot';
import { factsLanguages } from '../domain/factsLanguages';
import { DEFAULT_LANGUAGE, languageFallbacks } from '../page/language';
import { deriveTheme } from '../style/deriveTheme';
import { baseOf } from './base';
import { completeWith, type Defaults } from './defaults';
import { factAt, fillReferences, fillText } from './factReferences';
import { ignored, label, onlyWanted, range } from './fields';
import { LIST_LIMIT } from './limits';
import { type ConfigProblem, mergeConfig } from './mergeConfig';
import { messagesSchema } from './messagesSchema';
import { overlaid } from './overlaid';
import { dropDanglingIds, dropLooseAreas, reportLooseOrder } from './references';
import { configSchema, type SomeTopics } from './schema';
import { entryFor, translate } from './translation/translate';
import { reportTranslation } from './translation/translationProblems';
import { isEmpty } from './values';

export type { ConfigProblem } from './mergeConfig';
export type { SomeTopics } from './schema';
export { contrastProblems } from './themeContrast';

/** What a config makes of some topics. */
export interface ResolvedConfig<Topics> {
  business: Topics;
  problems: ConfigProblem[];
  /** Where facts were translated: what they were before, and the language of that. */
  original?: OriginalFacts | undefined;
}

/** Facts before they were translated. A text that is still the same is in their language. */
export interface OriginalFacts {
  lang: string;
  facts: object;
}

/** The lists that offer what the topics of services and add-ons describe. */
const SELLING = /^(?:estimator|quote\.groups\[\d+\])\.items$/;

/** Each is a line in the console: more would bury the first ones. */
const PROBLEM_LIMIT = 100;

/**
 * The facts that a config makes of what it builds on.
 *
 * Objects are merged, lists replaced; an entry of a list inherits what it does not name from the entry of the same `id` in
 * what the config builds on, and an item of the estimator or the quote from the config's own service or add-on of that id.
 * A fact that others refer to needs to be named in one place.
 * A bad value never stands in the way of the others: its default stays (a list entry or an optional value that has none
 * is left out), and a problem says where, what and what was expected. So it is with an id that leads nowhere.
 *
 * @param raw the parsed JSON, or any object a page has set; `undefined` means no config.
 * @param defaults of the topics that are wanted. Topics of the config that are not among them are not looked at: so a widget
 *   needs to bring only the facts that it shows.
 * @param lang the language of the page: the config's translation into it counts. @default English
 * @throws where an object that the page has set throws while it is read.
 */
export function resolveConfig<Topics extends SomeTopics>(
  raw: unknown,
  defaults: Defaults<Topics>,
  lang: string = DEFAULT_LANGUAGE,
): ResolvedConfig<Topics> {
  const problems: ConfigProblem[] = [];
  let unreported = 0;
  const report = (problem: () => ConfigProblem) => {
    if (problems.length < PROBLEM_LIMIT) problems.push(problem());
    else unreported++;
  };

  const { business, original } = merged();
  if (unreported > 0) {
    problems.push({
      path: '',
      message: `has ${unreported} more problems`,
      expected: 'the first ones to be fixed first',
    });
  }
  return { business, problems, ...(original && { original }) };

  function merged(): Pick<ResolvedConfig<Topics>, 'business' | 'original'> {
    try {
      const base = baseOf(raw, defaults);
      const translation = translationFor(raw, lang);
      const lookUp = lookUpIn(raw, base.referenced);
      const before = completeWith(base, lookUp);
      const sold = soldBy(raw);
      const inherit = (path: string, id: string, entry: unknown) =>
        SELLING.test(path) && !entry ? sold.get(id) : entry;
      // Keys about the file itself are no facts.
      const {
        $schema: _,
        version: __,
        translations: ___,
        ...topics
      } = mergeConfig(schemaFor(before), raw, before, {
        inherit,
        fill: (text) => fillText(text, lookUp),
        report,
      }) as Topics & Record<'$schema' | 'version' | 'translations', unknown>;
      const own = (raw as { estimator?: unknown } | undefined)?.estimator;
      const estimator =
        before.estimator &&
        topics.estimator &&
        dropDanglingIds(topics.estimator, own, before.estimator, report);
      const audit = before.audit && topics.audit && dropLooseAreas(topics.audit, before.audit, report);
      reportLooseOrder(topics, factAt(raw, 'fields'), before.fields, report);
      const theme = topics.theme && deriveTheme(topics.theme);
      // A copy: changing it must not change the defaults.
      const { texts, ...facts } = structuredClone({
        ...topics,
        ...(estimator && { estimator }),
        ...(audit && { audit }),
        ...(theme && { theme }),
      }) as unknown as Topics;
      const withMessages = (shown: object) => ({ ...shown, ...(texts && { texts }) }) as Topics;
      if (!translation) return { business: withMessages(facts) };
      reportTranslation(translation.facts, facts, translation.tag, report);
      const lookUpTranslated = lookUpIn(translation.facts, overlaid(base.referenced, raw));
      return {
        business: withMessages(
          translate(facts, fillReferences(withSoldNames(translation.facts, raw), lookUpTranslated)),
        ),
        original: { lang: mainLanguage(raw, facts), facts },
      };
    } catch (error) {
      // Only a getter or a proxy in an object that the page has set throws.
      throw new Error('throws while it is read. Expected plain data, as in JSON', { cause: error });
    }
  }
}

/** The config's schema, of the wanted topics and messages. */
function schemaFor(defaults: SomeTopics) {
  const english = defaults.texts?.[DEFAULT_LANGUAGE];
  const { entries, message } = configSchema(english ? messagesSchema(english) : ignored);
  const { $schema, version, translations, ...topics } = entries;
  return v.strictObject({ $schema, version, translations, ...onlyWanted(topics, defaults) }, message);
}

interface Translation {
  tag: string;
  facts: object;
}

/** The facts of a config in the language of a page; undefined where it has none. */
function translationFor(raw: unknown, lang: string): Translation | undefined {
  const translations = Object(factAt(raw, 'translations')) as Record<string, unknown>;
  const [tag = ''] = languageFallbacks(Object.keys(translations), lang);
  const facts = translations[tag];
  return typeof facts === 'object' && facts !== null ? { tag, facts } : undefined;
}

/** What a config is written in. A list of languages has no defaults: those of another firm's site are not this one's. */
const mainLanguage = (raw: unknown, facts: object): string =>
  factsLanguages({ languages: factAt(raw, 'languages'), locale: factAt(facts, 'locale') })[0] ??
  DEFAULT_LANGUAGE;

/** What a reference leads to: what the config names, where that can be used, else what it builds on. */
function lookUpIn(raw: unknown, referenced: object): (path: string) => unknown {
  const joined = overlaid(referenced, raw);
  return (path) => {
    const own = factAt(joined, path);
    return isReadable(own) ? own : factAt(referenced, path);
  };
}

const isReadable = (fact: unknown): boolean =>
  typeof fact === 'number' ||
  v.is(label(''), fact) ||
  v.is(range(''), { min: factAt(fact, 'min'), max: factAt(fact, 'max') }) ||
  (Array.isArray(fact) && fact.length > 0 && fact.every((entry) => v.is(label(''), entry)));

/** What the config itself sells, by id: names and prices of services and add-ons, which other topics need not repeat. */
function soldBy(raw: unknown): Map<string, object> {
  const entries = ['services', 'addOns'].flatMap((topic) => entriesOf(factAt(raw, topic)));
  return new Map(
    entries.flatMap((entry: unknown) => {
      const [id, name] = [factAt(entry, 'id'), factAt(entry, 'name')];
      if (typeof id !== 'string') return [];
      const sold = factAt(entry, 'card') ?? factAt(entry, 'prices.0.price');
      const price = { min: factAt(sold, 'min'), max: factAt(sold, 'max') };
      return [[id, { id, ...(v.is(label(''), name) && { name }), ...(v.is(range(''), price) && { price }) }]];
    }),
  );
}

/** A translation in which the items that take their names from services and add-ons have the translated ones. */
function withSoldNames(translation: object, raw: unknown): object {
  const sold = soldBy(translation);
  const named = (own: unknown, translated: unknown) =>
    entriesOf(own).map((item, index) => ({
      ...(factAt(item, 'name') === undefined && sold.get(String(factAt(item, 'id')))),
      ...Object(entryFor(item, index, translated)),
      id: factAt(item, 'id'),
    }));
  const [estimator, quote] = [factAt(translation, 'estimator'), factAt(translation, 'quote')];
  const groups = entriesOf(factAt(raw, 'quote.groups')).map((group, index) => {
    const translated = entryFor(group, index, factAt(quote, 'groups'));
    return {
      ...Object(translated),
      id: factAt(group, 'id'),
      items: named(factAt(group, 'items'), factAt(translated, 'items')),
    };
  });
  const items = named(factAt(raw, 'estimator.items'), factAt(estimator, 'items'));
  return { ...translation, estimator: { ...Object(estimator), items }, quote: { ...Object(quote), groups } };
}

const entriesOf = (list: unknown): unknown[] => (Array.isArray(list) ? list.slice(0, LIST_LIMIT) : []);

/**
 * Whether an element shows nothing, because neither the config nor what it builds on names what it needs.
 * @param needs such as `estimator.items`; undefined for nothing.
 */
export function lacksNeeded(raw: unknown, defaults: Defaults, needs: string | undefined): boolean {
  if (needs === undefined || factAt(raw, needs) !== undefined) return false;
  return isEmpty(factAt(baseOf(raw, defaults).facts, needs));
}
