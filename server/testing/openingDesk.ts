/** A process that opens the SQLite database of each folder that it is sent, and answers with what went wrong, or nothing. */
import { openDatabase } from '../storage/database';

process.on('message', (folder: string) => {
  openDatabase({ kind: 'sqlite', folder })
    .then((opened) => opened.close())
    .then(
      () => process.send?.(''),
      (error) => process.send?.(String(error)),
    );
});
process.on('disconnect', () => process.exit());
