/** `npm run firm -- init`: writes the file of the firm whose site this is to be, in place of the one that is there. */

import { existsSync, readFileSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { parseJsonFile } from '../../src/content/jsonFile';
import { timeZoneOf } from '../../src/domain/timeZone';
import { languageFiles } from '../../src/package/node/configFile';
import { type Answers, newFirm, newTranslation, readServices } from './newFirm';
import { proposedTimeZones } from './timeZones';
import { LANGUAGES } from './words';

const PUBLIC = 'demo/public';

const USAGE = `npm run firm -- init [options]        what no option says is asked for
  --name "Rose City Gutters"
  --phone "(503) 555-0144"
  --email hello@rosecity.example
  --place "Portland, Oregon"          city, and state or region
  --street "12 Mill Lane" --zip 97205
  --country US                        ISO 3166
  --services "Gutter cleaning = 180-420; Guards = 9-14 / foot"
  --languages en,es                   the main one first; of ${LANGUAGES.join(', ')}
  --time-zone America/Los_Angeles     where the state or country has several
  --color "#1f5f8b"                   of buttons and links
  --logo logo.svg                     a picture, or up to three letters
npm run firm -- init --from business.json   takes a whole file, and asks for nothing`;

/** What is asked, in order; `undefined` for what has no answer by itself. */
const QUESTIONS = {
  name: { ask: 'Name of the business', otherwise: undefined },
  phone: { ask: 'Phone number, as people read it', otherwise: '' },
  email: { ask: 'Email address', otherwise: '' },
  place: { ask: 'City and state or region, such as Portland, Oregon', otherwise: undefined },
  street: { ask: 'Street and number (may stay empty)', otherwise: '' },
  zip: { ask: 'ZIP or postal code (may stay empty)', otherwise: '' },
  country: { ask: 'Country, as two letters', otherwise: 'US' },
  services: {
    ask: 'Services with their prices, such as: Gutter cleaning = 180-420; Guards = 9-14 / foot',
    otherwise: undefined,
  },
  languages: { ask: `Languages of the site, the main one first (${LANGUAGES.join(', ')})`, otherwise: 'en' },
  'time-zone': { ask: 'Time zone', otherwise: '' },
  color: { ask: 'Color of buttons, such as #1f5f8b (may stay empty)', otherwise: '' },
  logo: { ask: 'Logo: the path of a picture, or up to three letters (may stay empty)', otherwise: '' },
} as const;

type Question = keyof typeof QUESTIONS;
type Given = Partial<Record<Question, string | undefined>>;

/** @returns whether the file was written. */
export async function init(args: readonly string[]): Promise<boolean> {
  const texts = Object.keys(QUESTIONS).map((name) => [name, { type: 'string' }] as const);
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...(Object.fromEntries(texts) as Record<Question, { type: 'string' }>),
      from: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return true;
  }
  let written: string[];
  try {
    written =
      values.from === undefined ? await writeNew(await answersFor(values)) : await copyFirm(values.from);
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
  // What was measured, and tried, on another firm's pages.
  await writeFile('demo/sectionHeights.json', '{}\n');
  await writeFile(join(PUBLIC, 'examples/ours.json'), json({ $schema: '/business.schema.json', version: 1 }));
  console.log(
    `Written: ${written.map((file) => join(PUBLIC, file)).join(', ')}. What is left to do, with its place in the file:\n  npm run firm -- check\nThen see the site:\n  SITE_EXAMPLES=0 SITE_STUDIO=0 npm start`,
  );
  return true;
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Takes a whole file, and those of its other languages beside it.
 * @returns what it has written for the owner, in the public folder.
 */
async function copyFirm(file: string): Promise<string[]> {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  let config: unknown;
  try {
    config = parseJsonFile(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} ${(error as Error).message}.`, { cause: error });
  }
  const translations = languageFiles(file);
  await writeFile(join(PUBLIC, 'business.json'), json(Object(config) as object));
  for (const language of LANGUAGES.filter((tag) => tag !== 'en')) {
    const own = translations[language];
    const target = join(PUBLIC, `business.${language}.json`);
    if (own) await copyFile(own, target);
    else await writeFile(target, json(nothingIn()));
  }
  return fileNames(LANGUAGES.filter((tag) => translations[tag]));
}

const fileNames = (others: readonly string[]) => [
  'business.json',
  ...others.map((language) => `business.${language}.json`),
];

/** The modules of a language read its file: there has to be one. */
const nothingIn = () => ({ $schema: '/business.schema.json', version: 1 });

/** @returns what it has written for the owner, in the public folder. */
async function writeNew(answers: Answers): Promise<string[]> {
  const firm = newFirm(answers);
  await writeFile(join(PUBLIC, 'business.json'), json(firm));
  const [, ...others] = answers.languages;
  for (const language of LANGUAGES.filter((tag) => tag !== 'en'))
    await writeFile(
      join(PUBLIC, `business.${language}.json`),
      json(others.includes(language) ? newTranslation(language, firm) : nothingIn()),
    );
  return [...fileNames(others), ...(answers.logo.startsWith('/') ? [answers.logo] : [])];
}

/** @throws Error that says which answer is missing or wrong. */
async function answersFor(given: Given): Promise<Answers> {
  const asks = process.stdin.isTTY;
  const terminal = asks ? createInterface(process.stdin, process.stdout) : undefined;
  const answer = async (name: Question, hint = ''): Promise<string> => {
    const { ask: question, otherwise } = QUESTIONS[name];
    const ask = question + hint;
    const told =
      given[name] ?? (await terminal?.question(`${ask}${otherwise ? ` [${otherwise}]` : ''}: `))?.trim();
    const text = told || otherwise;
    if (text === undefined) throw new Error(`--${name} is missing: ${ask}.\n\n${USAGE}`);
    return text;
  };
  try {
    const place = await answer('place');
    const country = (await answer('country')).toUpperCase();
    const languages = (await answer('languages')).split(/[\s,]+/).filter(Boolean);
    const unknown = languages.find((tag) => !LANGUAGES.includes(tag));
    if (unknown) throw new Error(`The site cannot be in "${unknown}", only in ${LANGUAGES.join(', ')}.`);
    const company = { area: place, address: { region: place.split(', ')[1], country } };
    return {
      name: await answer('name'),
      phone: await answer('phone'),
      email: await answer('email'),
      place,
      country,
      street: await answer('street'),
      zip: await answer('zip'),
      services: readServices(await answer('services')),
      languages,
      timeZone: timeZoneOf({ company }) ? '' : await answer('time-zone', `, ${proposedTimeZones(place)}`),
      color: await answer('color'),
      logo: await logoOf(await answer('logo')),
    };
  } finally {
    terminal?.close();
  }
}

/** A picture is copied beside the file. */
async function logoOf(logo: string): Promise<string> {
  if (!/[./]/.test(logo)) return logo;
  if (!existsSync(logo)) throw new Error(`The logo ${logo} does not exist.`);
  await copyFile(logo, join(PUBLIC, basename(logo)));
  return `/${basename(logo)}`;
}
