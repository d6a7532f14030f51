/** `npm run reviews -- <file> [more files] [--into business.json] [--print]`: brings reviews into the facts of a firm. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { applyEdits, modify } from 'jsonc-parser';
import { parseJsonFile } from '../src/content/jsonFile';
import { LIST_LIMIT } from '../src/content/limits';
import { languageFiles, readText } from '../src/package/node/configFile';
import { type MergedReviews, mergeReviews } from './reviews/mergeReviews';
import { counted, type Review, readReviews } from './reviews/readReviews';
import { SITE_CONFIG } from './site/siteFile';

const USAGE = `Usage: npm run reviews -- <file> [more files] [--into <business.json>] [--print]

  <file>    reviews.json from Google's Takeout (Google Business Profile), or a table (.csv) with the columns
            name, rating, quote, and perhaps date, source, link, location, service
  --into    the config of the firm (default: ${SITE_CONFIG})
  --print   prints the testimonials, and changes no file`;

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { into: { type: 'string', default: SITE_CONFIG }, print: { type: 'boolean', default: false } },
  });
  if (positionals.length === 0) throw new Error(USAGE);
  const read = positionals.map((file) => readReviews(readText(file), basename(file)));
  for (const problem of read.flatMap(({ problems }) => problems)) console.error(problem);
  const merged = limited(
    mergeReviews(
      testimonialsIn(readText(values.into)),
      read.flatMap(({ reviews }) => reviews),
    ),
  );
  if (values.print) {
    console.log(JSON.stringify(merged.testimonials, null, 2));
  } else if (merged.added + merged.changed === 0) {
    console.log(`${values.into} stays as it is: no review is new.`);
  } else {
    write(values.into, merged);
    console.log(summary(values.into, merged));
  }
}

function testimonialsIn(text: string): readonly Review[] {
  const list: unknown = Reflect.get(Object(parseJsonFile(text)) as object, 'testimonials');
  return Array.isArray(list) ? (list as Review[]) : [];
}

/** A config takes no more of them. */
function limited(merged: MergedReviews): MergedReviews {
  const surplus = merged.testimonials.length - LIST_LIMIT;
  if (surplus > 0)
    console.error(
      `A config holds ${LIST_LIMIT} testimonials: ${counted(surplus)} too many, so the oldest are left out.`,
    );
  return {
    ...merged,
    testimonials: merged.testimonials.slice(0, LIST_LIMIT),
    places: merged.places.slice(0, LIST_LIMIT),
  };
}

/** Translations have no ids: they move along with what they translate. */
function write(path: string, { testimonials, places }: MergedReviews): void {
  replaceTestimonials(path, testimonials);
  for (const file of Object.values(languageFiles(path))) {
    const before = testimonialsIn(readText(file));
    if (before.length === 0) continue;
    const moved = places.map((place) => (place === undefined ? {} : (before[place] ?? {})));
    const isTranslated = moved.some((entry) => Object.keys(entry).length > 0);
    replaceTestimonials(file, isTranslated ? moved : undefined);
  }
}

/** All else in the file stays as it is written. */
function replaceTestimonials(path: string, testimonials: readonly object[] | undefined): void {
  const text = readFileSync(path, 'utf8');
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  writeFileSync(path, applyEdits(text, modify(text, ['testimonials'], testimonials, { formattingOptions })));
}

function summary(path: string, { testimonials, added, changed, known, samples }: MergedReviews): string {
  const parts = [
    `${added} new`,
    ...(changed > 0 ? [`${changed} changed`] : []),
    ...(known > 0 ? [`${known} known`] : []),
    ...(samples > 0 ? [`${samples} samples taken out`] : []),
  ];
  return `${path} has ${counted(testimonials.length)} now: ${parts.join(', ')}.`;
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
