import type { ConfigJson } from '../content/resolved';
import { settingOf } from './elements';
import { isWebAddress, type Network, textOf } from './network';
import type { Page } from './page';
import { error, type Found, unchecked } from './rule';

/** A config that a page names, or why there is none. */
export type ReadConfig = { config: ConfigJson } | Found;

/** Whether the config stands in the page itself. */
export const isInline = (source: string): boolean => source.trimStart().startsWith('{');

/** Reads a config as the widgets do. */
export async function readConfig(source: string, page: Page, network: Network): Promise<ReadConfig> {
  if (isInline(source)) return parsed(source, 'The config');
  const url = page.resolve(source);
  if (!url) return unchecked('The config: its address begins at the page’s own, which is not known.');
  if (!isWebAddress(url))
    return error('The config’s address is no http(s) address.', 'Write one that begins with https:// or /.');
  const answer = await network.get(url);
  if (answer === 'mixed') return unchecked('The config: it comes by http.');
  if (answer === 'forbidden') return unchecked('The config: the page’s policy forbids to load it.');
  if (answer === 'unreadable')
    return url.origin === page.address?.origin
      ? unchecked(`The config: only pages of ${url.origin} may read it.`)
      : error(
          `The config at ${url.href} does not answer, or may not be read by other pages (CORS).`,
          'Open its address in a tab. If it is there, its server has to send Access-Control-Allow-Origin; the desk does so for /configs/.',
        );
  if (!answer.ok)
    return error(
      `There is no config at ${url.href}: the server answers ${answer.status}.`,
      'Correct the address, or put the file there.',
    );
  return parsed(textOf(answer), `The config at ${url.href}`);
}

function parsed(json: string, subject: string): ReadConfig {
  try {
    const config: unknown = JSON.parse(json);
    if (typeof config === 'object' && config !== null && !Array.isArray(config))
      return { config: config as ConfigJson };
    return error(`${subject} is no object.`, 'It begins with { and ends with }.');
  } catch (cause) {
    return error(
      `${subject} is no valid JSON${placeIn(json, cause)}.`,
      'Correct it in “Edit” of the studio, which writes no mistakes of this kind.',
    );
  }
}

/** Where the parser stopped, as far as it tells. */
function placeIn(json: string, cause: unknown): string {
  const message = cause instanceof Error ? cause.message : '';
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line !== undefined) return `: the mistake is in line ${line}, column ${column}`;
  const position = /position (\d+)/.exec(message)?.[1];
  const lines = json.slice(0, position === undefined ? json.length : Number(position)).split('\n');
  if (position === undefined && !/end/i.test(message)) return '';
  return `: the mistake is in line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** Of a widget without one. */
export const NONE: ConfigJson = {};

/** The config that a widget takes: none is the built-in firm's. `unknown`: it cannot be read. */
export async function configFor(
  element: Element,
  page: Page,
  network: Network,
): Promise<ConfigJson | 'unknown'> {
  const setting = settingOf(element, 'config');
  if (!setting) return NONE;
  const read = await readConfig(setting.value, page, network);
  return 'config' in read ? read.config : 'unknown';
}
