/** A firm's config as a file, with the files of its other languages beside it. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseJsonFile } from '../../content/jsonFile';

interface Config {
  $schema?: unknown;
  version?: unknown;
  texts?: object;
  translations?: object;
}

/** Of `acme.es.json` or `acme.pt-BR.json` beside `acme.json` the tag of its language. */
const LANGUAGE = /^\.([A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*)\.json$/;

const isObject = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readUtf8 = (path: string): string => readFileSync(path, 'utf8');

/** The paths of the files with a config's translations, by language. */
export function languageFiles(path: string): Record<string, string> {
  const name = basename(path, '.json');
  return Object.fromEntries(
    readdirSync(dirname(path), { withFileTypes: true })
      // A link may lead to a file with passwords, and anybody can read a config.
      .filter((file) => file.isFile() && file.name.startsWith(name))
      .flatMap((file) => {
        const [, tag] = LANGUAGE.exec(file.name.slice(name.length)) ?? [];
        return tag === undefined ? [] : [[tag, join(dirname(path), file.name)]];
      }),
  );
}

/**
 * @param read the text of a file. @default reads any file
 * @returns the parsed config, with its further languages as its `translations`: `acme.es.json` beside `acme.json` needs no
 *   further declaration.
 * @throws where a file cannot be read or is no JSON. The message says where, and of a further language in which file.
 */
export function readConfigFile(path: string, read = readUtf8): unknown {
  const config = parseJsonFile(read(path));
  const files = Object.entries(languageFiles(path));
  if (!isObject(config)) return config;
  return files.reduce(
    (joined, [tag, file]) => withLanguage(joined, tag, readLanguageFile(file, read)),
    config,
  );
}

/** Messages have languages anyway: they join those of the config. */
function withLanguage(config: Config, tag: string, { texts, ...facts }: Config): Config {
  return {
    ...config,
    texts: { ...config.texts, ...texts },
    translations: { ...config.translations, [tag]: facts },
  };
}

function readLanguageFile(path: string, read: typeof readUtf8): Config {
  try {
    const { $schema: _, version: __, ...facts } = Object(parseJsonFile(read(path))) as Config;
    return facts;
  } catch (error) {
    throw new Error(`in ${basename(path)}: ${(error as Error).message}`, { cause: error });
  }
}

/** Of a file that was named on the command line. @throws Error with a sentence that names the file. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(`${file} ${REASONS[code] ?? `cannot be read (${code})`}.`, { cause: error });
  }
}

const REASONS: Record<string, string> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder',
  EACCES: 'may not be read by you',
};
