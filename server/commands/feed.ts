import { createFeed, revokeFeed } from '../appointments/calendarFeeds';
import { firmsOf } from '../firms/firmsOf';
import { CommandError } from '../operations/log';
import type { Command } from './command';

/** `feed`: prints a new address at which calendars read the appointments of a firm or crew, in place of the one before. */
export const feed: Command = {
  options: ['firm', 'crew', 'revoke'],
  parse:
    ({ firm = '', crew = '', revoke }) =>
    async (store, { stdout, console }, settings) => {
      if (firm !== '' && firmsOf(settings).find(firm) === undefined)
        throw new CommandError(`There is no file ${firm}.json in FIRMS_DIR.`);
      const { deskUrl } = settings;
      if (!revoke && deskUrl === undefined)
        throw new CommandError(
          "DESK_URL is not set: it says the desk's public address, where calendars read the feed.",
        );
      const whose = { firm, crew };
      const what = `the feed of ${crew === '' ? 'all crews' : `the crew ${crew}`}`;
      if (revoke) {
        const isRevoked = await store.write((transaction) => revokeFeed(transaction, whose));
        console.warn(
          isRevoked ? `The address of ${what} leads nowhere now.` : `There is no address of ${what}.`,
        );
        return;
      }
      const path = await store.write((transaction) => createFeed(transaction, whose, new Date()));
      stdout.write(`${deskUrl}${path}\n`);
      console.warn(
        `Whoever has this address reads names, phones and addresses in ${what}. One made before leads nowhere now.`,
      );
    },
};
