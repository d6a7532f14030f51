/** Reads reviews from files: those that Google exports, and tables. */
import { parse } from 'csv-parse/sync';
import type { Business } from '../../src/content/schema';
import { readDate, readRating } from './readValues';

export type Review = Business['testimonials'][number];

export interface ReadReviews {
  reviews: Review[];
  /** A sentence for each row that could not be taken as it is. */
  problems: string[];
}

/** A row of a table, by the names of its columns in small letters without spaces. */
type Row = Readonly<Record<string, string>>;

interface PlacedRow {
  row: Row;
  /** Such as `line 3`. */
  place: string;
}

/** What columns are called, by what they hold. */
const COLUMNS = {
  name: ['name', 'reviewer', 'reviewername', 'author', 'authorname', 'customer'],
  rating: ['rating', 'stars', 'starrating'],
  quote: ['quote', 'review', 'reviewtext', 'comment', 'text'],
  date: ['date', 'reviewdate', 'createtime', 'created'],
  source: ['source', 'platform', 'site'],
  link: ['link', 'url', 'reviewurl', 'href'],
  location: ['location', 'city'],
  service: ['service'],
} as const;

/** As the schema of a config has them. */
const LIMITS = { quote: 2000, others: 200 };

/**
 * @param file its name: `.json` as Google's Takeout and its Business Profile API write it, anything else a table whose first
 *   line names the columns.
 * @throws Error with a sentence where no review can be found in it.
 */
export function readReviews(text: string, file: string): ReadReviews {
  const rows = /\.json$/i.test(file) ? readJson(text, file) : readTable(text, file);
  const problems: string[] = [];
  let wordless = 0;
  const reviews = rows.flatMap(({ row, place }) => {
    if (original(valueOf(row, 'quote')) === '') {
      wordless++;
      return [];
    }
    return toReview(row, (problem) => problems.push(`${file}, ${place}: ${problem}`)) ?? [];
  });
  if (wordless > 0)
    problems.push(`${file}: ${counted(wordless)} without words, of which there is nothing to quote.`);
  return { reviews, problems };
}

export const counted = (count: number): string => (count === 1 ? '1 review' : `${count} reviews`);

function toReview(row: Row, report: (problem: string) => void): Review | undefined {
  const quote = original(valueOf(row, 'quote'));
  const name = valueOf(row, 'name');
  const stars = valueOf(row, 'rating');
  const rating = readRating(stars);
  if (quote.length > LIMITS.quote) {
    report(`the review has more than ${LIMITS.quote} characters; it is left out.`);
    return undefined;
  }
  if (name === '') {
    report('nobody is named; it is left out.');
    return undefined;
  }
  if (rating === undefined) {
    report(`the rating "${stars}" is no whole number from 1 to 5; it is left out.`);
    return undefined;
  }
  const [location, service, source] = [
    valueOf(row, 'location'),
    valueOf(row, 'service'),
    valueOf(row, 'source'),
  ];
  if ([name, source].some(({ length }) => length > LIMITS.others)) {
    report(`a name has more than ${LIMITS.others} characters; the review is left out.`);
    return undefined;
  }
  const href = linkOf(row, report);
  const date = dateOf(row, report);
  return {
    name,
    ...(location && { location }),
    quote,
    rating,
    ...(service && { service }),
    ...(source && { source: { name: source, ...(href && { href }) } }),
    ...(date && { date }),
  };
}

function linkOf(row: Row, report: (problem: string) => void): string | undefined {
  const link = valueOf(row, 'link');
  if (link === '' || /^https?:\/\//.test(link)) return link;
  report(`the link "${link}" does not begin with https://; the review is taken without it.`);
  return undefined;
}

function dateOf(row: Row, report: (problem: string) => void): string | undefined {
  const text = valueOf(row, 'date');
  const date = text === '' ? text : readDate(text);
  if (date === undefined)
    report(`the date "${text}" is not clear; the review is taken without it. Write it as 2026-05-14.`);
  return date;
}

const valueOf = (row: Row, column: keyof typeof COLUMNS): string => {
  const key = COLUMNS[column].find((name) => row[name] !== undefined);
  return key === undefined ? '' : (row[key] ?? '').trim();
};

/** What was written, where Google has put a translation before it or behind it. */
const original = (comment: string): string =>
  comment
    .replace(/^\(Translated by Google\)[\s\S]*?\(Original\)/, '')
    .replace(/\(Translated by Google\)[\s\S]*$/, '')
    .trim();

const keyOf = (column: string): string => column.toLowerCase().replace(/[\s_-]/g, '');

function readTable(text: string, file: string): PlacedRow[] {
  const rows: PlacedRow[] = [];
  parse(text, {
    bom: true,
    columns: (names: string[]) => names.map(keyOf),
    delimiter: [',', ';', '\t'],
    relax_column_count: true,
    skip_empty_lines: true,
    onRecord: (record: Row, { lines }) => {
      rows.push({ row: record, place: `line ${lines}` });
      return null;
    },
  });
  const [first] = rows;
  if (!first) throw new Error(`${file} has no reviews.`);
  const missing = (['name', 'rating', 'quote'] as const).filter(
    (column) => !COLUMNS[column].some((key) => key in first.row),
  );
  if (missing.length > 0)
    throw new Error(
      `${file} has no column for ${missing.join(', ')}. Its first line names the columns: name, rating, quote, and perhaps date, source, link, location, service.`,
    );
  return rows;
}

function readJson(text: string, file: string): PlacedRow[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message}`, { cause: error });
  }
  const list: unknown = Array.isArray(data) ? data : Reflect.get(Object(data) as object, 'reviews');
  if (!Array.isArray(list) || list.length === 0)
    throw new Error(
      `${file} has no reviews. Expected { "reviews": [...] }, as Google's Takeout writes it, or a list of reviews.`,
    );
  return list.map((entry: unknown, index) => ({ row: jsonRow(entry), place: `review ${index + 1}` }));
}

/** Google names the reviewer in an object of its own. Other lists have the names of the columns as keys. */
function jsonRow(entry: unknown): Row {
  const { reviewer, starRating, comment, createTime } = Object(entry) as Record<string, unknown>;
  if (typeof reviewer === 'object')
    return {
      name: textOf(Reflect.get(Object(reviewer) as object, 'displayName')),
      rating: textOf(starRating),
      quote: textOf(comment),
      date: textOf(createTime),
      source: 'Google',
    };
  return Object.fromEntries(
    Object.entries(Object(entry) as object).map(([key, value]) => [keyOf(key), textOf(value)]),
  );
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
