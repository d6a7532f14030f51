import { Hono } from 'hono';
import * as v from 'valibot';
import { firmToMake } from '../firms/seenFirms';
import { reject } from '../http/problem';
import { createToken, listTokens, maxTokenName, revokeToken, scopes } from '../leadApi/tokens';
import { note } from './activity';
import { type InboxEnv, type InboxOptions, ownerOnly, readJson } from './guards';

const newToken = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxTokenName)),
  scope: v.picklist(scopes),
  maySubscribe: v.optional(v.boolean(), false),
  /** Of who sees several. */
  firm: v.optional(v.string(), ''),
});

/** `GET /inbox/api/tokens` */
export interface TokenList {
  tokens: {
    id: string;
    firm: string;
    name: string;
    scope: 'read' | 'write';
    maySubscribe: boolean;
    usedAt: string | null;
  }[];
}

/** The tokens with which programs use the API: listed, made and revoked by owners. */
export function tokenRoutes({ store, firms }: InboxOptions): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();

  app.get('/tokens', ownerOnly, async (context) => {
    const rows = await store.use(({ db }) => listTokens(db, context.get('account').firms));
    const tokens = rows.map(({ id, firm, name, scope, may_subscribe, used_at }) => ({
      id,
      firm,
      name,
      scope,
      maySubscribe: may_subscribe === 1,
      usedAt: used_at,
    }));
    return context.json({ tokens } satisfies TokenList);
  });

  /** Answers with the token, which nobody can read later. */
  app.post('/tokens', ownerOnly, async (context) => {
    const sent = await readJson(context, newToken);
    const { name: account, firms: seen } = context.get('account');
    const firm = firmToMake(seen, sent?.firm);
    if (!sent || firm === undefined || (firm !== '' && firms.find(firm) === undefined))
      return reject(context, 400, 'inbox token name', 'Send a name, a scope, and a firm that there is.');
    const token = await store.write(async (transaction) => {
      await note(transaction, { account, firm, action: 'made a token', text: sent.name });
      return createToken(transaction, { ...sent, firm }, new Date());
    });
    return context.json({ token }, 201);
  });

  app.delete('/tokens/:id', ownerOnly, async (context) => {
    const { name: account, firms: seen } = context.get('account');
    const id = context.req.param('id');
    const revoked = await store.write(async (transaction) => {
      const known = (await listTokens(transaction, seen)).find((row) => row.id === id);
      if (!known) return false;
      await note(transaction, { account, firm: known.firm, action: 'revoked a token', text: known.name });
      return revokeToken(transaction, id, seen);
    });
    return revoked
      ? context.body(null, 204)
      : reject(context, 404, 'inbox token id', 'There is no such token.');
  });

  return app;
}
