import { basename } from 'node:path';
import { isFirmId } from '../firms/firm';
import { firmFiles, problemsOf, readFirmConfig } from '../firms/firmFile';
import { loadConfigCheck } from '../firms/widgetPrograms';
import { CommandError, errorMessage } from '../operations/log';
import { readSettings } from '../operations/settings';
import type { Command } from './command';

/** `check`: lists what is found in the configs of the firms, as `biosystem-widgets check` does of a file. */
export const check: Command = {
  options: ['firm'],
  parse: ({ firm }) => ({
    async withoutLeads(env, { console }) {
      const { firmsFolder } = readSettings(env);
      if (firmsFolder === undefined)
        throw new CommandError(
          'No firms: FIRMS_DIR is not set. The desk\'s own config is checked by "node dist/package/cli.js check demo/public/business.json".',
        );
      const ids = firmIds(firmsFolder);
      if (ids.length === 0) throw new CommandError(`FIRMS_DIR: the folder ${firmsFolder} holds no firm.`);
      if (firm !== undefined && !ids.includes(firm))
        throw new CommandError(`There is no file ${firm}.json in FIRMS_DIR.`);
      const findInConfig = await loadConfigCheck();
      let mistakes = 0;
      for (const id of firm === undefined ? ids : [firm]) {
        try {
          const config = readFirmConfig(firmsFolder, id);
          const findings = config && findInConfig(config);
          mistakes += findings?.mistakes ?? 0;
          console.log(`Firm ${id}\n\n${findings?.text ?? 'Its file names no config.\n'}`);
        } catch (error) {
          mistakes++;
          const problems = problemsOf(error).map((problem) => `  ${id}.json: ${problem}.\n`);
          console.log(`Firm ${id}\n\nCannot be used:\n${problems.join('')}`);
        }
      }
      return mistakes > 0 ? 1 : 0;
    },
  }),
};

function firmIds(folder: string): string[] {
  try {
    return firmFiles(folder)
      .map((file) => basename(file, '.json'))
      .filter(isFirmId)
      .toSorted();
  } catch (error) {
    throw new CommandError(`FIRMS_DIR: the folder ${folder} cannot be read: ${errorMessage(error)}`);
  }
}
