/** A site with an address of its own is no trial: it shows no testimonial that is a sample. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FIRM_FILE = join(import.meta.dirname, '../../demo/public/business.json');

/** The anchor of the testimonials on the home page. */
const ANCHOR = /^\/?#testimonials$/;

interface Link {
  href?: string;
}

/** As much of the firm's file as matters here. */
interface FirmFile {
  testimonials?: readonly { sample?: boolean }[];
  menu?: readonly Link[];
  footer?: readonly { links: readonly Link[] }[];
}

const isLive = (): boolean => Boolean(process.env['SITE_ADDRESS']);

const readFirmFile = (): FirmFile => JSON.parse(readFileSync(FIRM_FILE, 'utf8')) as FirmFile;

/** How many testimonials this build leaves out. */
export const samplesLeftOut = (): number =>
  isLive() ? (readFirmFile().testimonials ?? []).filter(({ sample }) => sample).length : 0;

/**
 * The firm's facts, or their translation, without samples where the site has an address; and without the links to the
 * testimonials where none is left. Entries of a translation stand in the same order as those of the firm's file.
 */
export function withoutSamples<Facts extends object>(facts: Facts): Facts {
  if (samplesLeftOut() === 0) return facts;
  const { testimonials = [], menu = [], footer = [] } = readFirmFile();
  const isNoneLeft = testimonials.every(({ sample }) => sample);
  const isKept = (link: Link | undefined) => !isNoneLeft || !ANCHOR.test(link?.href ?? '');
  const lists: Record<string, (entries: readonly unknown[]) => readonly unknown[]> = {
    testimonials: (entries) => entries.filter((_, place) => !testimonials[place]?.sample),
    menu: (entries) => entries.filter((_, place) => isKept(menu[place])),
    footer: (columns) =>
      columns.map((column, place) => {
        const links: unknown = Reflect.get(Object(column), 'links');
        if (!Array.isArray(links)) return column;
        return { ...Object(column), links: links.filter((_, at) => isKept(footer[place]?.links[at])) };
      }),
  };
  return Object.fromEntries(
    Object.entries(facts).map(([topic, value]: [string, unknown]) => [
      topic,
      Array.isArray(value) ? (lists[topic]?.(value) ?? value) : value,
    ]),
  ) as Facts;
}
