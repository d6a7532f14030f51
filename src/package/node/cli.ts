#!/usr/bin/env node
/** The command `biosystem-widgets` of the npm package. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import * as v from 'valibot';
import { languageTag } from '../../content/fields';

const USAGE = `Usage: biosystem-widgets render <in.html> [-o <out.html>] [--root <folder>] [--hashes]
       biosystem-widgets check <business.json> [--language <tags>]

render puts the first state of every widget into a page:
  -o, --output   where the page is written (default: standard output)
  --root         the folder that a config path beginning with "/" is found in (default: that of the page)
  --hashes       prints what the page's Content-Security-Policy must allow in style-src and script-src

check lists what of a config is a mistake, still the built-in example's, not named, or not translated:
  --language     the languages whose texts it looks for, such as de,es (default: those that the config names)

Exit codes: 0 without a mistake, also where something is built in, not named or not translated;
1 where the config has a mistake or a file cannot be used; 2 where the command itself is wrong.`;

class UsageError extends Error {}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof UsageError ? `${message}\n\n${USAGE}` : message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function main([command, ...args]: string[]): Promise<number> {
  if ([command, ...args].includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  switch (command) {
    case 'render': {
      const { file, values } = readArguments(args, {
        output: { type: 'string', short: 'o' },
        root: { type: 'string' },
        hashes: { type: 'boolean', default: false },
      });
      // Its widgets take longer to load than a config to check.
      const { render } = await import('./render');
      await render(file, values);
      return 0;
    }
    case 'check': {
      const { file, values } = readArguments(args, { language: { type: 'string' } });
      const languages = values.language === undefined ? undefined : readTags(values.language);
      const { check } = await import('./check');
      return (await check(file, languages)) ? 0 : 1;
    }
    default:
      throw new UsageError(command === undefined ? 'Which command?' : `There is no command "${command}".`);
  }
}

/** @throws UsageError */
function readTags(list: string): string[] {
  const tags = list.split(',').map((tag) => tag.trim());
  if (!tags.every((tag) => v.is(languageTag, tag)))
    throw new UsageError(`--language needs language tags such as de,pt-BR, not "${list}".`);
  return tags;
}

/** @throws UsageError */
function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file === undefined) throw new Error('Which file?');
    if (others.length > 0) throw new Error(`"${others.join(' ')}" is too much.`);
    return { file, values };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
