/**
 * A draft as a part of an address: `<format>.<base64url of deflated JSON>`. It stands in the hash, which browsers send to no
 * server.
 */
import * as v from 'valibot';
import { asConfig, readLimited } from '../../src/content/readConfig';
import { type Draft, NAME_LIMIT, newId } from '../draft/draft';

/** What a link holds: a draft that gets an id where it is opened. */
export type SharedDraft = Omit<Draft, 'id'>;

/** Grows when a link of today could no longer be read. */
const FORMAT = 1;

/** The JSON in a link: the work itself. Ids would only make the link longer. */
const contentOf = ({ name, config, priceChecks }: SharedDraft) => ({
  name,
  config,
  priceChecks: priceChecks.map(({ name: checkName, answers, expected }) => ({
    name: checkName,
    answers,
    expected,
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
    return draftOf(JSON.parse(await readLimited(inflated)));
  } catch {
    return 'broken'; // cut off, or changed on its way, or larger than a draft
  }
}

const number = v.number();
const contentSchema = v.object({
  name: v.string(),
  config: v.unknown(),
  priceChecks: v.array(
    v.object({
      name: v.string(),
      expected: v.object({ min: number, max: number, from: v.exactOptional(v.literal(true)) }),
      answers: v.object({
        items: v.array(v.string()),
        quantities: v.record(v.string(), v.nullable(number)),
        questions: v.record(v.string(), v.nullable(v.union([v.string(), number]))),
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
    priceChecks: priceChecks.map((check) => ({ ...check, id: newId() })),
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
