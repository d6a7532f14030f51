/** The data files by which the WordPress plugin treats leads as the lead desk does, made of the desk's own sources. */
import { imageFields } from '../server/leads/boundLead';
import { csvColumns } from '../server/leads/export';
import { defaultLook } from '../server/notify/mailLook';
import { mailTemplate } from '../server/notify/mailTemplate';
import { readSiteFirm } from '../server/notify/settings';
import { photoFields } from '../server/photos/photo';
import { defaultBusiness } from '../src/content/business';
import { ID_LIMIT, LABEL_LIMIT, OPTIONS_LIMIT, TEXT_LIMIT } from '../src/content/limits';
import { english } from '../src/content/messages';
import { DEPTH_LIMIT, SIZE_LIMIT } from '../src/content/readConfig';
import { ASKED_FIELD, CHANGED_FIELD } from '../src/domain/askedQuestions';
import { isMissing, isUnreachable, requiredFields } from '../src/domain/changedForm';
import { contactFieldNames } from '../src/domain/contactFields';
import { LEAST_DIGITS, MAP_SEARCH } from '../src/domain/contactLinks';
import { cellRules } from '../src/domain/csvCell';
import { delivery } from '../src/domain/delivery';
import { emailPattern, isEmail } from '../src/domain/email';
import { HONEYPOT_NAME, intake } from '../src/domain/intake';
import { leadKinds, leadSources } from '../src/domain/leadKinds';
import { breakdown, changedLeadSchema, leadSchema, partialLeadSchema } from '../src/domain/leadSchema';
import { leadStates, markedByHand } from '../src/domain/leadStates';
import { cellLimit, leadLimits, unknownLimits } from '../src/domain/limits';
import { amountDigits } from '../src/domain/money';
import { moneyStyle } from '../src/domain/moneyStyle';
import { choiceFields, entryMarks, peopleColumns, peopleFields, wordFields } from '../src/domain/peopleTable';
import { phoneRules } from '../src/domain/phone';
import { plainLabelRules } from '../src/domain/plainLabel';
import { breakdownLimits } from '../src/domain/priceLines';
import { priceLimits } from '../src/domain/priceRange';
import { questionPrefix } from '../src/domain/questionField';
import { languages } from '../src/languages';
import { mailTexts } from '../src/languages/mails';
import { ADVERTISEMENTS, DIRECT, SOURCE_TAGS, visitLimits } from '../src/leads/visitSource';
import { tokenDefaults } from '../src/style/tokens';
import { QUANTITY_LIMIT } from '../src/widgets/estimator/answers/quantity';
import { steps as roundingSteps } from '../src/widgets/estimator/price/computeEstimate';

/** `data/domain.json`: what WordPress shares with the lead desk besides. Its PHP asks `domain()` for it. */
export const domainData = () => ({
  leadStates,
  leadKinds,
  leadSources,
  markedByHand,
  photoFields,
  imageFields,
  honeypot: HONEYPOT_NAME,
  intake,
  delivery,
  cellLimit,
  configLimits: { size: SIZE_LIMIT, depth: DEPTH_LIMIT },
  questionLimits: { options: OPTIONS_LIMIT, label: LABEL_LIMIT, hint: TEXT_LIMIT, id: ID_LIMIT },
  errorColor: tokenDefaults['color-error'],
  errorGround: tokenDefaults['color-error-ground'],
  fractionDigits: amountDigits.maximumFractionDigits,
  priceLimits,
  breakdownLimits,
  roundingSteps,
  cellRules: {
    formula: unicodePcre(cellRules.formula),
    number: toPcre(cellRules.number),
    sum: toPcre(cellRules.sum),
    converted: toPcre(cellRules.converted),
  },
  people: { columns: peopleColumns, fields: peopleFields, wordFields },
  choiceFields,
  entryMarks,
  visitSource: {
    tags: SOURCE_TAGS,
    advertisements: ADVERTISEMENTS,
    direct: DIRECT,
    length: visitLimits.source,
  },
  emailPattern: unicodePcre(emailPattern),
  phoneRules: {
    ...phoneRules,
    signs: phoneRules.signs.map(([sign, plain]) => [unicodePcre(sign), plain]),
    trunk: toPcre(phoneRules.trunk),
    number: toPcre(phoneRules.number),
    word: toPcre(phoneRules.word),
    short: toPcre(phoneRules.short),
  },
  quantityLimit: QUANTITY_LIMIT,
  plainLabelRules: {
    ...plainLabelRules,
    characters: unicodePcre(plainLabelRules.characters),
    inked: unicodePcre(plainLabelRules.inked),
    link: unicodePcre(plainLabelRules.link),
  },
});

/** `data/lead-schema.json`: the schemas of leads, which `includes/leads/schema.php` interprets, with their limits. */
export const leadSchemaData = () => ({
  complete: byKind(leadSchema.options),
  changed: byKind(changedLeadSchema.options),
  partial: byKind(partialLeadSchema.options),
  requiredFields,
  missingMessages: { isMissing, isUnreachable },
  kindMessage: leadSchema.message,
  breakdown: toNode(breakdown),
  limits: leadLimits,
  unknownLimits,
  csvColumns: [...csvColumns],
  contactFields: contactFieldNames,
  questionPrefix,
  askedField: ASKED_FIELD,
  changedField: CHANGED_FIELD,
});

const byKind = (options: readonly { entries: { kind: { literal: string } } }[]) =>
  Object.fromEntries(options.map((option) => [option.entries.kind.literal, toNode(option)]));

/** The types of schemas that leads are made of. */
const schemaTypes = ['string', 'number', 'boolean', 'literal', 'picklist', 'array', 'object', 'union'];

/** A valibot schema as plain data. @throws for what the interpreter does not know */
function toNode(schema: object): object {
  const { type, message, pipe, ...own } = schema as Record<string, unknown>;
  const flags = 'fallback' in schema ? { fallback: true } : {};
  if (type === 'optional') return { ...toNode(own.wrapped as object), optional: true, ...flags };
  if (typeof type !== 'string' || !schemaTypes.includes(type))
    throw new Error(`wordpress: schema.php knows no schema of type ${String(type)}.`);
  const say = (input: unknown) => (typeof message === 'function' ? message({ input }) : message);
  return {
    type,
    message: say(null),
    ...(type === 'object' && { missing: say(undefined), entries: mapValues(own.entries, toNode) }),
    ...(type === 'array' && { item: toNode(own.item as object) }),
    ...(type === 'literal' && { options: [own.literal] }),
    ...(type === 'picklist' && { options: own.options }),
    ...(type === 'union' && { options: (own.options as object[]).map(toNode) }),
    ...(pipe !== undefined && { checks: checksIn(pipe as object[]) }),
    ...flags,
  };
}

/** The checks of a pipe and of those in it, in their order; the first item of each pipe is the schema. */
function checksIn([schema, ...actions]: readonly object[]): object[] {
  const { pipe } = schema as { pipe?: object[] };
  return [...(pipe ? checksIn(pipe) : []), ...actions.map(toCheck)];
}

/** Checks that the schemas make by a function, by their messages. */
const functions: Readonly<Record<string, string>> = {
  'must not be empty': 'filled',
  'must be a date that exists': 'date',
};

/** The types of checks that leads are checked by, besides these and regular expressions. */
const checkTypes = 'max_length min_length starts_with finite integer min_value max_value'.split(' ');

function toCheck(action: object): object {
  const { type, requirement, message } = action as { type: string; requirement: unknown; message?: string };
  if (requirement instanceof RegExp) return { type: 'regex', pattern: toPcre(requirement), message };
  if (type === 'check') {
    const name = requirement === isEmail ? 'email' : functions[String(message)];
    if (name === undefined) throw new Error(`wordpress: schema.php knows no check "${message}".`);
    return { type: name, message };
  }
  if (!checkTypes.includes(type)) throw new Error(`wordpress: schema.php knows no check of type ${type}.`);
  return typeof requirement === 'function' ? { type, message } : { type, requirement, message };
}

/** A regular expression for PHP, which matches bytes: `\d` and `$` mean there what they mean here. */
function toPcre({ source, flags }: RegExp): string {
  if (/[^ -~]|\\[swbpu]/i.test(source)) throw new Error(`wordpress: PHP would read ${source} otherwise.`);
  return `~${source.replaceAll('~', '\\~')}~D${flags.includes('i') ? 'i' : ''}`;
}

/** The same with the flag `u`: both understand the same properties of characters. */
function unicodePcre({ source, flags }: RegExp): string {
  if (!flags.includes('u') || /\\[swbdu]/i.test(source))
    throw new Error(`wordpress: PHP would read ${source} otherwise.`);
  return `~${source.replaceAll('~', '\\~')}~Du${flags.includes('i') ? 'i' : ''}`;
}

const mapValues = (object: unknown, map: (value: object) => object) =>
  Object.fromEntries(Object.entries(object as object).map(([name, value]) => [name, map(value)]));

/** `data/mails.json`: what mails say in each language, and how it writes numbers, prices and times. */
export function mailsData() {
  const { mails } = readSiteFirm('demo/public');
  return {
    languages: Object.fromEntries(
      Object.entries(mailTexts).map(([lang, built]) => [
        lang,
        {
          ...built,
          own: mails?.[lang] ?? {},
          months: monthNames(lang),
          /** How it writes numbers beside US dollars, and beside other currencies. */
          dollarLocale: moneyStyle({ currency: 'USD', locale: '' }, lang).locale,
          locale: moneyStyle({ currency: '', locale: '' }, lang).locale,
        },
      ]),
    ),
    numbers: Object.fromEntries(
      locales.map((locale) => [
        locale,
        { ...numberFormat(locale), ...timeFormat(locale), currencies: currencySigns(locale) },
      ]),
    ),
    template: mailTemplate,
    look: { ...defaultLook, ink: tokenDefaults['color-ink'] },
    leastDigits: LEAST_DIGITS,
    mapSearch: MAP_SEARCH,
  };
}

/** The first ones are those of the languages; a config may name another. */
const locales =
  'en de es en-AU en-CA en-GB en-IE en-NZ en-ZA de-AT de-CH de-LI es-AR es-CL es-CO es-ES es-MX es-US'.split(
    ' ',
  );

function numberFormat(locale: string) {
  const separator = (type: string, style: 'decimal' | 'currency') =>
    new Intl.NumberFormat(locale, { style, currency: 'USD' })
      .formatToParts(12_345.6)
      .find((part) => part.type === type)?.value;
  return {
    decimal: separator('decimal', 'decimal'),
    group: separator('group', 'decimal'),
    priceGroup: separator('group', 'currency'),
    groupFrom: new Intl.NumberFormat(locale).format(1_234).length > 4 ? 1_000 : 10_000,
  };
}

/** What stands before an amount of each currency and behind it, and the digits of its fraction. */
const currencySigns = (locale: string) =>
  Object.fromEntries(
    Intl.supportedValuesOf('currency').map((currency) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...amountDigits });
      const [before, behind] = format.format(1).split('1');
      const { minimumFractionDigits: digits } = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
      }).resolvedOptions();
      return [currency, [before, behind, digits]];
    }),
  );

/** The letters of PHP's `date()` for the parts of a time. `{month}` and `{dayPeriod}` are words of the locale. */
const dateLetters: Readonly<Record<string, string>> = {
  day: 'j',
  month: '{month}',
  year: 'Y',
  minute: 'i',
  dayPeriod: '{dayPeriod}',
};

const monthNames = (lang: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(lang, { month: 'long' }).format(new Date(2000, month, 15)),
  );

function timeFormat(locale: string) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const parts = format.formatToParts(new Date(0));
  const hour = parts.some(({ type }) => type === 'dayPeriod') ? 'g' : parts.some(isTwoDigits) ? 'H' : 'G';
  const dayPeriodAt = (hours: number) =>
    format.formatToParts(new Date(hours * 3_600_000)).find(({ type }) => type === 'dayPeriod')?.value ?? '';
  return {
    /** Before noon and after it. */
    dayPeriods: [dayPeriodAt(0), dayPeriodAt(12)],
    /** Letters that mean nothing are escaped as `date()` has it. */
    time: parts
      .map(({ type, value }) =>
        type === 'hour'
          ? hour
          : (dateLetters[type] ?? value.replaceAll(/[a-z]/gi, '\\$&').replaceAll('\u202f', ' ')),
      )
      .join(''),
  };
}

const isTwoDigits = ({ type, value }: Intl.DateTimeFormatPart) => type === 'hour' && value.length === 2;

/** `data/own-facts.json`: the built-in firm's facts that have prices, in each language, and answers in its words. */
export async function ownFacts() {
  const loaded = await Promise.all(Object.values(languages).map((load) => load(Object.keys(english))));
  const { estimator, quote, services, addOns } = defaultBusiness;
  const spoken = [english.estimator, ...loaded.map(({ messages }) => messages.estimator)];
  return {
    facts: [{ estimator, quote, services, addOns }, ...loaded.map(({ facts }) => facts)],
    answers: spoken.flatMap((messages) => (messages ? [messages.yes, messages.no] : [])),
  };
}

/** The data files by name: `data/<name>.json`. */
export const leadData = async () => ({
  domain: domainData(),
  'lead-schema': leadSchemaData(),
  mails: mailsData(),
  'own-facts': await ownFacts(),
});
