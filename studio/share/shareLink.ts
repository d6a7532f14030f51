/**
 * A draft as a part of an address: `<format>.<base64url of deflated JSON>`. It stands in the hash, which browsers send to no
 * server.
 */
import * as v from 'valibot';
import { type Draft, NAME_LIMIT } from '../draft/draft';
import { asConfig, SIZE_LIMIT } from '../draft/readConfig';
import { readLimited } from '../draft/readLimited';
import type { PriceAnswers, PriceCheck } from '../prices/priceCheck';

/** What a link holds: a draft that gets an id where it is opened. */
export type SharedDraft = Omit<Draft, 'id'>;

/** Grows when a link of today could no longer be read. */
const FORMAT = 1;

/** The JSON in a link. JSON has no undefined, so items without a number of units are `[id, null]`. */
interface LinkContent {
  name: string;
  config: unknown;
  priceChecks: (Pick<PriceCheck, 'name' | 'expected'> & {
    answers: Omit<PriceAnswers, 'items'> & { items: [id: string, units: number | null][] };
  })[];
}

/** Of the work itself: ids would only make the link longer. */
const contentOf = ({ name, config, priceChecks }: SharedDraft): LinkContent => ({
  name,
  config,
  priceChecks: priceChecks.map((check) => ({
    name: check.name,
    expected: check.expected,
    answers: {
      ...check.answers,
      items: Object.entries(check.answers.items).map(([item, units]) => [item, units ?? null]),
    },
  })),
});

export async function encodeDraft(draft: SharedDraft): Promise<string> {
  const json = new Blob([JSON.stringify(contentOf(draft))]);
  const deflated = json.stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  return `${FORMAT}.${toBase64Url(bytes)}`;
}

/** Why a link holds no draft that can be opened. */
export type LinkFault = 'broken' | 'newer';

/**
 * The draft that a part of an address holds. Whoever made the link may have put anything in it: no more is unpacked than a
 * config may have.
 */
export async function decodeDraft(text: string): Promise<SharedDraft | LinkFault> {
  const [, format = '', data = ''] = /^(\d{1,6})\.([\w-]+)$/.exec(text) ?? [];
  if (Number(format) > FORMAT) return 'newer';
  if (Number(format) !== FORMAT) return 'broken';
  try {
    const inflated = new Blob([fromBase64Url(data)])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'));
    return draftOf(JSON.parse(await readLimited(inflated, SIZE_LIMIT)));
  } catch {
    return 'broken'; // cut off, or changed on its way, or larger than a draft
  }
}

const contentSchema = v.object({
  name: v.string(),
  config: v.unknown(),
  priceChecks: v.array(
    v.object({
      name: v.string(),
      expected: v.object({ min: v.number(), max: v.number() }),
      answers: v.object({
        items: v.array(v.tuple([v.string(), v.nullable(v.number())])),
        questions: v.record(v.string(), v.union([v.string(), v.boolean(), v.number()])),
        zip: v.string(),
      }),
    }),
  ),
});

/** @throws Error where it is none */
function draftOf(json: unknown): SharedDraft {
  const { name, config, priceChecks } = v.parse(contentSchema, json);
  return {
    name: name.slice(0, NAME_LIMIT),
    config: asConfig(config),
    priceChecks: priceChecks.map(({ answers, ...check }) => ({
      ...check,
      id: crypto.randomUUID(),
      answers: {
        ...answers,
        items: Object.fromEntries(answers.items.map(([item, units]) => [item, units ?? undefined])),
      },
    })),
  };
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws DOMException where it is none */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
