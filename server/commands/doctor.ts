import { reasonOf } from '../doctor/advice';
import { newMarkedLead, removeMarked } from '../doctor/markedLead';
import type { Finding, Part } from '../doctor/part';
import { partsOf } from '../doctor/parts';
import { firmsOf } from '../firms/firmsOf';
import { CommandError } from '../operations/log';
import type { Command } from './command';

/**
 * `doctor`: sends a marked lead the way of every lead, says of each part whether it works, and names the first that does not.
 * Nothing of the lead stays, also where it is interrupted; what a run left behind that was killed, the next one removes, or the desk
 * within two hours.
 */
export const doctor: Command = {
  options: ['firm'],
  parse:
    ({ firm: id = '' }) =>
    async (store, { console }, settings) => {
      const firms = firmsOf(settings);
      const firm = id === '' ? firms.own : firms.find(id);
      if (firm === undefined) throw new CommandError(`There is no file ${id}.json in FIRMS_DIR.`);
      if (firm === 'unusable')
        throw new CommandError(`The file ${id}.json cannot be used: see what is said of it above.`);
      await removeMarked(store).catch(() => 0); // where there is no database, storage is found broken
      const lead = newMarkedLead();
      let firstBroken: string | undefined;
      const onSignal = () => void removeMarked(store).finally(() => process.exit(1));
      for (const signal of signals) process.once(signal, onSignal);
      try {
        for (const part of partsOf({ firm, settings, store, lead }))
          for (const finding of await findingsOf(part)) {
            console.log(format(part, finding));
            if (finding.state === 'broken')
              firstBroken ??= `The first part that does not work: ${part.name}. ${finding.fix}`;
          }
      } finally {
        for (const signal of signals) process.off(signal, onSignal);
        await removeMarked(store).catch(() => 0);
      }
      if (firstBroken !== undefined) throw new CommandError(`\n${firstBroken}`);
      console.log('\nLeads arrive.');
    },
};

const signals = ['SIGINT', 'SIGTERM'] as const;

async function findingsOf(part: Part): Promise<readonly Finding[]> {
  try {
    return await part.check();
  } catch (error) {
    return [{ state: 'broken', says: reasonOf(error), fix: part.fix(error) }];
  }
}

const words: Readonly<Record<Finding['state'], string>> = {
  works: 'works',
  'not checked': 'not checked',
  warning: 'WARNING',
  broken: 'BROKEN',
};

const format = ({ name }: Part, finding: Finding): string => {
  const line = `${words[finding.state].padEnd(12)} ${name}: ${finding.says}`;
  return 'fix' in finding ? `${line}\n${' '.repeat(13)}${finding.fix}` : line;
};
