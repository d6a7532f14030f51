import { firmsOf } from '../firms/firmsOf';
import { createToken, listTokens, maxTokenName, revokeToken, scopes } from '../leadApi/tokens';
import { CommandError } from '../operations/log';
import type { Command } from './command';

/** `token <name>`: prints a new token of the API; without a name it lists those that there are. */
export const token: Command = {
  options: ['firm', 'scope', 'subscribe', 'revoke'],
  takesArgument: true,
  parse({ firm, scope = 'read', subscribe: maySubscribe = false, revoke }, name) {
    const chosen = scopes.find((one) => one === scope);
    if (!chosen) return `--scope is ${scopes.join(' or ')}, not "${scope}".`;
    if (name !== undefined && (name.trim() === '' || name.length > maxTokenName))
      return `A token's name has 1 to ${maxTokenName} characters.`;
    if (revoke && name === undefined) return 'Name the token that is to be revoked, as "token" lists it.';
    return async (store, { stdout, console }, settings) => {
      if (firm && firmsOf(settings).find(firm) === undefined)
        throw new CommandError(`There is no file ${firm}.json in FIRMS_DIR.`);
      const known = await store.use(({ db }) => listTokens(db, firm === undefined ? undefined : [firm]));
      if (name === undefined) {
        for (const { name: one, firm: of, scope: may, may_subscribe, used_at } of known)
          stdout.write(
            `${one}: may ${may}${may_subscribe ? ' and subscribe' : ''}${of && `, firm ${of}`}, last used ${used_at ?? 'never'}\n`,
          );
        if (known.length === 0) console.warn('There are no tokens.');
        return;
      }
      const same = known.filter((row) => row.name === name && row.firm === (firm ?? ''));
      if (revoke) {
        if (same.length === 0) throw new CommandError(`There is no token "${name}".`);
        await store.write(async (transaction) => {
          for (const { id } of same) await revokeToken(transaction, id, [firm ?? '']);
        });
        console.warn(`The token "${name}" counts no more.`);
        return;
      }
      if (same.length > 0)
        throw new CommandError(
          `There is a token "${name}" already. Revoke it first, or choose another name.`,
        );
      const made = await store.write((transaction) =>
        createToken(transaction, { firm: firm ?? '', name, scope: chosen, maySubscribe }, new Date()),
      );
      stdout.write(`${made}\n`);
      console.warn(
        `Whoever has this token ${chosen === 'read' ? 'reads' : 'reads and changes'} all leads${firm ? ` of ${firm}` : ''}. It is shown only now.`,
      );
    };
  },
};
