import { markedByHand } from '../../src/domain/leadStates';
import { byId } from '../privacy/leadFilter';
import type { Command } from './command';
import { CommandError } from './commandError';
import { idOptionError } from './idOption';

/** `mark`: marks one lead as suspect, or with `--clear` takes the mark away. */
export const mark: Command = {
  options: ['clear'],
  takesArgument: true,
  parse: ({ clear = false }, id) =>
    idOptionError(id) ??
    (async (store, { console }) => {
      const { numUpdatedRows } = await store.write((transaction) =>
        transaction
          .updateTable('leads')
          .set({ suspect: clear ? null : markedByHand })
          .where(byId(id ?? ''))
          .executeTakeFirstOrThrow(),
      );
      if (numUpdatedRows === 0n) throw new CommandError(`There is no lead ${id}.`);
      console.log(clear ? 'No longer marked as suspect.' : 'Marked as suspect.');
    }),
};
