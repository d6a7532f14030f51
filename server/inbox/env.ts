import type { HttpBindings } from '@hono/node-server';
import type { LeadFilter } from '../privacy/leadFilter';
import type { SessionRow } from '../storage/tables';
import type { Account } from './accounts';

/** The environment of the inbox's handlers: who is signed in, and which leads they see. */
export type InboxEnv = {
  Bindings: HttpBindings;
  Variables: { account: Account; session: SessionRow; visible: LeadFilter };
};
